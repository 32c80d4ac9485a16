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
    @usableFromInline var direction = BarImage.Gradient.Direction.down

    @usableFromInline
    package init() {}

    @usableFromInline
    init(_ picture: BarImage.Picture) {
        name = picture.name
        minimumAlpha = picture.minimumAlpha
        color = picture.color
        gradient = picture.gradient
        direction = picture.gradient?.direction ?? .down
    }

    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("name", &name, orNull: true)
        try visitor.optional("minimumAlpha", &minimumAlpha, in: 0...1)
        try visitor.optional("color", &color, orNull: true)
        try visitor.optional("gradient", &gradient, orNull: true)
        try visitor.member("gradientDirection", &direction, default: .down)
    }
}

extension BarImage.Picture {
    @usableFromInline
    init(_ form: PictureForm) {
        var gradient = form.gradient
        gradient?.direction = form.direction
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
    @usableFromInline package static var shape: Shape { .array(Stop.shape) }

    /// Reads the stops of a gradient, none of which lies before the one that it follows.
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
        if case .array(let elements) = value, elements.count > Self.stopCounts.upperBound {
            reader.note(.wrongCount(expected: Self.stopCounts, found: elements.count))
            return nil
        }
        var last = 0.0
        let stops = reader.elements(of: value) { element, reader -> Stop? in
            let faultCount = reader.faults.count
            let stop = Stop.read(from: &reader, orNull: false)
            guard case .number(let at)? = element["at"], 0...1 ~= at else { return nil }
            guard at >= last else {
                reader.note(.outOfRange(minimum: last, maximum: 1), under: "at")
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
        self.init(stops)
    }
}
