"""A server under test: started on a free port of the loopback, watched through /proc, ended at the end of `with`."""
import http.client
import os
import re
import signal
import socket
import subprocess
import tempfile
import time

TICKS = os.sysconf("SC_CLK_TCK")


def free_port():
    """Returns a free port, for servers that do not report theirs."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


class Server:
    def __init__(self, *command, port=None):
        self.command = command
        self.port = port

    def __enter__(self):
        # The log goes to a file, which takes a line for every request without blocking the server.
        self.log = tempfile.TemporaryFile("w+")
        self.started = time.monotonic()
        self.process = subprocess.Popen(self.command, stderr=self.log)
        while self.process.poll() is None and time.monotonic() < self.started + 20:
            if self.port is None:
                self.port = self.port_told()
            elif self.is_listening():
                return self
            else:
                time.sleep(0.0005)
        self.process.kill()
        raise RuntimeError(f"{self.command[0]} did not listen")

    def port_told(self):
        self.log.seek(0)
        found = re.search(r'"address":"127\.0\.0\.1:(\d+)"', self.log.read())
        return int(found[1]) if found else None

    def is_listening(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

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
