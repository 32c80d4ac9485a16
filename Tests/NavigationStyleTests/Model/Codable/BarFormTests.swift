import NavigationStyle
import Testing

struct BarFormTests {
    @Test func `a property that is absent is not touched and null sets it to nil`() throws {
        let properties = try decoded(##"{"barTintColor": null, "tintColor": "#F00"}"##, as: BarProperties.self)
        #expect(properties.touched == [.barTintColor, .tintColor])
        #expect(properties.barTintColor == .some(nil))
        #expect(properties.tintColor == BarColor.red)
        #expect(try encoded(properties) == ##"{"barTintColor":null,"tintColor":"#FF0000FF"}"##)
        #expect(try encoded(BarProperties()) == "{}")
    }

    @Test func `every property has its own name`() throws {
        let json = """
            {"alpha":0.5,"backIndicatorImage":"empty","backIndicatorTransitionMaskImage":null,
             "backgroundColor":"#FFFFFFFF","backgroundImage":{"minimumAlpha":1,"name":"sky"},"barStyle":"blackTranslucent",
             "barTintColor":null,"clipsToBounds":true,"compactAppearance":null,
             "compactBackgroundImage":"empty","compactScrollEdgeAppearance":null,"hidesBarsOnSwipe":true,
             "hidesBarsOnTap":false,"hidesBarsWhenKeyboardAppears":true,
             "hidesBarsWhenVerticallyCompact":false,"isHidden":false,
             "isNavigationBarHidden":true,"isTranslucent":false,"largeTitleTextAttributes":{},
             "prefersLargeTitles":true,"scrollEdgeAppearance":{"background":"transparent"},"shadowImage":null,
             "standardAppearance":{"background":"default"},"tintColor":null,"titleTextAttributes":{"fontSize":20}}
            """
        let properties = try decoded(json, as: BarProperties.self)
        #expect(properties.touched == .all)
        #expect(try normalized(encoded(properties)) == normalized(json))
    }

    @Test(arguments: [
        ("true", BarVisibility.Animation.none, "true"),
        (#"{"hidden": true}"#, .none, "true"),
        (#"{"hidden": true, "animated": false}"#, .none, "true"),
        (#"{"hidden": true, "animated": true}"#, .animated, #"{"animated":true,"hidden":true}"#),
        (
            #"{"hidden": true, "animated": "asTransition"}"#, .asTransition,
            #"{"animated":"asTransition","hidden":true}"#
        ),
    ])
    func `the hidden flag is a bool or says how`(
        json: String,
        animation: BarVisibility.Animation,
        written: String
    ) throws {
        let visibility = BarVisibility(hidden: true, animation: animation)
        #expect(try decoded(json, as: BarVisibility.self) == visibility)
        #expect(try encoded(visibility) == written)
    }

    @Test func `a set of properties is an array of their names`() throws {
        let properties = try decoded(#"["tintColor", "barStyle"]"#, as: BarPropertySet.self)
        #expect(properties == [.barStyle, .tintColor])
        #expect(try encoded(properties) == #"["barStyle","tintColor"]"#)
        let words = fault(in: #"["tintColor", "colour"]"#, as: BarPropertySet.self)
        #expect(
            words?.hasPrefix("1: Unknown value \"colour\"; expected one of barStyle, ") == true
        )
    }

    @Test func `a declared style has what it asks for`() throws {
        let json = ##"""
            {"background":{"color":"#FF0000FF"},"hidden":false,"largeTitle":true,"shadow":false,
             "statusBar":"lightContent","tint":"#FFFFFFFF","title":{"color":"#0000FFFF"}}
            """##
        var style = BarStyle()
        style.background = .color(.red)
        style.hidden = false
        style.largeTitle = true
        style.shadow = BarStyle.Shadow.none
        style.statusBar = .lightContent
        style.tint = .white
        style.title = TextAttributes(color: .blue)
        #expect(try decoded(json, as: BarStyle.self) == style)
        #expect(try normalized(encoded(style)) == normalized(json))
        #expect(try encoded(BarStyle()) == "{}")
    }

    @Test(arguments: [
        (#""default""#, BarStyle.Background.default),
        (#""transparent""#, .transparent),
        (##"{"color":"#0000FFFF"}"##, .color(.blue)),
        (#"{"image":"empty"}"#, .image(.empty)),
    ])
    func `a background is a name or an object`(json: String, background: BarStyle.Background) throws {
        #expect(try decoded(json, as: BarStyle.Background.self) == background)
        #expect(try encoded(background) == json)
    }

    @Test(arguments: [##""#00F""##, #""blue""#, #"{"r":0,"g":0,"b":1}"#, #"{"light":"blue","dark":"blue"}"#])
    func `a color alone is a background of that color`(json: String) throws {
        #expect(try decoded(json, as: BarStyle.Background.self) == .color(.blue))
    }

    @Test(arguments: [
        ("true", BarStyle.Shadow.default), ("false", .none), (##""#0000FFFF""##, .color(.blue)),
    ])
    func `a shadow is a flag or a color`(json: String, shadow: BarStyle.Shadow) throws {
        #expect(try decoded(json, as: BarStyle.Shadow.self) == shadow)
        #expect(try encoded(shadow) == json)
    }
}
