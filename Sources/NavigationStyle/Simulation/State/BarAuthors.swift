/// The writes that the values on bars come from, through all copies that a policy makes of them.
///
/// A value that a fake bar brings back counts as written by the policy on the shared bar, whichever screen wrote it first;
/// and another screen may have written the same value since.
struct BarAuthors: Sendable {
    /// The number of a write for each property of a bar; -1 is none that is known.
    private typealias Numbers = InlineArray<25, Int32>

    private var shared = Numbers(repeating: -1)
    /// Those of the fake bars that have been made.
    private var fakeBars: [(screen: Int, numbers: Numbers)] = []

    /// Nothing has been written.
    init() {}

    /// The number of the write that the value of `property` on the shared bar comes from; nil where that is not known.
    func author(of property: BarProperty) -> Int? { Self.known(shared[Int(property.rawValue)]) }

    /// The same on the fake bar of `screen`.
    func author(of property: BarProperty, on screen: Int) -> Int? {
        fakeBars.first { $0.screen == screen }.flatMap { Self.known($0.numbers[Int(property.rawValue)]) }
    }

    private static func known(_ number: Int32) -> Int? { number == -1 ? nil : Int(number) }

    /// Notes that the write with the number `author` gave `properties` of the shared bar their values.
    mutating func note(_ author: Int, for properties: BarPropertySet) {
        for property in properties { shared[Int(property.rawValue)] = Int32(truncatingIfNeeded: author) }
    }

    /// Notes that `property` on the fake bar of `screen` comes from the write with the number `author`.
    mutating func note(_ author: Int, for property: BarProperty, on screen: Int) {
        let index = index(ofFakeBarOn: screen)
        fakeBars[index].numbers[Int(property.rawValue)] = Int32(truncatingIfNeeded: author)
    }

    /// Notes that a fake bar is put on `screen`, as the image of the shared bar.
    mutating func noteImage(on screen: Int) {
        let index = index(ofFakeBarOn: screen)
        fakeBars[index].numbers = shared
    }

    /// Notes that the policy copies `properties` of the fake bar on `screen` to the shared one.
    mutating func noteCopy(of properties: BarPropertySet, from screen: Int) {
        let index = index(ofFakeBarOn: screen)
        for property in properties {
            shared[Int(property.rawValue)] = fakeBars[index].numbers[Int(property.rawValue)]
        }
    }

    private mutating func index(ofFakeBarOn screen: Int) -> Int {
        if let index = fakeBars.lastIndex(where: { $0.screen == screen }) { return index }
        fakeBars.append((screen, Numbers(repeating: -1)))
        return fakeBars.count - 1
    }
}
