#!/bin/sh
# new_gallery.sh PROGRAM [NAME ...]: takes the pictures of resources/screenshots anew, all or those of these names, and
# reduces their colours (needs ImageMagick's convert).
set -eu
program=$1
shift
shots=$(cd "$(dirname "$0")/../../resources/screenshots" && pwd)
raw=$(mktemp -d)
trap 'rm -rf "$raw"' EXIT
QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 "$program" "$raw" "$@"
for picture in "$raw"/*.png; do
  name=${picture##*/}
  case $name in
    table-*) colours=220 ;;
    *) colours=160 ;;
  esac
  convert "$picture" -strip -colors $colours -define png:exclude-chunk=date,time "PNG8:$shots/$name"
done
