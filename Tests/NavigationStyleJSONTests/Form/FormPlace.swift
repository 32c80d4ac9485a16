/// A place in a request for a value of some type.
struct FormPlace: CustomStringConvertible {
    /// The types whose values occur in many places.
    enum Kind: CaseIterable {
        case color, image, textAttributes, appearance, properties, style
    }

    let kind: Kind
    /// Whether null is allowed too.
    let isNullable: Bool
    /// The pointer to the value in the request.
    let pointer: String
    /// The request, with `@` in place of the value.
    let body: String

    init(_ kind: Kind, orNull isNullable: Bool = false, _ pointer: String, _ body: String) {
        self.kind = kind
        self.isNullable = isNullable
        self.pointer = pointer
        self.body = body
    }

    /// Returns the request with `value` in its place.
    func request(with value: String) -> [UInt8] {
        Array(body.split(separator: "@", omittingEmptySubsequences: false).joined(separator: value).utf8)
    }

    var description: String { pointer + " of " + body }
}

extension FormPlace {
    /// All places for values of each type: in a screen's declarations and writes, in policies' own interfaces, options
    /// and states, in operations and in a controller's state.
    static let all: [FormPlace] =
        properties.flatMap { [$0] + inProperties(of: $0) } + styles.flatMap { [$0] + inStyle(of: $0) } + others

    private static func body(_ members: String, operation: String = #"{"type":"popToRoot"}"#) -> String {
        #"{\#(members),"operation":\#(operation)}"#
    }

