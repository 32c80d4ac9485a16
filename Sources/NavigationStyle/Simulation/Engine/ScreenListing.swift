/// How many screens the transitions of one answer list in all.
///
/// Each of 1,000 operations may list a stack of 1,000 screens: that is a gigabyte, for a request of 33 KB.
public struct ScreenListing: Sendable {
    /// How many screens one answer may list: some 30 MB of text.
    public static let limit = 20_000

    private var count = 0

    /// Counts from none.
    public init() {}

    /// Counts the screens that transitions list.
    ///
    /// - Parameters:
    ///   - transitions: The next transitions of the answer.
    ///   - pointer: What is at fault if they are too many: a JSON Pointer.
    /// - Throws: That they are too many.
    public mutating func add(
        _ transitions: some Sequence<TransitionResponse>,
        at pointer: String
    ) throws(ScenarioError) {
        for transition in transitions { try add(transition.screens?.count ?? 0, at: pointer) }
    }

    /// Counts `screens` more.
    mutating func add(_ screens: Int, at pointer: @autoclosure () -> String) throws(ScenarioError) {
        count += screens
        guard count <= Self.limit else {
            throw ScenarioError([RequestFault(.tooManyScreensListed(limit: Self.limit), at: pointer())])
        }
    }
}
