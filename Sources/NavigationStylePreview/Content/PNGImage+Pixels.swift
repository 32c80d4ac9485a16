import Gzip
import NavigationStyle

/// The pixels of an image: red, green, blue and alpha of 8 bits each.
struct Pixels: Hashable {
    var width, height: Int
    var bytes: [UInt8]
}

extension PNGImage {
    /// Returns the image encoded again from its pixels alone; everything else in the file is left out.
    func reencoded() throws(Fault) -> PNGImage { try pixels().png() }

    /// Decodes the pixels.
    func pixels() throws(Fault) -> Pixels {
        let chunks = try chunks
        func data(_ name: String) -> [UInt8] { chunks.filter { $0.name == name }.flatMap(\.data) }
        let layout = PixelLayout(
            header: data("IHDR"),
            palette: data("PLTE"),
            transparency: chunks.contains { $0.name == "tRNS" } ? data("tRNS") : nil
        )
        let passes = layout.passes
        let expected = passes.reduce(0) { $0 + $1.height * (1 + layout.rowLength(of: $1.width)) }
        let raw = try Self.inflated(data("IDAT"), count: expected)
        var pixels = Pixels(
            width: layout.width,
            height: layout.height,
            bytes: [UInt8](repeating: 0, count: layout.width * layout.height * 4)
        )
        var position = 0
        for pass in passes {
            let length = layout.rowLength(of: pass.width)
            var above = [UInt8](repeating: 0, count: length)
            for row in 0..<pass.height {
                var line = Array(raw[position + 1..<position + 1 + length])
                try Self.unfilter(&line, raw[position], above: above, step: layout.step)
                position += 1 + length
                let y = pass.y + row * pass.stepY
                for column in 0..<pass.width {
                    let target = (y * layout.width + pass.x + column * pass.stepX) * 4
                    try layout.write(column, of: line, to: &pixels.bytes, at: target)
                }
                above = line
            }
        }
        return pixels
    }

    /// Returns the data of a zlib stream (RFC 1950) of known length.
    private static func inflated(_ stream: [UInt8], count: Int) throws(Fault) -> [UInt8] {
        guard stream.count > 6, stream[0] & 0x0F == 8, stream[1] & 0x20 == 0,
            (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0
        else { throw .damagedPixels }
        let raw: [UInt8]
        do throws(GzipError) {
            raw = try Deflate.decompress(Array(stream[2..<stream.count - 4]), limit: count)
        } catch { throw .damagedPixels }
        let sum = stream.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard raw.count == count, adler32(raw) == sum else { throw .damagedPixels }
        return raw
    }

    private static func unfilter(
        _ line: inout [UInt8],
        _ filter: UInt8,
        above: [UInt8],
        step: Int
    ) throws(Fault) {
        switch filter {
        case 0: return
        case 1: for index in line.indices.dropFirst(step) { line[index] &+= line[index - step] }
        case 2: for index in line.indices { line[index] &+= above[index] }
        case 3:
            for index in line.indices {
                let left = index >= step ? Int(line[index - step]) : 0
                line[index] &+= UInt8((left + Int(above[index])) / 2)
            }
        case 4:
            for index in line.indices {
                let (left, corner) = index >= step ? (line[index - step], above[index - step]) : (0, 0)
                line[index] &+= paeth(left, above[index], corner)
            }
        default: throw .damagedPixels
        }
    }

    fileprivate static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let guess = Int(left) + Int(above) - Int(corner)
        let distances = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : corner
    }

    fileprivate static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }
}

/// The layout of a file's pixels in its rows.
private struct PixelLayout {
    let width, height: Int
    private let depth: Int
    private let colorType: UInt8
    private let isInterlaced: Bool
    private let palette: [UInt8]
    private let transparency: [UInt8]?

    /// A part of the pixels, whose rows follow one another.
    struct Pass {
        var x = 0
        var y = 0
        var stepX = 1
        var stepY = 1
        var width, height: Int
    }

    init(header: [UInt8], palette: [UInt8], transparency: [UInt8]?) {
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        width = number(header[0..<4])
        height = number(header[4..<8])
        depth = Int(header[8])
        colorType = header[9]
        isInterlaced = header[12] == 1
        self.palette = palette
        self.transparency = transparency
    }

