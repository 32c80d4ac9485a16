"""Firefox, driven by Marionette."""

import base64
import time

from marionette_driver.by import By
from marionette_driver.marionette import Marionette


class Firefox:
    """A browser whose log goes to the file `log`.

    The driver first removes the file at that path, which must not be a device.
    """

    def __init__(self, address, log):
        self.address = address
        self.driver = Marionette(
            bin="/usr/bin/firefox-esr", headless=True, app_args=["--remote-allow-system-access"],
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
        for _ in range(200):
            time.sleep(0.1)
            if self.run("const {asked, answered} = document.body.dataset; return asked && asked === answered"):
                return
        raise TimeoutError("Firefox shows no answer")

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def svg(self):
        return self.run("return document.getElementById('picture').shadowRoot.firstElementChild.outerHTML")

    def status(self):
        return self.run("return document.getElementById('status').textContent")

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
