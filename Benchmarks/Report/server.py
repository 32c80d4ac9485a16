"""A server under test: started on a free port of the loopback, watched through /proc, ended at the end of `with`."""
import http.client
import os
import re
import signal
import subprocess
import tempfile
import time

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    def __init__(self, *command):
        self.command = command

    def __enter__(self):
        # A file, which takes a line for every request and holds nobody up.
        self.log = tempfile.TemporaryFile("w+")
        self.started = time.monotonic()
        self.process = subprocess.Popen(self.command, stderr=self.log)
        while self.process.poll() is None and time.monotonic() < self.started + 20:
            self.log.seek(0)
            found = re.search(r'"address":"127\.0\.0\.1:(\d+)"', self.log.read())
            if found:
                self.port = int(found[1])
                return self
            time.sleep(0.0005)
        self.process.kill()
        raise RuntimeError(f"{self.command[0]} did not listen")

    def __exit__(self, *error):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()

    def seconds_to_first_200(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        connection.request("GET", "/livez")
        status = connection.getresponse().status
        elapsed = time.monotonic() - self.started
        connection.close()
        if status != 200:
            raise RuntimeError(f"/livez answered {status}")
        return elapsed

    def sizes_of_answers(self, bodies):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        sizes = []
        for body in bodies:
            connection.request("POST", "/transition", body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            sizes.append(len(answer.read()))
            if answer.status != 200:
                raise RuntimeError(f"a body of the load was answered {answer.status}")
        connection.close()
        return sizes

    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_bytes(self, name="VmRSS"):
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(rf"{name}:\s+(\d+) kB", file.read())[1]) * 1024
