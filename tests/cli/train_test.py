#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""`elgrande-lab train` ($1): a run that is killed and resumed ends as one that never stopped; what cannot be resumed, or
written, is refused at once and loses nothing."""

import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

LAB = sys.argv[1]
OPTIONS = ["--generations", "3", "--games", "24", "--gate", "4", "--greedy", "4", "--epochs", "1", "--seed", "7"]
PATIENCE = 60  # seconds


def train(out, *more, options=OPTIONS):
    return subprocess.run([LAB, "train", "--out", out, *options, *more], capture_output=True, text=True, check=False)


def weights(out):
    return [line for line in Path(f"{out}.weights").read_text().splitlines() if not line.startswith("#")]


def curve(out):
    rows = [line.split(",") for line in Path(f"{out}.csv").read_text().splitlines()]
    return [row[:1] + row[2:] for row in rows]  # without the hours


class Train(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = Path(folder.name) / "run"

    def break_off(self):
        """A run that has had one generation and was killed in the second or third."""
        running = subprocess.Popen([LAB, "train", "--out", self.out, *OPTIONS], stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not Path(f"{self.out}.run").exists() and time.monotonic() < end:
            time.sleep(0.01)
        running.kill()
        running.wait()
        self.assertLess(len(curve(self.out)), 1 + 3, "it had ended")

    def refused(self, said, *more, options=OPTIONS):
        before = {path.name: path.read_bytes() for path in self.out.parent.iterdir()}
        done = train(self.out, *more, options=options)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn(said, done.stderr)
        self.assertEqual(done.stdout, "")  # no generation was played
        self.assertEqual(before, {path.name: path.read_bytes() for path in self.out.parent.iterdir()})

    def test_resumed_run_ends_as_one_that_never_stopped(self):
        whole = self.out.with_name("whole")
        self.assertEqual(train(whole).returncode, 0)
        self.break_off()
        self.assertEqual(train(self.out, "--resume").returncode, 0)
        self.assertEqual(weights(self.out), weights(whole))
        self.assertEqual(curve(self.out), curve(whole))
        self.assertEqual(len(curve(whole)), 1 + 3)

    def test_run_that_cannot_go_on_is_refused(self):
        self.refused("run.run", "--resume")  # there is none
        self.break_off()
        self.refused("other options: --from  --generations 3", "--resume", options=[*OPTIONS[:-1], "8"])
        state = Path(f"{self.out}.run")
        good = state.read_bytes()
        for bad, said in ((good[:-100], "is damaged"), (b"x" + good[1:], "not a training run"), (b"", "not a training run"),
                          (good[:5] + b"\x7f" + good[6:], "another version")):
            state.write_bytes(bad)
            self.refused(said, "--resume")

    def test_place_that_cannot_be_written_is_told_before_a_game_is_played(self):
        self.out = self.out.parent / "run"
        (self.out.parent / "run.weights").mkdir()
        done = train(self.out)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout, "")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
