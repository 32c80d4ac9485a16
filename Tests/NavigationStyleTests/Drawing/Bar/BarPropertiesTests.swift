import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// Operations on whole writes, compared with the same operations property by property.
struct BarPropertiesTests {
    private static let seeds: Range<UInt64> = 0..<500

    @Test func `a write that follows another has its own values, and the other's elsewhere`() {
        for seed in Self.seeds {
            var model = RandomModel(seed: seed)
            let (first, second) = (model.barProperties(), model.barProperties())
            let both = first.followed(by: second)
            for property in BarProperty.allCases { #expect(both[property] == second[property] ?? first[property]) }
        }
    }

    @Test func `a part of a write touches nothing else`() {
        for seed in Self.seeds {
            var model = RandomModel(seed: seed)
            let (write, properties) = (model.barProperties(), model.barPropertySet())
            let part = write.restricted(to: properties)
            for property in BarProperty.allCases {
                #expect(part[property] == (properties.contains(property) ? write[property] : nil))
            }
        }
    }

    @Test func `a bar keeps of a write what differs from a fresh bar`() {
        for seed in Self.seeds {
            var model = RandomModel(seed: seed)
            let bar = model.barProperties().withoutDefaults
            let write = model.barProperties()
            let result = bar.overwritten(by: write)
            for property in BarProperty.allCases {
                let value = write[property] ?? bar[property]
                #expect(result[property] == (isDefault(value, of: property) ? nil : value))
            }
        }
    }

    @Test func `translucency after a write is that of the bar that was written to`() {
        for seed in Self.seeds {
            var model = RandomModel(seed: seed)
            let (bar, write) = (model.barProperties(), model.barProperties())
            #expect(bar.translucency(after: write) == bar.followed(by: write).translucency)
        }
    }

    @Test(arguments: BarProperty.allCases)
    func `a fresh bar has the default and nothing else`(property: BarProperty) {
        var model = RandomModel(seed: UInt64(property.rawValue))
        for _ in 0..<50 {
            let value = model.barValue(of: property)
            #expect(property.hasByDefault(value) == isDefault(value, of: property))
        }
        if let value = property.defaultValue { #expect(property.hasByDefault(value)) }
    }

    /// Returns whether the value is that of a new bar; empty text attributes count as none.
    private func isDefault(_ value: BarValue?, of property: BarProperty) -> Bool {
        value == property.defaultValue || value == .textAttributes(TextAttributes())
    }
}
