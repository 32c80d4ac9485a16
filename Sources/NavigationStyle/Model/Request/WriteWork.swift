/// The work of the writes of screens, in units.
struct WriteWork {
    /// The work of reading them.
    private(set) var reading = 0
    /// The work of carrying them out once, styles excluded.
    private(set) var writing = 0
    /// The number of properties that callbacks write.
    private(set) var properties = 0
    /// The number of styles that screens declare.
    private(set) var styles = 0

    init() {}

    /// Makes the work of what `screen` writes in an appearance.
    init(of screen: borrowing Screen) {
        if screen.bar != nil { styles = 1 }
        for write in screen.callbacks.writes { add(WriteWork(of: write.properties)) }
    }

    /// Makes the work of the write of `properties` by a piece of code.
    init(of properties: BarProperties) {
        let count = properties.touched.count
        let length = properties.length
        self.properties = count
        writing = WorkWeight.callback + count * WorkWeight.write + length / WorkWeight.bytesTold
        reading = count * WorkWeight.reading + length / WorkWeight.bytesRead
    }

    mutating func add(_ other: WriteWork) {
        reading += other.reading
        writing += other.writing
        properties += other.properties
        styles += other.styles
    }
}

extension NavigationOperation {
    /// The properties that code beside the call writes, before it and after.
    var propertiesWrittenBeside: [BarProperties] { [writes.before, writes.after].filter { !$0.isEmpty } }
}
