/// The policy that a request asks for, with its options.
public struct PolicySelection: Hashable, Sendable {
    /// The policy's name, as in `GET /policies`.
    public var name: String
    /// The library's version, where the policy has several editions.
    public var edition: String?
    /// The properties that are copied to a fake bar and back; nil leaves the policy's own.
    public var copiedProperties: BarPropertySet?
    /// The policy's own options, as its page lists them.
    public var options: [Value.Member]

    /// Makes a selection; the default is the policy of a request that names none.
    public init(_ name: String = "transitionBar", edition: String? = nil) {
        self.name = name
        self.edition = edition
        options = []
    }
}

extension PolicySelection {
    /// Every policy as it is without options, in the order in which they are listed.
    package static let all = PolicyPage.all.map { PolicySelection($0.name) }
}

extension PolicySelection: WireElement {
    @usableFromInline package static var shape: Shape { .named("PolicySelection") }
    @usableFromInline package static var placeholder: PolicySelection { PolicySelection("") }
    @usableFromInline package static var limit: ElementLimit { .policies }
    @usableFromInline package static var allowsNone: Bool { false }

    /// The properties that a policy can copy.
    @usableFromInline static let copyable = NameTable(Array(BarPropertySet.copyable)) { $0.name }

    /// Reads a name, or an object with the name, the edition and the policy's own options, which the policy checks.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> PolicySelection? {
        if try reader.kind() == .string { return try reader.string(.string).map { PolicySelection($0) } }
        guard var scope = try reader.object(.policy) else { return nil }
        let place = reader.place(of: scope)
        var selection = PolicySelection("")
        var isNamed = false
        while let key = try reader.openMember(in: &scope, keepsExtensions: false) {
            switch key {
            case "name":
                isNamed = true
                selection.name = try reader.string(.string) ?? ""
            case "edition": selection.edition = try reader.string(.string)
            case "copiedProperties":
                selection.copiedProperties =
                    try reader.null() ? nil : try BarPropertySet.read(from: &reader, among: copyable)
            default:
                if let value = try reader.value(keepsExtensions: false) {
                    selection.options.append(Value.Member(key, value))
                }
            }
        }
        selection.options.sort { $0.key < $1.key }
        if !isNamed { reader.note(.missingKey("name"), at: place) }
        return selection
    }

    /// Writes the name alone where that says it all.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        if edition == nil, copiedProperties == nil, options.isEmpty { return writer.string(name) }
        writer.beginObject()
        writer.write("name", name)
        if let edition { writer.write("edition", edition) }
        if let copiedProperties { writer.write("copiedProperties", copiedProperties) }
        for option in options {
            writer.key(escaping: option.key)
            writer.value(option.value)
        }
        writer.endObject()
    }
}
