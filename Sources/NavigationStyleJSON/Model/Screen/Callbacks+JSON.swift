package import NavigationStyle

extension Callback: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension Callbacks: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        self.init()
        try read(from: &reader)
    }

    /// Reads the writes of each callback into what is there.
    mutating func read(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return }
        while let callback = try reader.key(Callback.self, in: &scope) {
            if let properties = try BarProperties(from: &reader) { self[callback] = properties }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if !viewDidLoad.isEmpty { writer.member("viewDidLoad", viewDidLoad) }
        if !viewWillAppear.isEmpty { writer.member("viewWillAppear", viewWillAppear) }
        if !viewDidAppear.isEmpty { writer.member("viewDidAppear", viewDidAppear) }
        if !viewWillDisappear.isEmpty { writer.member("viewWillDisappear", viewWillDisappear) }
        if !viewDidDisappear.isEmpty { writer.member("viewDidDisappear", viewDidDisappear) }
        if !duringTransition.isEmpty { writer.member("duringTransition", duringTransition) }
        writer.endObject()
    }
}
