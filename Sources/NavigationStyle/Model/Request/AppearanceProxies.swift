/// `UINavigationBar.appearance(whenContainedInInstancesOf:)` (around.R4).
public struct ContainedAppearanceProxy: Hashable, Sendable {
    /// The classes around the bar, innermost first: all must be found going outwards.
    public var containers: [String]
    /// The values that the proxy sets.
    public var properties: BarProperties

    /// Makes a proxy for bars in `containers`.
    public init(whenContainedInInstancesOf containers: [String], properties: BarProperties) {
        self.containers = containers
        self.properties = properties
    }

    /// The numbers of classes that a proxy may name.
    package static let containerCounts = 1...8
    /// The largest number of contained proxies.
    package static let mostProxies = 32
}

extension ContainedAppearanceProxy: WireObject, WireElement {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(whenContainedInInstancesOf: [], properties: BarProperties()) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("whenContainedInInstancesOf", &containers)
        try visitor.required("properties", &properties)
    }
}

extension ContainedAppearanceProxy {
    /// Returns the index in `classes`, innermost first, of the outermost container that the proxy names; nil if the
    /// proxy is not for bars in these classes.
    func outermostContainer(among classes: [String]) -> Int? {
        var next = classes.startIndex
        for container in containers {
            guard let place = classes[next...].firstIndex(of: container) else { return nil }
            next = place + 1
        }
        return next - 1
    }
}

/// The plain appearance proxy, and those for bars in containers.
struct AppearanceProxies: Hashable, Sendable {
    /// `UINavigationBar.appearance()`.
    var plain = BarProperties()
    /// `UINavigationBar.appearance(whenContainedInInstancesOf:)`, no chain of classes twice.
    var contained: [ContainedAppearanceProxy] = []

    /// Whether no proxy sets anything.
    var isEmpty: Bool { plain.isEmpty && contained.isEmpty }

    /// Sets `properties` on the proxy for bars in `containers`; nil for the plain proxy.
    mutating func set(_ properties: BarProperties, in containers: [String]?) {
        guard let containers else {
            plain = plain.followed(by: properties)
            return
        }
        if let index = contained.firstIndex(where: { $0.containers == containers }) {
            contained[index].properties = contained[index].properties.followed(by: properties)
        } else {
            contained.append(ContainedAppearanceProxy(whenContainedInInstancesOf: containers, properties: properties))
        }
    }

    /// Returns the proxies after `later` has been set too.
    func followed(by later: AppearanceProxies) -> AppearanceProxies {
        var proxies = self
        proxies.set(later.plain, in: nil)
        for proxy in later.contained { proxies.set(proxy.properties, in: proxy.containers) }
        return proxies
    }

    /// Returns the values that they set on a bar in `classes`.
    ///
    /// If several contained proxies apply, the one with the outermost container takes precedence; of equals the one
    /// with the longer chain, and of those the one that was set last.
    func values(in classes: [String]) -> BarProperties {
        guard !contained.isEmpty else { return plain }
        return matches(in: classes).reduce(plain) { $0.followed(by: contained[$1].properties) }
    }

    /// Returns the contained proxies for a bar in `classes`, in ascending order of precedence.
    func matches(in classes: [String]) -> [Int] {
        contained.indices
            .compactMap { index in
                contained[index].outermostContainer(among: classes)
                    .map { (place: $0, length: contained[index].containers.count, index: index) }
            }
            .sorted { ($0.place, $0.length, $0.index) < ($1.place, $1.length, $1.index) }
            .map(\.index)
    }
}

extension Scenario {
    /// The proxies at the start.
    var appearanceProxies: AppearanceProxies {
        guard !defaults.containedAppearanceProxies.isEmpty else {
            return AppearanceProxies(plain: defaults.appearanceProxy)
        }
        return AppearanceProxies(plain: defaults.appearanceProxy)
            .followed(by: AppearanceProxies(contained: defaults.containedAppearanceProxies))
    }

    /// The values that they set on the bar of this navigation controller.
    var appearanceProxyValues: BarProperties {
        appearanceProxies.values(in: navigationController.containerClasses)
    }
}

// MARK: - Faults

extension [ContainedAppearanceProxy] {
    /// Returns the faults of the proxies at `pointer`.
    func faults(at pointer: String) -> [RequestFault] {
        guard count <= ContainedAppearanceProxy.mostProxies else {
            return [RequestFault(.tooMany(limit: ContainedAppearanceProxy.mostProxies), at: pointer)]
        }
        var faults: [RequestFault] = []
        for (index, proxy) in enumerated() {
            let place = pointer + "/\(index)"
            faults += proxy.containers.classFaults(
                ContainedAppearanceProxy.containerCounts,
                at: place + "/whenContainedInInstancesOf"
            )
            var texts = TextCheck()
            texts.check(proxy.properties, at: place + "/properties")
            faults += texts.faults
        }
        return faults
    }
}

extension [String] {
    /// Returns the faults of the names of classes, if their number is not in `counts` or a name is invalid.
    func classFaults(_ counts: ClosedRange<Int>, at pointer: String) -> [RequestFault] {
        guard counts.contains(count) else {
            return [RequestFault(.wrongCount(expected: counts, found: count), at: pointer)]
        }
        var texts = TextCheck()
        for index in indices { texts.check(name: self[index], at: pointer + "/\(index)") }
        return texts.faults
    }
}
