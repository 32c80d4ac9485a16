extension BarImage: WireForm {
    @usableFromInline package static var shape: Shape { .named("Image") }

    /// The word for an image in which nothing is drawn.
    @usableFromInline package static let words = NameTable([BarImage.empty]) { _ in "empty" }

    /// Reads `"empty"` or a picture's object.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BarImage? {
        if try reader.kind() == .string { return try reader.name(of: words, .string) }
        var form = PictureForm()
        return try form.fill(from: &reader, orNull ? .image.orNull : .image) ? .picture(Picture(form)) : nil
    }

    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .empty: writer.name("empty")
        case .picture(let picture): PictureForm(picture).write(to: &writer)
        }
    }
}

/// The members of a picture; a gradient has two of them.
@usableFromInline package struct PictureForm: WireObject {
    @usableFromInline var name: String?
    @usableFromInline var minimumAlpha: Double?
    @usableFromInline var color: BarColor?
    @usableFromInline var gradient: BarImage.Gradient?
    @usableFromInline var direction = BarImage.Gradient.Direction.down

    @usableFromInline package init() {}

    @usableFromInline init(_ picture: BarImage.Picture) {
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
    @usableFromInline init(_ form: PictureForm) {
        var gradient = form.gradient
        gradient?.direction = form.direction
        self.init(name: form.name, minimumAlpha: form.minimumAlpha, color: form.color, gradient: gradient)
    }
}

extension BarImage.Gradient.Direction: WireName { @usableFromInline package static let names = NameTable(Self.self) }

/// A stop with its place under `at`, or under Figma's `position`.
struct GradientStopForm: WireObject {
    private var at: Double?
    private var position: Double?
    private var color = BarColor(.clear)
    /// The variables that a Figma document binds; the color already has their values.
    private var boundVariables: Value?

    init() {}

    fileprivate init(_ stop: BarImage.Gradient.Stop) {
        at = stop.at
        color = stop.color
    }

    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("at", &at, in: 0...1)
        try visitor.optional("position", &position, in: 0...1)
        try visitor.required("color", &color)
        try visitor.open("boundVariables", &boundVariables, .anything)
    }

    /// Reads a stop, which may not lie before `last`, the place of the one that it follows; nil only after noting a fault.
    fileprivate static func stop(
        notBefore last: Double,
        _ value: Value,
        from reader: inout ValueReader
    ) -> BarImage.Gradient.Stop? {
        let faultCount = reader.faults.count
        let form = Self.read(from: &reader, orNull: false)
        if case .object = value, value["at"] == nil, value["position"] == nil { reader.note(.missingKey("at")) }
        if value["at"] != nil, value["position"] != nil { reader.note(.conflictingKey(with: "position"), under: "at") }
        guard reader.faults.count == faultCount, let form, let place = form.at ?? form.position else { return nil }
        guard place >= last else {
            reader.note(.outOfRange(minimum: last, maximum: 1), under: form.at == nil ? "position" : "at")
            return nil
        }
        return BarImage.Gradient.Stop(at: place, color: form.color)
    }
}

extension BarImage.Gradient: WireForm {
    @usableFromInline package static var shape: Shape { .array(GradientStopForm.shape) }

    /// Reads the stops of a gradient, whose positions must not decrease.
    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BarImage.Gradient? { try reader.tree { BarImage.Gradient($0, from: &$1) } }

    /// Writes the stops.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        for stop in stops { GradientStopForm(stop).write(to: &writer) }
        writer.endArray()
    }

    private init?(_ value: Value, from reader: inout ValueReader) {
        guard let stops = Self.stops(value, from: &reader) else { return nil }
        self.init(stops)
    }

    /// Reads stops, each as `{"at", "color"}` or as Figma's `{"position", "color"}`; nil only after noting a fault.
    static func stops(_ value: Value, from reader: inout ValueReader) -> [Stop]? {
        if case .array(let elements) = value, elements.count > Self.stopCounts.upperBound {
            reader.note(.wrongCount(expected: Self.stopCounts, found: elements.count))
            return nil
        }
        var last = 0.0
        let stops = reader.elements(of: value) { element, reader -> Stop? in
            let stop = GradientStopForm.stop(notBefore: last, element, from: &reader)
            if let stop { last = stop.at }
            return stop
        }
        guard let stops, case .array(let elements) = value else { return nil }
        guard Self.stopCounts.contains(elements.count) else {
            reader.note(.wrongCount(expected: Self.stopCounts, found: elements.count))
            return nil
        }
        return stops
    }
}
