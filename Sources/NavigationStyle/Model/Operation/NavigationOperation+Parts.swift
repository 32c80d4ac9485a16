/// An operation in an array; nil takes the place of one that could not be read.
extension Optional: WireForm where Wrapped == NavigationOperation {
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> NavigationOperation?? {
        .some(try NavigationOperation.read(from: &reader, orNull: orNull))
    }
}

extension Optional: AnswerForm where Wrapped == NavigationOperation {
    @usableFromInline package static var shape: Shape { NavigationOperation.shape }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        self?.write(to: &writer)
    }
}

extension Optional: WireElement where Wrapped == NavigationOperation {
    @usableFromInline package static var placeholder: NavigationOperation? { nil }
    @usableFromInline package static var limit: ElementLimit { .operations }
    @usableFromInline package static var allowsNone: Bool { false }
}

extension NavigationOperation.ScreenReference: WireElement {
    @usableFromInline package static var shape: Shape { .anyOf([.named("Screen"), Screen.ID.shape]) }
    @usableFromInline package static var placeholder: NavigationOperation.ScreenReference { .existing("") }
    @usableFromInline package static var limit: ElementLimit { .screens }

    /// Reads a screen, or the id of one in the stack.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> NavigationOperation.ScreenReference? {
        if try reader.kind() == .string {
            return try Screen.ID.read(from: &reader, orNull: false).map { .existing($0) }
        }
        var screen = Screen()
        return try screen.fill(from: &reader, .screenReference) ? .new(screen) : nil
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .new(let screen): screen.write(to: &writer)
        case .existing(let id): id.write(to: &writer)
        }
    }
}
