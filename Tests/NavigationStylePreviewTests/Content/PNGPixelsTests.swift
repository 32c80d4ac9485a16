import NavigationStyle
import Testing

@testable import NavigationStylePreview

@Suite struct PNGPixelsTests {
    /// Files that were compressed with zlib, and their pixels.
    private static let files: [(name: String, base64: String, pixels: [UInt8])] = [
        ("RGB", PNGFile.dot, [0, 128, 255, 255]),
        (
            "a palette of one bit, with transparency",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAQMAAABIeJ9nAAAABlBMVEX/AAAAAP9sof2OAAAAAXRSTlOArV5bRgAAAAxJREFUeJxjcGBoAAABRADBOnocVgAAAABJRU5ErkJggg==",
            [255, 0, 0, 128, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 128]
        ),
        (
            "gray of 16 bits, with a clear shade",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAAAnRSTlP//8i138cAAAANSURBVHicY2Bg+P8fAAMCAf/mdwuuAAAAAElFTkSuQmCC",
            [0, 0, 0, 255, 255, 255, 255, 0]
        ),
        (
            "interlaced",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAGK06rlAAAAF0lEQVR4nGNgZGJmYGFlY2Tn4GRkZAQAAWMAMrJMys8AAAAASUVORK5CYII=",
            [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 8, 9, 10, 255]
        ),
        (
            "RGBA by the filters of the left and of Paeth",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFUlEQVR4nGPkEpH7z8jIyMACIkAYABIoAUowtXMTAAAAAElFTkSuQmCC",
            [10, 20, 30, 255, 11, 21, 31, 255, 11, 21, 31, 255, 12, 22, 32, 255]
        ),
    ]

    @Test(arguments: files.indices)
    func `the pixels are those of the file, and are kept by the one that is made anew`(_ index: Int) throws {
        let file = Self.files[index]
        let image = try PNGFile.image(file.base64)
        #expect(try image.pixels().bytes == file.pixels, "\(file.name)")
        #expect(try image.reencoded().pixels().bytes == file.pixels, "\(file.name)")
    }

    @Test func `an image of every shade and alpha survives`() throws {
        let (width, height) = (37, 29)
        var bytes: [UInt8] = []
        for index in 0..<width * height {
            bytes += [3, 5, 7, 11].map { UInt8(truncatingIfNeeded: index &* $0 &* (index / 50 + 1)) }
        }
        let pixels = Pixels(width: width, height: height, bytes: bytes)
        #expect(try pixels.png().pixels() == pixels)
    }

    @Test func `pixels that are too few are refused`() throws {
        let image = try PNGFile.image(
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADElEQVR4nGNgZGIGAAAOAAfXb+R4AAAAAElFTkSuQmCC"
        )
        #expect(throws: PNGImage.Fault.damagedPixels) { try image.pixels() }
    }

    @Test func `nothing but pixels is left of a file`() throws {
        let image = try PNGFile.image(PNGFile.withComment)
        #expect(image.bytes.contains(UInt8(ascii: "<")))
        let again = try image.reencoded()
        #expect(try again.chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
        #expect(!String(decoding: again.bytes, as: UTF8.self).contains("script"))
    }
}

/// Files for tests.
enum PNGFile {
    /// One pixel, #0080FF.
    static let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgaPgPAAIDAYAkYfWXAAAAAElFTkSuQmCC"
    /// The dot with a comment that contains markup.
    static let withComment =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAIXRFWHRDb21tZW50ADxzY3JpcHQ+YWxlcnQoMSk8L3NjcmlwdD4DACiAAAAADElEQVR4nGNgaPgPAAIDAYAkYfWXAAAAAElFTkSuQmCC"

    static func image(_ base64: String) throws -> PNGImage {
        try PNGImage(try #require(Base64.standard.bytes(base64.utf8)))
    }
}
