package import NavigationStyle

/// A path of the service in an answer, under the version of the contract that was requested.
package struct Link: AnswerForm {
    let path: String

    package init(_ path: String) {
        self.path = path
    }

    @usableFromInline package static var shape: Shape { .string }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.link(path) }
}
