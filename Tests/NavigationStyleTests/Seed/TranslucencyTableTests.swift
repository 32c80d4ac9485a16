import Testing

@testable import NavigationStyle

/// uikit.A2, the table, a case for each of its rows; seed 0, 4.3.2; seed 4.
struct TranslucencyTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The row, as in the table.
        var testDescription: String
        var write: @Sendable (inout BarProperties) -> Void
        var isTranslucent: Bool
        var kind: BarState.Background.Kind
        var alpha = BarState.Background.Alpha.value(1)
        var color: RGBA?
        var backing: RGBA?
    }

    static let rows: [Row] = [
        Row(testDescription: "– | none | YES | blur", write: { _ in }, isTranslucent: true, kind: .blur),
        Row(
            testDescription: "– | none | YES | blur, tinted by barTintColor",
            write: { $0.barTintColor = BarColor.blue },
            isTranslucent: true,
            kind: .blur,
            color: .blue
        ),
        Row(
            testDescription: "– | has alpha<1 | YES | image as is, no blur",
            write: { $0.backgroundImage = BarImage.withAlpha },
            isTranslucent: true,
            kind: .image,
            alpha: .value(0.5),
            color: .red
        ),
        Row(
            testDescription: "– | opaque | NO | image",
            write: { $0.backgroundImage = BarImage.opaque },
            isTranslucent: false,
            kind: .image,
            color: .red
        ),
        Row(
            testDescription: "– | UIImage() | YES | nothing (clear bar)",
            write: { $0.backgroundImage = .empty },
            isTranslucent: true,
            kind: .clear
        ),
        Row(
            testDescription: "YES | opaque | YES | image at system opacity <1",
            write: {
                $0.isTranslucent = true
                $0.backgroundImage = BarImage.opaque
            },
            isTranslucent: true,
            kind: .image,
            alpha: .system,
            color: .red
        ),
        Row(
            testDescription: "NO | none | NO | solid barTintColor",
            write: {
                $0.isTranslucent = false
                $0.barTintColor = BarColor.blue
            },
            isTranslucent: false,
            kind: .color,
            color: .blue
        ),
        Row(
            testDescription: "NO | none | NO | else white by barStyle default",
            write: { $0.isTranslucent = false },
            isTranslucent: false,
            kind: .color,
            color: .white
        ),
        Row(
            testDescription: "NO | none | NO | else black by barStyle black",
            write: {
                $0.isTranslucent = false
                $0.barStyle = .black
            },
            isTranslucent: false,
            kind: .color,
            color: .black
        ),
        Row(
            testDescription: "NO | alpha<1 | NO | image over barTintColor",
            write: {
                $0.isTranslucent = false
                $0.backgroundImage = BarImage.withAlpha
                $0.barTintColor = BarColor.blue
            },
            isTranslucent: false,
            kind: .image,
            alpha: .value(0.5),
            color: .red,
            backing: .blue
        ),
        Row(
            testDescription: "NO | alpha<1 | NO | image over white by barStyle default",
            write: {
                $0.isTranslucent = false
                $0.backgroundImage = BarImage.withAlpha
            },
            isTranslucent: false,
            kind: .image,
            alpha: .value(0.5),
            color: .red,
            backing: .white
        ),
        Row(
            testDescription: "NO | alpha<1 | NO | image over black by barStyle black",
            write: {
                $0.isTranslucent = false
                $0.backgroundImage = BarImage.withAlpha
                $0.barStyle = .black
            },
            isTranslucent: false,
            kind: .image,
            alpha: .value(0.5),
            color: .red,
            backing: .black
        ),
        Row(
            testDescription: "– | none, barStyle black | YES | dark blur",
            write: { $0.barStyle = .black },
            isTranslucent: true,
            kind: .blur
        ),
        Row(
            testDescription: "YES | none, barStyle black | YES | dark blur",
            write: {
                $0.isTranslucent = true
                $0.barStyle = .black
            },
            isTranslucent: true,
            kind: .blur
        ),
    ]

    @Test(arguments: rows, [SystemVersion.iOS(7), .iOS(10), .iOS(12), .iOS(14)])
    func `the table of A2: an explicit translucent and the background image decide what is effective and what is drawn`(
        _ row: Row,
        os: SystemVersion
    ) {
        let state = BarScene.on(os, device: "iPhone 8", bar: row.write).barState()
        #expect(state.isTranslucent == row.isTranslucent)
        #expect(state.background.kind == row.kind)
        #expect(state.background.color == row.color)
        #expect(state.background.backing == row.backing)
        #expect(state.background.alpha == row.alpha)
    }
}
