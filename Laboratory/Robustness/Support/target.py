"""A server under test: the product, or the naive stand-in on which a row must fail."""

import contextlib
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
NAIVE = pathlib.Path(__file__).parent / "naive.py"
TICKS = os.sysconf("SC_CLK_TCK")
KEPT = 8 << 20


class Target:
    """A server process on a port of the loopback interface, watched through /proc; its log is kept up to a limit."""

    def __init__(self, command, *flags):
        self.command = command
        started = time.monotonic()
        self.process = subprocess.Popen([*command, *flags], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
        self.pid = self.process.pid
        self.log = b""
        self.listens = threading.Event()
        self.reader = threading.Thread(target=self.read_log, daemon=True)
        self.reader.start()
        self.listens.wait(timeout=20)
        found = re.search(rb'"address":"127\.0\.0\.1:(\d+)"', self.log)
        if not found:
            self.kill()
            raise RuntimeError(f"{command[0]} does not listen: {self.log[:500]!r}")
        self.port = int(found[1])
        self.seconds_to_start = time.monotonic() - started

    def read_log(self):
        while piece := os.read(self.process.stderr.fileno(), 1 << 20):
            if len(self.log) < KEPT:
                self.log += piece
            if b'"address"' in self.log:
                self.listens.set()
        self.listens.set()

    @property
    def is_alive(self):
        return self.process.poll() is None

    def resident(self):
        """Returns the resident memory, in bytes."""
        with open(f"/proc/{self.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+) kB", file.read())[1]) << 10

    def peak(self):
        """Returns the peak of the resident memory since `forget_peak`, in bytes."""
        with open(f"/proc/{self.pid}/status") as file:
            return int(re.search(r"VmHWM:\s+(\d+) kB", file.read())[1]) << 10

    def forget_peak(self):
        with open(f"/proc/{self.pid}/clear_refs", "w") as file:
            file.write("5")

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def processor(self):
        """Returns the processor time so far, in seconds."""
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def connect(self, timeout=10.0, receive_buffer=None, address=None):
        client = socket.socket()
        client.settimeout(timeout)
        if address:
            client.bind((address, 0))
        if receive_buffer:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        try:
            client.connect(("127.0.0.1", self.port))
        except OSError:
            client.close()
            raise
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return client

    def ask_to_stop(self):
        self.process.send_signal(signal.SIGTERM)

    def stop(self):
        """Asks the process to stop and returns its exit code; kills it if it does not stop."""
        if self.is_alive:
            self.ask_to_stop()
        try:
            return self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.kill()
            return None

    def kill(self):
        self.process.kill()
        self.process.wait()

    def computed(self, path, body):
        """Returns the expected body of the answer, computed without a server."""
        return subprocess.run(
            [self.command[0], path.strip("/"), "-"], input=body, capture_output=True, check=True, timeout=30
        ).stdout


class StandIn(Target):
    """The naive server, which answers a POST with its own body."""

    def computed(self, path, body):
        return body


class Starter:
    """Starts servers for a row and ends the remaining ones."""

    def __init__(self, program=None, fault=None):
        self.program = program
        self.fault = fault

    @contextlib.contextmanager
    def __call__(self, *flags, port=0):
        listen = ("--listen", f"127.0.0.1:{port}")
        if self.program:
            target = Target([self.program], "serve", *listen, *flags)
        else:
            target = StandIn([sys.executable, "-B", str(NAIVE)], "--fault", self.fault, *listen, *flags)
        try:
            yield target
        finally:
            target.stop()


def eventually(condition, seconds):
    """Waits until the condition holds; returns whether it held in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.02)
    return condition()
