extension BarColor {
    /// Makes the color that UIKit calls `name` (`UIColor.systemBackground` is `"systemBackground"`); nil if there is
    /// none.
    ///
    /// The values are those of iOS 13 and later at normal contrast and base level.
    public init?(systemName name: String) {
        guard let color = BarColor.systemColors[name] else { return nil }
        self = color
    }

    /// The names that `init(systemName:)` knows, sorted.
    public static let systemNames: [String] = systemColors.keys.sorted()

    /// The default `tintColor` (uikit.F8).
    public static let systemBlue = BarColor(light: RGBA(rawValue: 0x007A_FFFF), dark: RGBA(rawValue: 0x0A84_FFFF))
    /// The color of titles.
    public static let label = BarColor(light: .black, dark: .white)
    /// The color behind everything.
    public static let systemBackground = BarColor(light: .white, dark: .black)

    /// The color behind everything in what is presented over a part of the screen (around.O9).
    static let elevatedSystemBackground = BarColor(light: .white, dark: RGBA(rawValue: 0x1C1C_1EFF))

    /// The colors behind everything, in and beside lists; ``elevatedSystemBackground`` has the same variants as some of them.
    static let systemBackgrounds: [BarColor] = systemColors.filter { $0.key.hasSuffix("Background") }.map(\.value)

    private static func dynamic(_ light: UInt32, _ dark: UInt32) -> BarColor {
        BarColor(light: RGBA(rawValue: light), dark: RGBA(rawValue: dark))
    }

    private static let systemColors: [String: BarColor] = [
        "clear": BarColor(.clear),
        "black": BarColor(.black),
        "white": BarColor(.white),
        "gray": BarColor(RGBA(rawValue: 0x8080_80FF)),
        "darkGray": BarColor(RGBA(rawValue: 0x5555_55FF)),
        "lightGray": BarColor(RGBA(rawValue: 0xAAAA_AAFF)),
        "red": BarColor(RGBA(rawValue: 0xFF00_00FF)),
        "green": BarColor(RGBA(rawValue: 0x00FF_00FF)),
        "blue": BarColor(RGBA(rawValue: 0x0000_FFFF)),
        "cyan": BarColor(RGBA(rawValue: 0x00FF_FFFF)),
        "yellow": BarColor(RGBA(rawValue: 0xFFFF_00FF)),
        "magenta": BarColor(RGBA(rawValue: 0xFF00_FFFF)),
        "orange": BarColor(RGBA(rawValue: 0xFF80_00FF)),
        "purple": BarColor(RGBA(rawValue: 0x8000_80FF)),
        "brown": BarColor(RGBA(rawValue: 0x9966_33FF)),
        "lightText": BarColor(RGBA(rawValue: 0xFFFF_FF99)),
        "darkText": BarColor(.black),
        "systemBlue": systemBlue,
        "systemRed": dynamic(0xFF3B_30FF, 0xFF45_3AFF),
        "systemGreen": dynamic(0x34C7_59FF, 0x30D1_58FF),
        "systemOrange": dynamic(0xFF95_00FF, 0xFF9F_0AFF),
        "systemYellow": dynamic(0xFFCC_00FF, 0xFFD6_0AFF),
        "systemPink": dynamic(0xFF2D_55FF, 0xFF37_5FFF),
        "systemPurple": dynamic(0xAF52_DEFF, 0xBF5A_F2FF),
        "systemTeal": dynamic(0x30B0_C7FF, 0x40C8_E0FF),
        "systemIndigo": dynamic(0x5856_D6FF, 0x5E5C_E6FF),
        "systemMint": dynamic(0x00C7_BEFF, 0x63E6_E2FF),
        "systemCyan": dynamic(0x32AD_E6FF, 0x64D2_FFFF),
        "systemBrown": dynamic(0xA284_5EFF, 0xAC8E_68FF),
        "systemGray": dynamic(0x8E8E_93FF, 0x8E8E_93FF),
        "systemGray2": dynamic(0xAEAE_B2FF, 0x6363_66FF),
        "systemGray3": dynamic(0xC7C7_CCFF, 0x4848_4AFF),
        "systemGray4": dynamic(0xD1D1_D6FF, 0x3A3A_3CFF),
        "systemGray5": dynamic(0xE5E5_EAFF, 0x2C2C_2EFF),
        "systemGray6": dynamic(0xF2F2_F7FF, 0x1C1C_1EFF),
        "label": label,
        "secondaryLabel": dynamic(0x3C3C_4399, 0xEBEB_F599),
        "tertiaryLabel": dynamic(0x3C3C_434C, 0xEBEB_F54C),
        "quaternaryLabel": dynamic(0x3C3C_432D, 0xEBEB_F528),
        "placeholderText": dynamic(0x3C3C_434C, 0xEBEB_F54C),
        "link": dynamic(0x007A_FFFF, 0x0984_FFFF),
        "separator": dynamic(0x3C3C_434A, 0x5454_5899),
        "opaqueSeparator": dynamic(0xC6C6_C8FF, 0x3838_3AFF),
        "systemFill": dynamic(0x7878_8033, 0x7878_805B),
        "secondarySystemFill": dynamic(0x7878_8028, 0x7878_8051),
        "tertiarySystemFill": dynamic(0x7676_801E, 0x7676_803D),
        "quaternarySystemFill": dynamic(0x7474_8014, 0x7676_802D),
        "systemBackground": systemBackground,
        "secondarySystemBackground": dynamic(0xF2F2_F7FF, 0x1C1C_1EFF),
        "tertiarySystemBackground": dynamic(0xFFFF_FFFF, 0x2C2C_2EFF),
        "systemGroupedBackground": dynamic(0xF2F2_F7FF, 0x0000_00FF),
        "secondarySystemGroupedBackground": dynamic(0xFFFF_FFFF, 0x1C1C_1EFF),
        "tertiarySystemGroupedBackground": dynamic(0xF2F2_F7FF, 0x2C2C_2EFF),
    ]
}
