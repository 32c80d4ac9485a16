/// An unusual form of a value, which one place might accept and another refuse.
struct OddForm {
    /// The value.
    let value: String
    /// The expected faults, as pointers relative to the value and codes, in the order of the value; empty if the form
    /// is valid.
    let faults: [String]

    init(_ value: String, _ faults: String...) {
        self.value = value
        self.faults = faults
    }

    /// Returns the forms of values of a type.
    static func all(of kind: FormPlace.Kind) -> [OddForm] {
        switch kind {
        case .color: colors
        case .image: images
        case .textAttributes: textAttributes
        case .appearance: appearances
        case .properties: properties
        case .style: styles
        }
    }

    private static let colors: [OddForm] = [
        OddForm(##""#F00""##), OddForm(##""#f008""##), OddForm(##""#ff0000""##), OddForm(##""#FF000080""##),
        OddForm(#""systemBlue""#), OddForm(#""\u0063lear""#),
        OddForm(##"{"light":"#F00","dark":{"r":0,"g":0.5,"b":1},"x-note":[]}"##),
        OddForm(#"{"dark":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}},"light":"label"}"#),
        OddForm(##"{"colorSpace":"srgb","components":[1,"none",0.5],"alpha":0.5,"hex":"#ff0080"}"##),
        OddForm(#"{"colorSpace":"display-p3","components":[1,0.5,0],"$extensions":{"a":1}}"#),
        OddForm(#"{"$type":"color","$value":{"colorSpace":"display-p3","components":[0,1,0]},"$description":"leaf"}"#),
        OddForm(##"{"$type":"color","$value":"#00F","$deprecated":true}"##),
        OddForm(#"{"r":0,"g":0.25,"b":1}"#), OddForm(#"{"a":0.5,"b":1,"g":0,"r":0.1}"#),
        // Strings
        OddForm(##""#12345""##, " malformed-string"), OddForm(##""#GGG""##, " malformed-string"),
        OddForm(#""""#, " unknown-value"), OddForm(#""systemBleu""#, " unknown-value"),
        OddForm(#""red\u0000""#, " control-character"), OddForm(#""\u0085""#, " control-character"),
        // Other types
        OddForm("7", " wrong-type"), OddForm("[]", " wrong-type"), OddForm("{}", " missing-key"),
        OddForm(#"{"colour":1}"#, " missing-key", "/colour unknown-key"),
        // Pairs
        OddForm(#"{"light":"red"}"#, " missing-key"), OddForm(#"{"dark":7}"#, " missing-key", "/dark wrong-type"),
        OddForm(#"{"light":null,"dark":"nocolor"}"#, "/light wrong-type", "/dark unknown-value"),
        OddForm(#"{"light":{"light":"red","dark":"red"},"dark":"red"}"#, "/light wrong-type"),
        OddForm(#"{"light":"red","dark":"red","alpha":1}"#, "/alpha conflicting-key"),
        OddForm(#"{"light":"red","dark":"red","drak":1}"#, "/drak unknown-key"),
        // Design tokens
        OddForm(#"{"colorSpace":"oklch","components":[0.6,0.2,250]}"#, "/colorSpace unknown-value"),
        OddForm(#"{"colorSpace":"srgb"}"#, " missing-key"), OddForm(#"{"components":[0,0,0]}"#, " missing-key"),
        OddForm(#"{"colorSpace":"srgb","components":[1,"none",7]}"#, "/components/2 out-of-range"),
        OddForm(
            #"{"colorSpace":"srgb","components":[1,"all",null]}"#,
            "/components/1 unknown-value",
            "/components/2 wrong-type"
        ),
        OddForm(#"{"colorSpace":"srgb","components":[0,0]}"#, "/components wrong-count"),
        OddForm(#"{"alpha":-0.1,"colorSpace":"srgb","components":[0,0,0]}"#, "/alpha out-of-range"),
        OddForm(#"{"colorSpace":"srgb","components":[0,0,0],"hex":7}"#, "/hex wrong-type"),
        OddForm(#"{"colorSpace":"srgb","components":[0,0,0],"hex":"red"}"#, "/hex malformed-string"),
        OddForm(#"{"$type":"dimension","$value":"red"}"#, "/$type unknown-value"),
        OddForm(#"{"$type":"color"}"#, " missing-key"), OddForm(#"{"$value":"red"}"#, " missing-key"),
        OddForm(#"{"$type":"color","$value":{"light":"red","dark":"red"}}"#, "/$value wrong-type"),
        OddForm(#"{"$type":"color","$value":{"colorSpace":"srgb","components":{}}}"#, "/$value/components wrong-type"),
        // Figma
        OddForm(#"{"r":1,"g":0}"#, " missing-key"),
        OddForm(#"{"r":1.5,"g":"0","b":0}"#, "/r out-of-range", "/g wrong-type"),
        OddForm(#"{"r":0,"g":0,"b":0,"a":null}"#, "/a wrong-type"),
        // Figma's paints
        OddForm(#"{"type":"SOLID","color":{"r":1,"g":0.5,"b":0},"opacity":0.5,"visible":true,"blendMode":"NORMAL"}"#),
        OddForm(##"{"boundVariables":{"color":{"type":"VARIABLE_ALIAS"}},"color":"#F00","type":"SOLID","x-id":1}"##),
        OddForm(#"{"light":{"type":"SOLID","color":"red"},"dark":{"fills":[]}}"#),
        OddForm(#"{"fills":[{"type":"SOLID","color":"red"},{"type":"SOLID","color":"label","visible":false}]}"#),
        OddForm(#"{"fills":[],"x-note":1}"#),
        OddForm(#"{"type":"SOLID"}"#, " missing-key"), OddForm(#"{"opacity":1}"#, " missing-key"),
        OddForm(#"{"type":"IMAGE","imageHash":"a"}"#, "/type unknown-value"),
        OddForm(
            #"{"type":"SOLID","color":"red","opacity":2,"visible":1}"#,
            "/opacity out-of-range",
            "/visible wrong-type"
        ),
        OddForm(#"{"type":"SOLID","color":{"light":"red","dark":"red"}}"#, "/color wrong-type"),
        OddForm(#"{"type":"SOLID","color":"red","colour":1}"#, "/colour unknown-key"),
        OddForm(#"{"fills":{}}"#, "/fills wrong-type"),
        OddForm(
            #"{"fills":[7,{"type":"SOLID","color":7}],"fill":1}"#,
            "/fills/0 wrong-type",
            "/fills/1/color wrong-type",
            "/fill unknown-key"
        ),
        OddForm(#"{"fills":[{"type":"IMAGE"}]}"#, "/fills/0/type unknown-value"),
    ]

    private static let images: [OddForm] = [
        OddForm(#""empty""#), OddForm("{}"), OddForm(#"{"name":null,"color":null,"gradient":null}"#),
        OddForm(##"{"name":"a","minimumAlpha":0,"color":{"r":1,"g":1,"b":1},"x-size":2}"##),
        OddForm(
            ##"{"gradient":[{"at":0,"color":"#F00"},{"at":0,"color":"red"},{"at":1,"color":"clear"}],"gradientDirection":"right"}"##
        ),
        OddForm(#"{"gradientDirection":"down"}"#),
        OddForm(#""full""#, " unknown-value"), OddForm("7", " wrong-type"), OddForm("true", " wrong-type"),
        OddForm(#"{"minimumAlpha":null}"#, "/minimumAlpha wrong-type"),
        OddForm(#"{"minimumAlpha":2,"nam":1}"#, "/minimumAlpha out-of-range", "/nam unknown-key"),
        OddForm(#"{"name":7}"#, "/name wrong-type"), OddForm(#"{"name":"a\nb"}"#, "/name control-character"),
        OddForm(#"{"name":"\u007F"}"#, "/name control-character"),
        OddForm(#"{"color":"nocolor"}"#, "/color unknown-value"),
        OddForm(#"{"gradient":[]}"#, "/gradient wrong-count"), OddForm(#"{"gradient":"red"}"#, "/gradient wrong-type"),
        OddForm(##"{"gradient":[{"at":0,"color":"#F00"}]}"##, "/gradient wrong-count"),
        OddForm(
            #"{"gradient":[{"at":0.5,"color":"red"},{"at":0.4,"color":"red"}]}"#,
            "/gradient/1/at out-of-range"
        ),
        OddForm(
            #"{"gradient":[{"at":-1,"colour":"red"},{"color":null}]}"#,
            "/gradient/0 missing-key",
            "/gradient/0/at out-of-range",
            "/gradient/0/colour unknown-key",
            "/gradient/1 missing-key",
            "/gradient/1/color wrong-type"
        ),
        OddForm(#"{"gradientDirection":"up"}"#, "/gradientDirection unknown-value"),
        // Figma's gradients
        OddForm(
            #"{"gradient":[{"position":0,"color":"red","boundVariables":{}},{"at":1,"color":{"r":0,"g":0,"b":0,"a":0}}]}"#
        ),
        OddForm(
            #"{"gradient":[{"position":0.5,"color":"red"},{"position":0,"color":"red"}]}"#,
            "/gradient/1/position out-of-range"
        ),
        OddForm(
            #"{"gradient":[{"position":0,"at":0,"color":"red"},{"at":1,"color":"red"}]}"#,
            "/gradient/0/at conflicting-key"
        ),
        OddForm(#"{"gradient":[{"at":0,"color":"red","boundVariables":null},{"at":1,"color":"red"}]}"#),
        OddForm(#"{"gradient":{"type":"GRADIENT_LINEAR","gradientStops":\#(stops)}}"#, "/gradient wrong-type"),
    ]

    private static let stops = ##"[{"position":0,"color":{"r":1,"g":0,"b":0,"a":1}},{"position":1,"color":"#F000"}]"##

    private static let textAttributes: [OddForm] = [
        OddForm("{}"), OddForm(#"{"color":null,"fontSize":null,"fontWeight":null}"#), OddForm(#"{"fontSize":0}"#),
        OddForm(#"{"color":{"$type":"color","$value":"red"},"fontSize":17.5,"fontWeight":"ultraLight"}"#),
        OddForm(#"{"fontSize":-5}"#, "/fontSize out-of-range"),
        OddForm(#"{"fontSize":1e300}"#, "/fontSize out-of-range"),
        OddForm(#"{"fontSize":"17"}"#, "/fontSize wrong-type"),
        OddForm(#"{"fontWeight":"fat"}"#, "/fontWeight unknown-value"),
        OddForm(#"{"color":7,"size":17}"#, "/color wrong-type", "/size unknown-key"), OddForm("[]", " wrong-type"),
    ]

    private static let appearances: [OddForm] = [
        OddForm("{}"),
        OddForm(#"{"background":null,"backgroundColor":null,"backgroundEffect":null,"shadowColor":null}"#),
        OddForm(#"{"backgroundImage":null,"titleTextAttributes":null,"buttonColor":null,"backIndicatorImage":null}"#),
        OddForm(#"{"background":"transparent","backgroundEffect":"systemChromeMaterial","shadowImage":"empty"}"#),
        OddForm(#"{"background":"solid"}"#, "/background unknown-value"),
        OddForm(#"{"background":{}}"#, "/background wrong-type"),
        OddForm(#"{"backgroundEffect":7,"shadow":1}"#, "/backgroundEffect wrong-type", "/shadow unknown-key"),
        OddForm(#"{"titleTextAttributes":{"fontSize":-1}}"#, "/titleTextAttributes/fontSize out-of-range"),
        OddForm(#"{"shadowImage":{"name":"\t"}}"#, "/shadowImage/name control-character"),
        OddForm("true", " wrong-type"),
    ]

    private static let properties: [OddForm] = [
        OddForm("{}"), OddForm(#"{"tintColor":null,"backgroundImage":null,"titleTextAttributes":null}"#),
        OddForm(#"{"isNavigationBarHidden":true,"alpha":0.5}"#),
        OddForm(#"{"isNavigationBarHidden":{"hidden":true,"animated":"asTransition"}}"#),
        OddForm(
            #"{"alpha":2,"barStyle":null,"isTranslucent":null}"#,
            "/alpha out-of-range",
            "/barStyle wrong-type",
            "/isTranslucent wrong-type"
        ),
        OddForm(#"{"isNavigationBarHidden":{"animated":true}}"#, "/isNavigationBarHidden missing-key"),
        OddForm(
            #"{"isNavigationBarHidden":{"hidden":true,"animated":"soon"}}"#,
            "/isNavigationBarHidden/animated unknown-value"
        ),
        OddForm(#"{"isNavigationBarHidden":1}"#, "/isNavigationBarHidden wrong-type"),
        OddForm(#"{"barTintColour":"red"}"#, "/barTintColour unknown-key"),
        OddForm(#"{"alpha\u0000":1}"#, "/alpha\u{0} control-character"),
        OddForm(#"{"barStyle":"dark"}"#, "/barStyle unknown-value"), OddForm("[]", " wrong-type"),
    ]

    private static let styles: [OddForm] = [
        OddForm("{}"), OddForm(#"{"hidden":true,"largeTitle":false,"statusBar":"darkContent","shadow":false}"#),
        OddForm(#"{"background":"transparent"}"#), OddForm(#"{"background":{"image":"empty"}}"#),
        OddForm(#"{"background":"clear"}"#),
        OddForm(#"{"tint":null}"#, "/tint wrong-type"), OddForm(#"{"background":null}"#, "/background wrong-type"),
        OddForm(#"{"background":{"color":"red","image":"empty"}}"#, "/background/image conflicting-key"),
        OddForm(#"{"background":{"image":"empty","color":"red"}}"#, "/background/image conflicting-key"),
        OddForm(#"{"background":{"color":"red","light":"red"}}"#, "/background/light unknown-key"),
        OddForm(#"{"background":{"light":"red","color":"red"}}"#, "/background/light unknown-key"),
        OddForm(#"{"background":{}}"#, "/background missing-key"),
        OddForm(#"{"background":"opaque"}"#, "/background unknown-value"),
        // Figma's paints
        OddForm(#"{"background":{"type":"SOLID","color":{"r":1,"g":0,"b":0}}}"#),
        OddForm(#"{"background":{"color":"red","type":"SOLID","opacity":0.5}}"#),
        OddForm(#"{"background":{"fills":[]}}"#),
        OddForm(#"{"background":{"type":"GRADIENT_LINEAR","gradientStops":\#(stops)}}"#),
        OddForm(
            #"{"background":{"fills":[{"type":"SOLID","color":"red"},{"type":"GRADIENT_LINEAR","gradientStops":\#(stops)}]}}"#
        ),
        OddForm(#"{"background":{"color":"red","opacity":0.5}}"#, "/background/opacity unknown-key"),
        OddForm(#"{"background":{"color":"red","x-note":","}}"#),
        OddForm(#"{"background":{"type":"IMAGE"}}"#, "/background/type unknown-value"),
        OddForm(#"{"background":{"fills":[{"type":"GRADIENT_LINEAR"}]}}"#, "/background/fills/0 missing-key"),
        OddForm(
            #"{"background":{"type":"GRADIENT_LINEAR","gradientStops":\#(stops),"gradientTransform":[[0,1,0],[-1,0,1]]}}"#
        ),
        OddForm(
            #"{"background":{"type":"GRADIENT_LINEAR","gradientStops":\#(stops),"gradientHandlePositions":[{"x":0,"y":0.5},{"x":1,"y":0.5}]}}"#
        ),
        OddForm(
            #"{"background":{"type":"GRADIENT_RADIAL","gradientStops":\#(stops)}}"#,
            "/background/type unknown-value"
        ),
        OddForm(
            #"{"background":{"type":"GRADIENT_LINEAR","stops":[]}}"#,
            "/background missing-key",
            "/background/stops unknown-key"
        ),
        OddForm(
            #"{"background":{"type":"GRADIENT_LINEAR","gradientStops":\#(stops),"gradientTransform":[[1,0],[0,1,0]]}}"#,
            "/background/gradientTransform/0 wrong-count"
        ),
        OddForm(
            #"{"background":{"type":"GRADIENT_LINEAR","gradientStops":[{"position":0,"color":"red"}],"gradientHandlePositions":[{"x":1}]}}"#,
            "/background/gradientStops wrong-count",
            "/background/gradientHandlePositions wrong-count",
            "/background/gradientHandlePositions/0 missing-key"
        ),
        OddForm(#"{"background":{"fills":[],"color":"red"}}"#, "/background/color unknown-key"),
        OddForm(##"{"background":"#12"}"##, "/background malformed-string"),
        OddForm(#"{"background":7}"#, "/background wrong-type"),
        OddForm(#"{"statusBar":"light","tinct":"red"}"#, "/statusBar unknown-value", "/tinct unknown-key"),
        OddForm("7", " wrong-type"),
    ]
}
