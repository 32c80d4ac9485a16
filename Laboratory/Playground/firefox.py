"""Firefox, driven by Marionette."""

import base64
import pathlib
import subprocess
import time

from marionette_driver.by import By
from marionette_driver.marionette import Marionette

FREE_PORT = pathlib.Path(__file__).resolve().parents[2] / "Scripts" / "free-port"


class Firefox:
    """A browser whose log goes to the file `log`.

    The driver first removes the file at that path, which must not be a device.
    """

    def __init__(self, address, log):
        self.address = address
        # The driver's own port may be that of another test.
        port = int(subprocess.run([FREE_PORT], check=True, capture_output=True, text=True, timeout=60).stdout)
        self.driver = Marionette(
            port=port, bin="/usr/bin/firefox-esr", headless=True, app_args=["--remote-allow-system-access"],
            prefs={"ui.prefersReducedMotion": 1}, gecko_log=str(log))
        self.driver.start_session()
        self.driver.timeout.script = 20
        self.driver.set_window_rect(width=1200, height=900)

    def open(self, path):
        # A link that differs only in its fragment would not be loaded again.
        self.driver.navigate("about:blank")
        self.driver.navigate(path if path.startswith("http") else self.address + path)
        self.settle()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, script_args=arguments)

    def settle(self):
        self.until("const {asked, answered, busy} = document.body.dataset; return asked && asked === answered && busy === undefined")

    def until(self, script):
        for _ in range(1000):
            time.sleep(0.02)
            if self.run(script):
                return
        raise TimeoutError(script)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def svg(self):
        return self.run("return document.getElementById('picture').shadowRoot.firstElementChild.outerHTML")

    def status(self):
        return self.run("return document.getElementById('status').textContent")

    def look(self, width=None, scheme="light", zoom=1, text_zoom=1):
        """Sets the width and the scheme of what follows, and how far it is zoomed in, as the browser's own menu does.

        A window cannot be as narrow as a phone, so the page has only a part of it."""
        self.driver.set_window_rect(width=max(width or 1200, 500), height=900)
        with self.driver.using_context("chrome"):
            self.run("""
                const [width, scheme, zoom, textZoom] = arguments;
                const {style, browsingContext} = gBrowser.selectedBrowser;
                style.maxWidth = width ? `${width}px` : "";
                Object.assign(browsingContext, {fullZoom: zoom, textZoom});
                Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", Number(scheme === "light"));
            """, width, scheme, zoom, text_zoom)
        self.until(f"return innerWidth === {int((width or 1200) / zoom)} && devicePixelRatio === {zoom}")

    def pen(self, name, x, y):
        """Sends an event of a pen, which the driver's actions do not have."""
        self.driver.execute_script("""
            const [name, x, y] = arguments;
            window.synthesizeMouseEvent(name, x, y, {inputSource: 2, clickCount: 1, button: 0, buttons: Number(name !== "mouseup")});
        """, script_args=[name, x, y], sandbox="system")

    def clipboard(self):
        with self.driver.using_context("chrome"):
            return self.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")

    def messages(self):
        """Returns the console messages of the page."""
        with self.driver.using_context("chrome"):
            script = "return Services.console.getMessageArray().map((one) => String(one.message))"
            return [one for one in self.run(script) if self.address in one]

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.driver.screenshot(full=False)))

    def close(self):
        self.driver.quit()
        self.driver.cleanup()
