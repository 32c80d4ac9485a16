extension BarImage: WireForm {
    @usableFromInline package static var shape: Shape { .named("Image") }

    /// The word for an image in which nothing is drawn.
    @usableFromInline package static let words = NameTable([BarImage.empty]) { _ in "empty" }

    /// Reads `"empty"` or a picture's object.
    @inlinable
    package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BarImage? {
        if try reader.kind() == .string { return try reader.name(of: words, .string) }
        var form = PictureForm()
        return try form.fill(from: &reader, orNull ? .image.orNull : .image) ? .picture(Picture(form)) : nil
    }

    @inlinable
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .empty: writer.name("empty")
        case .picture(let picture): PictureForm(picture).write(to: &writer)
        }
    }
}

/// The members of a picture, of which a gradient says two.
@usableFromInline
package struct PictureForm: WireObject {
    @usableFromInline var name: String?
    @usableFromInline var minimumAlpha: Double?
    @usableFromInline var color: BarColor?
    @usableFromInline var gradient: BarImage.Gradient?
    /// Which way the gradient runs; nil where it says so itself, or runs down.
    @usableFromInline var direction: BarImage.Gradient.Direction?

    @usableFromInline
    package init() {}

    @usableFromInline
    init(_ picture: BarImage.Picture) {
        name = picture.name
        minimumAlpha = picture.minimumAlpha
        color = picture.color
        gradient = picture.gradient
        direction = picture.gradient?.direction == .right ? .right : nil
    }

    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("name", &name, orNull: true)
        try visitor.optional("minimumAlpha", &minimumAlpha, in: 0...1)
        try visitor.optional("color", &color, orNull: true)
        try visitor.optional("gradient", &gradient, orNull: true)
        try visitor.optional("gradientDirection", &direction)
    }
}

extension BarImage.Picture {
    @usableFromInline
    init(_ form: PictureForm) {
        var gradient = form.gradient
        if let direction = form.direction { gradient?.direction = direction }
        self.init(name: form.name, minimumAlpha: form.minimumAlpha, color: form.color, gradient: gradient)
    }
}

extension BarImage.Gradient.Direction: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension BarImage.Gradient.Stop: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(at: 0, color: BarColor(.clear)) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("at", &at, in: 0...1)
        try visitor.required("color", &color)
    }
}

extension BarImage.Gradient: WireForm {
    @usableFromInline package static var shape: Shape {
        .anyOf([.array(.anyOf([Stop.shape, FigmaStop.shape])), .openObject])
    }

    /// Reads the stops of a gradient, none of which lies before the one that it follows, or a paint of Figma's.
    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BarImage.Gradient? { try reader.tree { BarImage.Gradient($0, from: &$1) } }

    /// Writes the stops.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        for stop in stops { stop.write(to: &writer) }
        writer.endArray()
    }

    private init?(_ value: Value, from reader: inout ValueReader) {
        let content: FigmaPaint.Content??
        switch value {
        case .object(let members) where members.contains { $0.key == FigmaPaint.fillsKey }:
            content = FigmaPaint.topmost(ofFills: members, among: [.linearGradient], from: &reader)
        case .object: content = FigmaPaint(value, among: [.linearGradient], from: &reader).map(\.visible)
        default:
            guard let stops = Self.stops(value, from: &reader) else { return nil }
            self.init(stops)
            return
        }
        guard let content else { return nil }
        if case .gradient(let gradient)? = content {
            self = gradient
        } else {
            self.init([Stop(at: 0, color: BarColor(.clear)), Stop(at: 1, color: BarColor(.clear))])
        }
    }

    /// Reads stops, each as `{"at", "color"}` or as Figma's `{"position", "color"}`; nil only after noting a fault.
    static func stops(_ value: Value, from reader: inout ValueReader) -> [Stop]? {
        if case .array(let elements) = value, elements.count > Self.stopCounts.upperBound {
            reader.note(.wrongCount(expected: Self.stopCounts, found: elements.count))
            return nil
        }
        var last = 0.0
        let stops = reader.elements(of: value) { element, reader -> Stop? in
            let faultCount = reader.faults.count
            let isOfFigma = element[FigmaStop.key] != nil
            let stop =
                isOfFigma
                ? FigmaStop.read(from: &reader, orNull: false)?.stop : Stop.read(from: &reader, orNull: false)
            let key = isOfFigma ? FigmaStop.key : "at"
            guard case .number(let at)? = element[key], 0...1 ~= at else { return nil }
            guard at >= last else {
                reader.note(.outOfRange(minimum: last, maximum: 1), under: key)
                return nil
            }
            last = at
            return reader.faults.count == faultCount ? stop : nil
        }
        guard let stops, case .array(let elements) = value else { return nil }
        guard Self.stopCounts.contains(elements.count) else {
            reader.note(.wrongCount(expected: Self.stopCounts, found: elements.count))
            return nil
        }
        return stops
    }
}

/// A stop as Figma writes it.
struct FigmaStop: WireObject {
    /// The key by which it is told from others.
    static let key = "position"

    private var position = 0.0
    private var color = BarColor(.clear)
    /// What a variable of the document gives; the color has its value.
    private var boundVariables: Value?

    var stop: BarImage.Gradient.Stop { BarImage.Gradient.Stop(at: position, color: color) }

    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.required("position", &position, in: 0...1)
        try visitor.required("color", &color)
        try visitor.open("boundVariables", &boundVariables, .anything)
    }
}
