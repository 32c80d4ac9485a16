import Foundation
import Testing

@testable import NavigationStyle

struct DiagnosticTextTests {
    static let texts: [(DiagnosticText, String)] = [
        ("", ""),
        ("Nothing is seen.", "Nothing is seen."),
        ("\(Screen.ID(rawValue: "a")) sets \(BarProperty.alpha) to \(0.12345).", #""a" sets alpha to 0.123."#),
        ("\(4.0) screens, \(-2) pt, \(1e15), \(1e300)", "4 screens, -2 pt, 1000000000000000, 1e+300"),
        ("iOS \(SystemVersion(15, 2)), \(true), \(Step.Event.Name.viewWillAppear)", "iOS 15.2, true, viewWillAppear"),
        (
            "\(RGBA.white) on \(BarColor(light: .black, dark: .clear))",
            "#FFFFFF on #000000 (#00000000 in dark mode)"
        ),
        ("\(BarValue.null), \(BarValue.barStyle(.black)), \(BarValue.flag(false))", "nil, black, false"),
        ("\(BarValue.number(0.5)), \(BarValue.visibility(BarVisibility(hidden: true)))", "0.5, hidden"),
        ("\(BarValue.color(BarColor(.white))), \(BarValue.image(.empty))", "#FFFFFF, an empty image"),
        ("\(BarImage.picture(BarImage.Picture(name: "sky")))", #"the image "sky""#),
        ("\(BarImage.picture(BarImage.Picture(color: BarColor(.black))))", "an image in #000000"),
        ("\(BarImage.picture(BarImage.Picture()))", "an image"),
        ("\(BarValue.textAttributes(TextAttributes()))", "empty attributes"),
        (
            "\(BarValue.textAttributes(TextAttributes(color: BarColor(.white), fontSize: 17.5, fontWeight: .bold)))",
            "#FFFFFF 17.5 pt bold"
        ),
        ("\(BarValue.appearance(Appearance(.opaque)))", "an appearance with an opaque background"),
        ("\(BarValue.appearance(Appearance(.default)))", "an appearance with a default background"),
        ("\(BarValue.appearance(black))", "an appearance with an opaque background in #000000"),
        (
            "\(BarValue.appearance(white))",
            "an appearance with a default background, a title in #FFFFFF and buttons in #FFFFFF"
        ),
        (
            "\(BarValue.appearance(full))",
            """
            an appearance with a transparent background in #000000, the image "sky", the effect dark, no hairline \
            color, an image as the hairline, a title in 20 pt, a large title in bold, buttons in #FFFFFF, the image \
            "arrow" as the back indicator and the image "mask" as the mask of the back indicator
            """
        ),
        ("\(BarValue.appearance(bare))", "an appearance with an opaque background, no effect and no hairline"),
        ("\(setting: .tintColor, to: .color(BarColor(.white)))", "sets tintColor to #FFFFFF"),
        ("\(setting: .shadowImage, to: .null)", "sets shadowImage to nil"),
        ("\(setting: .isNavigationBarHidden, to: .visibility(BarVisibility(hidden: false)))", "shows the bar"),
        ("\(was: BarValue.null), \(was: BarValue.flag(true))", "unset, true"),
        ("\(background(.clear)), \(background(.color, .white))", "clear, #FFFFFF"),
        ("\(background(.color)), \(background(.glass))", "the system's color, Liquid Glass"),
        ("\(background(.blur, RGBA(rawValue: 0xF7F7_F7CC)))", "a blur in #F7F7F7CC"),
        ("\(background(.image, .black)), \(background(.image, name: "sky"))", #"an image in #000000, the image "sky""#),
        ("At \(RequestPointer(.stack).appending(2)): \("as it is" as DiagnosticText)", "At /stack/2: as it is"),
        ("one" + " and \("two")", "one and two"),
    ]

    private static var black: Appearance {
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = BarColor(.black)
        return appearance
    }

    private static var white: Appearance {
        var appearance = Appearance(.default)
        appearance.titleTextAttributes = TextAttributes(color: BarColor(.white))
        appearance.buttonColor = BarColor(.white)
        return appearance
    }

    private static var full: Appearance {
        var appearance = Appearance(.transparent)
        appearance.backgroundColor = BarColor(.black)
        appearance.backgroundImage = .picture(BarImage.Picture(name: "sky"))
        appearance.backgroundEffect = .some(.dark)
        appearance.shadowColor = .some(nil)
        appearance.shadowImage = .picture(BarImage.Picture())
        appearance.titleTextAttributes = TextAttributes(fontSize: 20)
        appearance.largeTitleTextAttributes = TextAttributes(fontWeight: .bold)
        appearance.buttonColor = BarColor(.white)
        appearance.backIndicatorImage = .picture(BarImage.Picture(name: "arrow"))
        appearance.backIndicatorTransitionMaskImage = .picture(BarImage.Picture(name: "mask"))
        return appearance
    }

    private static var bare: Appearance {
        var appearance = Appearance(.opaque)
        appearance.backgroundEffect = .some(nil)
        appearance.shadowColor = .some(nil)
        return appearance
    }

    private static func background(_ kind: BarState.Background.Kind, _ color: RGBA? = nil, name: String? = nil)
        -> BarState.Background
    {
        BarState.Background(kind: kind, color: color, image: name, alpha: .value(1), backing: nil)
    }

    @Test(arguments: texts)
    func `a text reads as a sentence`(text: DiagnosticText, sentence: String) throws {
        #expect(text.description == sentence)
        #expect(text == DiagnosticText(.text(sentence)))
        #expect(text.hashValue == DiagnosticText(.text(sentence)).hashValue)
        #expect(text.tree == .string(sentence))
        let json = try JSONEncoder().encode(sentence)
        #expect(try JSONDecoder().decode(DiagnosticText.self, from: json) == text)
    }

    @Test func `a text can be replaced`() throws {
        let screen = ##"{"id":"a","callbacks":{"viewDidLoad":{"alpha":0.5}}}"##
        var diagnostic = try #require(try diagnostics(of: body(screen)).first)
        diagnostic.message = "A message."
        diagnostic.fix = "A fix."
        #expect(diagnostic.message == "A message." && diagnostic.fix == "A fix.")
    }
}