    private var channels: Int {
        switch colorType {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
    }

    /// The distance from a byte to the corresponding one of the previous pixel.
    var step: Int { max(1, channels * depth / 8) }

    func rowLength(of width: Int) -> Int { (width * channels * depth + 7) / 8 }

    /// One pass, or the seven of Adam7.
    var passes: [Pass] {
        guard isInterlaced else { return [Pass(width: width, height: height)] }
        return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            .map { x, y, stepX, stepY in
                let width = (self.width - x + stepX - 1) / stepX
                let height = (self.height - y + stepY - 1) / stepY
                return Pass(x: x, y: y, stepX: stepX, stepY: stepY, width: max(width, 0), height: max(height, 0))
            }
            .filter { $0.width > 0 && $0.height > 0 }
    }

    /// Writes the pixel of `column` as four bytes.
    func write(_ column: Int, of line: [UInt8], to bytes: inout [UInt8], at target: Int) throws(PNGImage.Fault) {
        var alpha: UInt8 = 255
        switch colorType {
        case 3:
            let index = sample(column, of: line)
            guard index * 3 + 2 < palette.count else { throw .damagedPixels }
            for channel in 0..<3 { bytes[target + channel] = palette[index * 3 + channel] }
            if let transparency, index < transparency.count { alpha = transparency[index] }
        case 0, 4:
            let gray = sample(column * channels, of: line)
            for channel in 0..<3 { bytes[target + channel] = scaled(gray) }
            if colorType == 4 {
                alpha = scaled(sample(column * 2 + 1, of: line))
            } else if let transparency, transparency.count >= 2, clearSample(transparency, 0) == gray {
                alpha = 0
            }
        default:
            let samples = (0..<3).map { sample(column * channels + $0, of: line) }
            for channel in 0..<3 { bytes[target + channel] = scaled(samples[channel]) }
            if colorType == 6 {
                alpha = scaled(sample(column * 4 + 3, of: line))
            } else if let transparency, transparency.count >= 6,
                (0..<3).allSatisfy({ clearSample(transparency, $0) == samples[$0] })
            {
                alpha = 0
            }
        }
        bytes[target + 3] = alpha
    }

    /// Returns the sample at `index`, with as many bits as the depth.
    private func sample(_ index: Int, of line: [UInt8]) -> Int {
        switch depth {
        case 8: return Int(line[index])
        case 16: return Int(line[index * 2]) << 8 | Int(line[index * 2 + 1])
        default:
            let bit = index * depth
            return Int(line[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
        }
    }

    private func clearSample(_ transparency: [UInt8], _ channel: Int) -> Int {
        Int(transparency[channel * 2]) << 8 | Int(transparency[channel * 2 + 1])
    }

    /// Returns a sample as 8 bits.
    private func scaled(_ sample: Int) -> UInt8 {
        depth == 8 ? UInt8(sample) : UInt8(sample * 255 / (1 << depth - 1))
    }
}

extension Pixels {
    /// Encodes the pixels; without alpha if all are opaque.
    func png() throws(PNGImage.Fault) -> PNGImage {
        let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        let channels = isOpaque ? 3 : 4
        var raw: [UInt8] = []
        raw.reserveCapacity(height * (1 + width * channels))
        var above = [UInt8](repeating: 0, count: width * channels)
        for y in 0..<height {
            var line = Array(bytes[y * width * 4..<(y + 1) * width * 4])
            if isOpaque { line = line.indices.filter { $0 % 4 != 3 }.map { line[$0] } }
            raw += Self.filtered(line, above: above, step: channels)
            above = line
        }
        guard let data = Deflate.compress(raw) else { throw .damagedPixels }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        func add(_ name: String, _ data: [UInt8]) {
            let body = Array(name.utf8) + data
            file += Self.bigEndian(data.count) + body + Self.bigEndian(CRC32.value(of: body))
        }
        add("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
        // The compressed data between zlib's header and its checksum.
        add("IDAT", [0x78, 0x9C] + data + Self.bigEndian(Int(PNGImage.adler32(raw))))
        add("IEND", [])
        return try PNGImage(file)
    }

    /// Returns a row with the filter that makes its bytes smallest, as the standard advises.
    private static func filtered(_ line: [UInt8], above: [UInt8], step: Int) -> [UInt8] {
        func row(_ filter: UInt8) -> [UInt8] {
            var row = [filter]
            row.reserveCapacity(line.count + 1)
            for index in line.indices {
                let (left, corner) = index >= step ? (line[index - step], above[index - step]) : (0, 0)
                switch filter {
                case 1: row.append(line[index] &- left)
                case 2: row.append(line[index] &- above[index])
                case 4: row.append(line[index] &- PNGImage.paeth(left, above[index], corner))
                default: row.append(line[index])
                }
            }
            return row
        }
        func weight(_ row: [UInt8]) -> Int { row.reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) } }
        return [0, 1, 2, 4].map(row).min { weight($0) < weight($1) } ?? row(0)
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
