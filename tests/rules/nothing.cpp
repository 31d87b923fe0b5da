// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the libraries of app and views are linked with one by one.
int main() { return 0; }
