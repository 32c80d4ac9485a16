"""A separate folder for a test."""

import contextlib
import os
import pathlib
import shutil
import tempfile
import time


@contextlib.contextmanager
def own_folder():
    """Makes a folder that is the home and the temporary folder of the programs that a test starts, and removes it
    afterwards.

    It keeps the files that browsers would otherwise put into the user's home folder.
    """
    folder = tempfile.mkdtemp()
    tempfile.tempdir = folder
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        del os.environ[name]
    os.environ.update(HOME=folder, TMPDIR=folder)
    try:
        yield pathlib.Path(folder)
    finally:
        # The helper processes of a browser that has just ended may still write files.
        for _ in range(100):
            shutil.rmtree(folder, ignore_errors=True)
            if not os.path.exists(folder):
                break
            time.sleep(0.1)
