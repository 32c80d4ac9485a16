package import NavigationStyle

/// Random values of the model, reproducible by the seed and the order of calls.
///
/// Its requests are valid unless a function says otherwise. A generator never returns an id twice.
package struct RandomModel {
    private var generator: SplitMix64
    /// The number of ids that have been returned.
    package var idCount = 0
    /// The members of the policy's own interface for screens.
    package var libraryMembers: [PolicyPage.Option] = []
    /// The schema of the object with these members.
    package var librarySchema: Value?

    package init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    // MARK: - Choices

    /// Returns true with a probability of `percent`.
    package mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &generator) < percent
    }

    package mutating func flag() -> Bool {
        Bool.random(using: &generator)
    }

    package mutating func integer(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// Returns a number of points in steps of a half.
    package mutating func points(in range: ClosedRange<Int>) -> Double {
        Double(integer(in: range.lowerBound * 2...range.upperBound * 2)) / 2
    }

    /// Returns a number from 0 to 1 in steps of a hundredth; in a third of the cases 0 or 1.
    package mutating func fraction() -> Double {
        chance(33) ? Double(integer(in: 0...1)) : Double(integer(in: 0...100)) / 100
    }

    /// Returns one of `choices`, which must not be empty.
    package mutating func one<Choices: RandomAccessCollection>(of choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: integer(in: 0...choices.count - 1))]
    }

    package mutating func one<Choice: CaseIterable>(of _: Choice.Type) -> Choice
    where Choice.AllCases: RandomAccessCollection {
        one(of: Choice.allCases)
    }

    /// Returns the result of `make` with a probability of `percent`, otherwise nil.
    package mutating func maybe<Result>(_ percent: Int, _ make: (inout RandomModel) -> Result) -> Result? {
        chance(percent) ? make(&self) : nil
    }

    /// Returns a random number of results of `make`, within `count`.
    package mutating func several<Result>(_ count: ClosedRange<Int>, _ make: (inout RandomModel) -> Result) -> [Result]
    {
        var results: [Result] = []
        for _ in 0..<integer(in: count) { results.append(make(&self)) }
        return results
    }

    /// Returns a short visible text, sometimes with characters that JSON escapes.
    package mutating func text() -> String {
        chance(10) ? one(of: ["line\nbreak", "a\ttab"]) : name()
    }

    /// Returns a short name, sometimes with characters that JSON escapes.
    package mutating func name() -> String {
        one(of: ["Photo", "Détails", "设置", "a/b~c", "quo\"te\\", "", "👩‍👩‍👧", "Inbox (3)", "\u{2028}", "\u{A0}"])
    }
}