    private static func screen(_ members: String, policy: String = #""system""#) -> String {
        body(#""policy":\#(policy),"stack":[{"id":"a",\#(members)}]"#)
    }

    private static func state(_ members: String, policy: String) -> String {
        body(
            #""policy":"\#(policy)","stack":[{"id":"a"}],"controller":{"stack":["a"],"loaded":["a"],\#(members)}"#
        )
    }

    private static let plain = #""stack":[{"id":"a"}]"#

    // MARK: - Writes to a bar

    private static let properties: [FormPlace] = [
        FormPlace(.properties, "/stack/0/callbacks/viewDidLoad", screen(#""callbacks":{"viewDidLoad":@}"#)),
        FormPlace(.properties, "/stack/0/callbacks/duringTransition", screen(#""callbacks":{"duringTransition":@}"#)),
        FormPlace(.properties, "/stack/0/callbacks/viewIsAppearing", screen(#""callbacks":{"viewIsAppearing":@}"#)),
        FormPlace(
            .properties,
            "/stack/0/callbacks/traitCollectionDidChange",
            screen(#""callbacks":{"traitCollectionDidChange":@}"#)
        ),
        FormPlace(
            .properties,
            orNull: true,
            "/defaults/appearanceProxy",
            body(plain + #","defaults":{"appearanceProxy":@}"#)
        ),
        FormPlace(
            .properties,
            "/defaults/containedAppearanceProxies/0/properties",
            body(
                plain
                    + #","defaults":{"containedAppearanceProxies":[{"whenContainedInInstancesOf":["A"],"properties":@}]}"#
            )
        ),
        FormPlace(
            .properties,
            "/operation/properties",
            body(plain, operation: #"{"type":"setAppearanceProxy","properties":@}"#)
        ),
        FormPlace(
            .properties,
            "/stack/0/library/config",
            screen(#""library":{"config":@}"#, policy: #""doubleNavigationController""#)
        ),
        FormPlace(
            .properties,
            "/policy/configuration",
            body(#""policy":{"name":"perScreenBar","configuration":@},"# + plain)
        ),
        FormPlace(
            .properties,
            "/operation/properties",
            body(plain, operation: #"{"type":"update","properties":@}"#)
        ),
        FormPlace(.properties, "/controller/bar", state(#""bar":@"#, policy: "system")),
        FormPlace(
            .properties,
            "/controller/fakeBars/a/properties",
            state(#""fakeBars":{"a":{"isAttached":true,"properties":@}}"#, policy: "transitionBar")
        ),
        FormPlace(
            .properties,
            "/controller/policyState/replaced/a",
            state(#""policyState":{"replaced":{"a":@}}"#, policy: "restoring")
        ),
        FormPlace(
            .properties,
            "/controller/policyState/styles/a",
            state(#""policyState":{"styles":{"a":@}}"#, policy: "customContainer")
        ),
        FormPlace(
            .properties,
            "/controller/policyState/updated/a",
            state(#""policyState":{"updated":{"a":@}}"#, policy: "itemAppearance")
        ),
        FormPlace(
            .properties,
            "/controller/policyState/itemAppearances/a",
            state(#""policyState":{"itemAppearances":{"a":@}}"#, policy: "rtRootNavigationController")
        ),
        FormPlace(
            .properties,
            "/controller/policyState/decorations/a/1",
            state(#""policyState":{"decorations":{"a":["config",@]}}"#, policy: "doubleNavigationController")
        ),
    ]

    /// Returns the places within a write to a bar.
    private static func inProperties(of place: FormPlace) -> [FormPlace] {
        func within(_ kind: Kind, orNull isNullable: Bool = true, _ pointer: String, _ body: String) -> FormPlace {
            FormPlace(
                kind,
                orNull: isNullable,
                place.pointer + pointer,
                String(decoding: place.request(with: body), as: UTF8.self)
            )
        }
        return [
            within(.color, "/barTintColor", #"{"barTintColor":@}"#),
            within(.image, "/shadowImage", #"{"shadowImage":@}"#),
            within(.color, "/backgroundImage/color", #"{"backgroundImage":{"color":@}}"#),
            within(
                .color,
                orNull: false,
                "/backgroundImage/gradient/1/color",
                ##"{"backgroundImage":{"gradient":[{"at":0,"color":"#000"},{"at":1,"color":@}]}}"##
            ),
            within(.textAttributes, "/titleTextAttributes", #"{"titleTextAttributes":@}"#),
            within(.color, "/titleTextAttributes/color", #"{"titleTextAttributes":{"color":@}}"#),
            within(.appearance, "/scrollEdgeAppearance", #"{"scrollEdgeAppearance":@}"#),
            within(.color, "/standardAppearance/shadowColor", #"{"standardAppearance":{"shadowColor":@}}"#),
            within(.image, "/standardAppearance/backgroundImage", #"{"standardAppearance":{"backgroundImage":@}}"#),
            within(
                .textAttributes,
                "/standardAppearance/titleTextAttributes",
                #"{"standardAppearance":{"titleTextAttributes":@}}"#
            ),
        ]
    }

    // MARK: - Declared styles

    private static let styles: [FormPlace] = [
        FormPlace(.style, orNull: true, "/stack/0/bar", screen(#""bar":@"#)),
        FormPlace(.style, orNull: true, "/defaults/bar", body(plain + #","defaults":{"bar":@}"#)),
        FormPlace(.style, "/operation/bar", body(plain, operation: #"{"type":"update","bar":@}"#)),
        FormPlace(
            .style,
            orNull: true,
            "/operation/screen/bar",
            body(plain, operation: #"{"type":"push","screen":{"id":"b","bar":@}}"#)
        ),
        FormPlace(
            .style,
            orNull: true,
            "/operation/screens/1/bar",
            body(plain, operation: #"{"type":"setViewControllers","screens":["a",{"id":"b","bar":@}]}"#)
        ),
    ]

    /// Returns the places within a declared style.
    private static func inStyle(of place: FormPlace) -> [FormPlace] {
        func within(_ kind: Kind, _ pointer: String, _ body: String) -> FormPlace {
            FormPlace(kind, place.pointer + pointer, String(decoding: place.request(with: body), as: UTF8.self))
        }
        return [
            within(.color, "/tint", #"{"tint":@}"#),
            within(.color, "/shadow", #"{"shadow":@}"#),
            within(.color, "/background", #"{"background":@}"#),
            within(.color, "/background/color", #"{"background":{"color":@}}"#),
            within(.image, "/background/image", #"{"background":{"image":@}}"#),
            within(.textAttributes, "/title", #"{"title":@}"#),
        ]
    }

    // MARK: - Others

    private static let others: [FormPlace] = [
        FormPlace(.color, "/stack/0/view/backgroundColor", screen(#""view":{"backgroundColor":@}"#)),
        FormPlace(
            .appearance,
            orNull: true,
            "/stack/0/navigationItem/standardAppearance",
            screen(#""navigationItem":{"standardAppearance":@}"#)
        ),
        FormPlace(
            .color,
            orNull: true,
            "/stack/0/navigationItem/compactAppearance/buttonColor",
            screen(#""navigationItem":{"compactAppearance":{"buttonColor":@}}"#)
        ),
        library(.color, "barTintColor", of: "hbdNavigationBar"),
        library(.image, "barImage", of: "hbdNavigationBar"),
        library(.textAttributes, "titleTextAttributes", of: "hbdNavigationBar"),
        library(.color, "titleColor", of: "wrNavigationBar"),
        library(.image, "barBackgroundImage", of: "wrNavigationBar"),
        FormPlace(
            .color,
            "/controller/policyState/background/barTintColor",
            state(#""policyState":{"background":{"barTintColor":@}}"#, policy: "hbdNavigationBar")
        ),
        FormPlace(
            .textAttributes,
            orNull: true,
            "/controller/policyState/styles/a/titleTextAttributes",
            state(#""policyState":{"styles":{"a":{"titleTextAttributes":@}}}"#, policy: "hbdNavigationBar")
        ),
        FormPlace(
            .image,
            "/controller/policyState/background/image",
            state(#""policyState":{"background":{"image":@}}"#, policy: "wrNavigationBar")
        ),
        FormPlace(
            .color,
            "/controller/policyState/found/a/tintColor",
            state(#""policyState":{"found":{"a":{"tintColor":@}}}"#, policy: "wrNavigationBar")
        ),
    ]

    /// Returns the place of a member of a policy's own interface; null means that it has not been set.
    private static func library(_ kind: Kind, _ member: String, of policy: String) -> FormPlace {
        FormPlace(
            kind,
            orNull: true,
            "/stack/0/library/" + member,
            screen(#""library":{"\#(member)":@}"#, policy: #""\#(policy)""#)
        )
    }
}
