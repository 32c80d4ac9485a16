// The arguments of modifiers, under SwiftUI's own names.

/// The values of `Visibility`.
enum SwiftUIVisibility: String, CaseIterable, WireName {
    case automatic, visible, hidden

    static let names = NameTable(Self.self)
}

/// The values of `NavigationBarItem.TitleDisplayMode`.
enum SwiftUITitleDisplayMode: String, CaseIterable, WireName {
    case automatic, inline, large

    static let names = NameTable(Self.self)
}

/// The values of `ToolbarTitleDisplayMode`.
enum SwiftUIToolbarTitleDisplayMode: String, CaseIterable, WireName {
    case automatic, inline, large, inlineLarge

    static let names = NameTable(Self.self)
}

/// The values of `ToolbarRole`.
enum SwiftUIToolbarRole: String, CaseIterable, WireName {
    case automatic, navigationStack, browser, editor

    static let names = NameTable(Self.self)
}

/// The values of `ScrollEdgeEffectStyle`.
enum SwiftUIScrollEdgeEffectStyle: String, CaseIterable, WireName {
    case automatic, soft, hard

    static let names = NameTable(Self.self)
}

/// The values of `Material`.
enum SwiftUIMaterial: String, CaseIterable, WireName {
    case ultraThin, thin, regular, thick, ultraThick, bar

    static let names = NameTable(Self.self)

    /// The UIKit effect for the material; there is none for the thickest.
    var effect: BackgroundEffect {
        switch self {
        case .ultraThin: .systemUltraThinMaterial
        case .thin: .systemThinMaterial
        case .regular: .systemMaterial
        case .thick, .ultraThick: .systemThickMaterial
        case .bar: .systemChromeMaterial
        }
    }
}

/// A `ShapeStyle`, as far as a bar takes one: a color, a material or a gradient.
enum SwiftUIBackgroundStyle: Hashable, Sendable {
    case color(BarColor)
    case material(SwiftUIMaterial)
    /// A picture that is a gradient.
    case gradient(BarImage)

    /// Creates the style of `image`; nil if it is not a gradient.
    init?(_ image: BarImage) {
        guard case .picture(let picture) = image, picture.gradient != nil else { return nil }
        self = .gradient(image)
    }
}

extension SwiftUIBackgroundStyle: WireForm {
    static var shape: Shape { .anyOf([BarColor.shape, .object(SwiftUIMaterialForm.table), BarImage.shape]) }

    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> SwiftUIBackgroundStyle? { try reader.tree { tree($0, from: &$1) } }

    private static func tree(_ value: Value, from reader: inout ValueReader) -> SwiftUIBackgroundStyle? {
        guard case .object(let members) = value else { return BarColor(value, from: &reader).map { .color($0) } }
        if members.contains(where: { $0.key == "material" }) {
            return SwiftUIMaterialForm.read(from: &reader, orNull: false).map { .material($0.material) }
        }
        if members.contains(where: { BarColor.keys.contains($0.key) }) {
            return BarColor(value, from: &reader).map { .color($0) }
        }
        guard members.contains(where: { $0.key == "gradient" }) else {
            reader.checkKeys(of: members, allowed: ["material", "gradient"] + BarColor.keys)
            reader.note(.missingOneOf(["material", "gradient", "light"]))
            return nil
        }
        return BarImage.read(from: &reader, orNull: false).flatMap(SwiftUIBackgroundStyle.init)
    }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .color(let color): color.write(to: &writer)
        case .material(let material): SwiftUIMaterialForm(material: material).write(to: &writer)
        case .gradient(let image): image.write(to: &writer)
        }
    }
}

/// A material in an object of its own, which distinguishes it from the name of a color.
struct SwiftUIMaterialForm: WireObject {
    var material = SwiftUIMaterial.regular

    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.required("material", &material)
    }
}

/// The items in the bar, by their placement.
struct SwiftUIToolbarItems: Hashable, WireObject {
    var leading: [SwiftUIToolbarItem] = []
    var trailing: [SwiftUIToolbarItem] = []
    /// The item in place of the title.
    var principal: SwiftUIToolbarItem?

    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.member("leading", &leading, default: [])
        try visitor.member("trailing", &trailing, default: [])
        try visitor.optional("principal", &principal, orNull: true)
    }
}

/// An item: a text, or an object with more members.
struct SwiftUIToolbarItem: Hashable, WireElement {
    var title = ""
    var sharedBackgroundVisibility: SwiftUIVisibility?

    static var shape: Shape { .anyOf([.text, .object(Form.table)]) }
    static var placeholder: SwiftUIToolbarItem { SwiftUIToolbarItem() }

    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> SwiftUIToolbarItem? {
        if try reader.kind() != .object {
            return try reader.text(.string).map { SwiftUIToolbarItem(title: $0) }
        }
        return try Form.read(from: &reader, orNull: false).map {
            SwiftUIToolbarItem(title: $0.title ?? "", sharedBackgroundVisibility: $0.sharedBackgroundVisibility)
        }
    }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        var form = Form()
        form.title = title
        form.sharedBackgroundVisibility = sharedBackgroundVisibility
        form.write(to: &writer)
    }

    /// An item's object.
    private struct Form: WireObject {
        var title: String?
        var sharedBackgroundVisibility: SwiftUIVisibility?

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.text("title", &title, orNull: false)
            try visitor.optional("sharedBackgroundVisibility", &sharedBackgroundVisibility)
        }
    }
}
