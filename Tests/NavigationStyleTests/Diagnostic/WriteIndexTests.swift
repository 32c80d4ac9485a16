import Testing

@testable import NavigationStyle
@testable import NavigationStyleTestSupport

/// Searches for the last write of a kind.
struct WriteIndexTests {
    /// The values that are written, few enough to return; the second color of each pair is that of dark mode.
    private static let values: KeyValuePairs<BarProperty, [BarValue]> = [
        .tintColor: [
            .color(BarColor(light: .black, dark: .white)), .color(BarColor(light: .black, dark: .black)), .null,
        ],
        .isNavigationBarHidden: [
            .visibility(BarVisibility(hidden: true)), .visibility(BarVisibility(hidden: true, animation: .animated)),
            .visibility(BarVisibility(hidden: false)),
        ],
        .isTranslucent: [.flag(true), .flag(false)],
    ]

    private func properties(_ random: inout RandomModel) -> BarProperties {
        var result = BarProperties()
        for (property, values) in Self.values where random.flag() { result[property] = random.one(of: values) }
        return result
    }

    private func write(under style: UserInterfaceStyle, _ random: inout RandomModel) -> WriteLog.Write {
        var write = WriteLog.Write(
            screen: random.integer(in: 0...3),
            event: random.one(of: [.call, .viewWillAppear, .viewWillDisappear]),
            isScrollStyling: false,
            operation: 0,
            properties: properties(&random).resolved(for: style)
        )
        write.withheld = properties(&random).resolved(for: style)
        write.repeated = BarPropertySet(Self.values.map(\.key).filter { _ in random.chance(60) })
        return write
    }

    private func kinds(under style: UserInterfaceStyle) -> [WriteLog.WriteKind] {
        var kinds: [WriteLog.WriteKind] = []
        for (property, values) in Self.values {
            let values = values.map { $0.resolved(for: style) }
            kinds.append(.touching(property))
            for value in values { kinds.append(.giving(property, value)) }
            for screen in 0...3 {
                kinds.append(.styling(property, by: screen))
                kinds.append(.call(property, by: screen))
                kinds.append(.withholding(property, nil, by: screen))
                for value in values { kinds.append(.withholding(property, value, by: screen)) }
            }
        }
        return kinds
    }

    @Test func `the last write of a kind is found as by a look at all writes`() {
        var random = RandomModel(seed: 0x57A1)
        var (found, missed) = (0, 0)
        for _ in 0..<20 {
            let scenario = random.scenario(stackCount: 1...1)
            var log = WriteLog(of: scenario, keepsLooks: false, copyingStyles: false, for: .listing)
            var style = UserInterfaceStyle.light
            for _ in 0..<12 {
                var record = OperationRecord(.writes)
                for _ in 0...8 { record.add(write(under: style, &random)) }
                log.add(record)
                if random.chance(40) {
                    style = random.one(of: UserInterfaceStyle.self)
                    log.resolve(for: style)
                }
                for kind in kinds(under: style) {
                    let last = log.writes.lastIndex { kind.matches($0) }
                    #expect(log.last(kind) == last, "\(kind)")
                    if last == nil { missed += 1 } else { found += 1 }
                }
                for (property, values) in Self.values {
                    for (value, screen) in values.flatMap({ value in (0...3).map { (value.resolved(for: style), $0) } })
                    {
                        let last = log.writes.lastIndex {
                            $0.screen != screen && !$0.repeated.contains(property)
                                && $0.properties.gives(property, value)
                        }
                        #expect(log.lastChange(of: property, to: value, notBy: screen) == last)
                    }
                }
            }
        }
        #expect(found > 1000)
        #expect(missed > 100)
    }
}
