import Testing

@testable import NavigationStyleService

@Suite struct TraceParentTests {
    private static let trace = "0af7651916cd43dd8448eb211c80319c"
    private static let parent = "b7ad6b7169203331"

    @Test(arguments: ["00-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-00", "00-\(trace)-\(parent)-ff"])
    func `a valid value has the id of a trace`(_ value: String) {
        #expect(TraceParent(value)?.traceID == Self.trace)
    }

    @Test(arguments: ["01-\(trace)-\(parent)-01", "cc-\(trace)-\(parent)-00-what-the-future-will-be-like"])
    func `a later version is read as far as it is known`(_ value: String) {
        #expect(TraceParent(value)?.traceID == Self.trace)
    }

    @Test(arguments: [
        "", "-", "00", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-01-", "00-\(trace)-\(parent)-01-more",
        "00-\(trace)-\(parent)-1", "00-\(trace)-\(parent)-001", "0-\(trace)-\(parent)-01", "ff-\(trace)-\(parent)-01",
        "00-\(trace)0-\(parent)-01", "00-\(trace.dropLast())-\(parent)-01", "00-\(trace)-\(parent.dropLast())-01",
        "00-\(trace.uppercased())-\(parent)-01", "0A-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-0A",
        "00-00000000000000000000000000000000-\(parent)-01", "00-\(trace)-0000000000000000-01",
        "00-0af7651916cd43dd8448eb211c80319g-\(parent)-01", "01-\(trace)-\(parent)-01.more",
        "01-\(trace)-\(parent)-01x",
        " 00-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-01, 00-\(trace)-\(parent)-01",
        "00_\(trace)_\(parent)_01", "00-\(trace)-\(parent)-0\u{1B}",
    ])
    func `a value that is not valid is none`(_ value: String) {
        #expect(TraceParent(value) == nil)
    }
}
