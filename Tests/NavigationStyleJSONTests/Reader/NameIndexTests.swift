import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// Looking up names without making strings.
struct NameIndexTests {
    /// Returns the index of a name, after checking that bytes and strings give the same one.
    private func index(_ name: String, _ table: NameIndex) -> Int? {
        let index = Array(name.utf8).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { table.index(of: $0, count: buffer.count) }
        }
        #expect(table.index(of: name) == index)
        return index
    }

    @Test
    func `every name is found at its place and nothing else is`() {
        let names = (0..<64).map { String(repeating: "x", count: $0 % 40) + "n\($0)" }
        let table = NameIndex(names)
        #expect(table.all == names)
        #expect(table.index(of: "") == nil)
        for (place, name) in names.enumerated() {
            #expect(index(name, table) == place)
            #expect(index(name + "x", table) == nil)
            #expect(index("y" + name, table) == nil)
            #expect(index(String(name.dropLast()) + "?", table) == nil)
        }
    }

    @Test
    func `names that differ only in the middle are told apart`() {
        let table = NameIndex(["abcdefgh1ijklmnop", "abcdefgh2ijklmnop"])
        #expect(index("abcdefgh2ijklmnop", table) == 1)
        #expect(index("abcdefgh3ijklmnop", table) == nil)
    }

    @Test
    func `the properties of a bar are found by their names`() {
        let table = BarProperty.table.index
        for property in BarProperty.allCases {
            #expect(index(property.name, table) == Int(property.rawValue))
        }
    }
}
