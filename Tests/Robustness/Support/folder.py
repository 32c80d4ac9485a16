"""A folder of a test's own."""

import contextlib
import os
import pathlib
import shutil
import tempfile
import time


@contextlib.contextmanager
def own_folder():
    """A folder that is the home and the temporary folder of the programs a test starts, and is removed afterwards.

    Browsers keep there what they would otherwise put into the home folder of whoever runs the test.
    """
    folder = tempfile.mkdtemp()
    tempfile.tempdir = folder
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        del os.environ[name]
    os.environ.update(HOME=folder, TMPDIR=folder)
    try:
        yield pathlib.Path(folder)
    finally:
        # The helpers of a browser that has just ended may still be writing.
        for _ in range(100):
            shutil.rmtree(folder, ignore_errors=True)
            if not os.path.exists(folder):
                break
            time.sleep(0.1)
