package import NavigationStyle

/// Random values of the model: the same ones for the same seed, in the same order of calls.
///
/// What it makes can be answered unless a function says otherwise. Ids are never given twice by one generator.
package struct RandomModel {
    private var generator: SplitMix64
    /// How many ids have been given.
    package var idCount = 0
    /// The members of the policy's own interface that screens may set.
    package var libraryMembers: [PolicyPage.Option] = []
    /// The schema of the object that has them.
    package var librarySchema: Value?

    package init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    // MARK: - Choices

    /// True in `percent` of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &generator) < percent
    }

    package mutating func flag() -> Bool {
        Bool.random(using: &generator)
    }

    package mutating func integer(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// Points in steps of a half.
    package mutating func points(in range: ClosedRange<Int>) -> Double {
        Double(integer(in: range.lowerBound * 2...range.upperBound * 2)) / 2
    }

    /// A number from 0 to 1 in steps of a hundredth; in a third of the cases one of the ends.
    package mutating func fraction() -> Double {
        chance(33) ? Double(integer(in: 0...1)) : Double(integer(in: 0...100)) / 100
    }

    /// One of `choices`, which is not empty.
    package mutating func one<Choices: RandomAccessCollection>(of choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: integer(in: 0...choices.count - 1))]
    }

    package mutating func one<Choice: CaseIterable>(of _: Choice.Type) -> Choice
    where Choice.AllCases: RandomAccessCollection {
        one(of: Choice.allCases)
    }

    /// What `make` makes, in `percent` of a hundred cases.
    package mutating func maybe<Result>(_ percent: Int, _ make: (inout RandomModel) -> Result) -> Result? {
        chance(percent) ? make(&self) : nil
    }

    /// As many as `count` says.
    package mutating func several<Result>(_ count: ClosedRange<Int>, _ make: (inout RandomModel) -> Result) -> [Result]
    {
        var results: [Result] = []
        for _ in 0..<integer(in: count) { results.append(make(&self)) }
        return results
    }

    /// A short text that a person sees, sometimes one that needs care in JSON.
    package mutating func text() -> String {
        chance(10) ? one(of: ["line\nbreak", "a\ttab"]) : name()
    }

    /// A short name, sometimes one that needs care in JSON.
    package mutating func name() -> String {
        one(of: ["Photo", "Détails", "设置", "a/b~c", "quo\"te\\", "", "👩‍👩‍👧", "Inbox (3)", "\u{2028}", "\u{A0}"])
    }
}
