import Testing

@testable import NavigationStyle

/// The expected bytes follow the matrices of CSS Color 4, computed independently in another language.
struct ColorSpaceTests {
    @Test(arguments: [
        ([1.0, 1, 1], "#FFFFFFFF"), ([0, 0, 0], "#000000FF"), ([0.2, 0.6, 0.4], "#009C61FF"),
        ([0.8, 0.3, 0.5], "#DD4080FF"), ([0.1, 0.2, 0.9], "#0F34EFFF"), ([0.01, 0.02, 0.03], "#020508FF"),
    ])
    func `a color of Display P3 is converted to sRGB`(components: [Double], hex: String) {
        #expect(ColorSpace.displayP3.color(components, alpha: 1).hex == hex)
    }

    @Test(arguments: [
        ([1.0, 0, 0], "#FF000080"), ([0, 1, 0], "#00FF0080"), ([1, 0.5, 0], "#FF760080"), ([0, 0.5, 1], "#0082FF80"),
    ])
    func `what lies outside of sRGB is clipped`(components: [Double], hex: String) {
        #expect(ColorSpace.displayP3.color(components, alpha: 0.5).hex == hex)
    }

    @Test func `encoding undoes decoding`() {
        for byte in 0...255 {
            let component = Double(byte) / 255
            #expect(abs(ColorSpace.encoded(ColorSpace.linear(component)) - component) < 1e-12)
        }
        #expect(ColorSpace.encoded(-0.1) == 0)
        #expect(abs(ColorSpace.encoded(1.2) - 1) < 1e-12)
    }
}
