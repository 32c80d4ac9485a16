"""Reads the PNG files that renderers write: 8 bits per channel, RGB or RGBA, not interlaced."""

import struct
import zlib


class Image:
    def __init__(self, data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG"
        position, packed = 8, b""
        while position < len(data):
            length, kind = struct.unpack(">I4s", data[position:position + 8])
            chunk = data[position + 8:position + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", chunk)
                assert depth == 8 and color in (2, 6) and not interlace, "another kind of PNG"
                self.channels = 3 if color == 2 else 4
            elif kind == b"IDAT":
                packed += chunk
            position += length + 12
        raw = zlib.decompress(packed)
        stride = self.width * self.channels
        rows, previous = [], bytearray(stride)
        for y in range(self.height):
            start = y * (stride + 1)
            row = self._unfilter(raw[start], bytearray(raw[start + 1:start + 1 + stride]), previous)
            rows.append(row)
            previous = row
        self.rows = rows

    def _unfilter(self, kind, row, above):
        step = self.channels
        if kind == 1:
            for i in range(step, len(row)):
                row[i] = row[i] + row[i - step] & 255
        elif kind == 2:
            for i in range(len(row)):
                row[i] = row[i] + above[i] & 255
        elif kind == 3:
            for i in range(len(row)):
                row[i] = row[i] + ((row[i - step] if i >= step else 0) + above[i]) // 2 & 255
        elif kind == 4:
            for i in range(len(row)):
                left, corner = (row[i - step], above[i - step]) if i >= step else (0, 0)
                guess = left + above[i] - corner
                distances = [(abs(guess - left), 0, left), (abs(guess - above[i]), 1, above[i]),
                             (abs(guess - corner), 2, corner)]
                row[i] = row[i] + min(distances)[2] & 255
        return row

    def pixel(self, x, y):
        """Returns the color of a pixel over white."""
        start = x * self.channels
        red, green, blue = self.rows[y][start:start + 3]
        if self.channels == 3:
            return red, green, blue
        alpha = self.rows[y][start + 3]
        return tuple((value * alpha + 255 * (255 - alpha)) // 255 for value in (red, green, blue))
