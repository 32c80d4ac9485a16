"""The browser of tests that need none of its windows."""

# The program itself, since ending Debian's script of that name would leave the browser running.
CHROMIUM_SHELL = "/usr/lib/chromium/chromium-headless-shell"
