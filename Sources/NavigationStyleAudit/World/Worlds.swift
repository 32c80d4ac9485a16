package import NavigationStyle

/// The apps that a graph may describe: one for each combination of its unknown values.
///
/// An unknown value is equal to itself by name. In some worlds it is a value that nothing else has, in others it is
/// each of the values that the graph gives the same property. A flag is both true and false, a name is each of its
/// choices. A finding in all worlds is certain, a finding in some is possible. If there would be too many worlds, only
/// some of each sort are made, and a finding that shows an unknown value is possible at most.
struct Worlds {
    /// An app that the graph may describe.
    struct World {
        var request: AuditRequest
        /// Whether it exists only for the rules that must know a value, which report nothing where the value decides.
        var isForSilence = false
    }

    /// The worlds; paths are reported from the first.
    private(set) var all: [World] = []
    /// Whether there is a world for each combination.
    private(set) var areAll = true
    /// The names of the unknown values, by the written form of their stand-ins.
    private var names: [Value: String] = [:]
    private let base: AuditRequest
    private let tree: Value
    private var variables: [Variable] = []
    /// The places of the variables.
    private var places = PlaceTree()
    /// The sets of stand-ins.
    private var palettes: [Palette] = []

    /// An unknown value, with all places that have it.
    private struct Variable {
        var name: String
        var kind: UnknownValue.Kind
        var places: [[String]]
        /// The values that it may have besides a stand-in.
        var values: [Value]
        /// The number of its stand-in: those with colors are counted by themselves, for there are few colors that differ
        /// from all others in being dark or light.
        var standIn = 0
    }

    /// The greatest number of worlds, without those made for silent rules.
    private static let most = 48
    /// The greatest number of known values of each property that are tried when not all combinations are.
    private static let mostKnown = 12

    /// Makes the worlds of a request.
    init(_ request: AuditRequest) {
        self.init(namesIn: request)
        make()
    }

    /// Finds the unknown values of a request, and makes no worlds.
    init(namesIn request: AuditRequest) {
        base = request
        guard !request.unknowns.isEmpty else {
            tree = .null
            return
        }
        tree = request.treeWithoutSources
        variables = Self.variables(of: request, tree)
        for (number, variable) in variables.enumerated() {
            for place in variable.places { places.add(number, at: place[...]) }
        }
        var counts = (painted: 0, others: 0)
        for number in variables.indices {
            if variables[number].kind.isPainted {
                variables[number].standIn = counts.painted
                counts.painted += 1
            } else {
                variables[number].standIn = counts.others
                counts.others += 1
            }
        }
        palettes = Palette.all(for: counts.painted)
        for number in variables.indices where variables[number].kind.choices == nil {
            for palette in palettes.isEmpty ? [plain] : palettes { note(number, palette) }
        }
    }

    /// The world with a stand-in for each unknown value.
    var first: World? {
        var worlds = self
        worlds.add(worlds.values(Array(repeating: nil, count: variables.count), plain))
        return worlds.all.first
    }

    /// The palette of the worlds that paths are reported from.
    private var plain: Palette { palettes.first ?? Palette(bit: 0, isInverted: false) }

    private mutating func make() {
        guard !variables.isEmpty else {
            all = [World(request: base)]
            return
        }
        var count = 1
        for variable in variables where count <= Self.most {
            count *= variable.values.count + (variable.kind.choices == nil ? 1 : 0)
        }
        areAll = count <= Self.most
        let choices = areAll ? everyChoice(plain) : someChoices(plain)
        for choice in choices { add(choice) }
        if all.isEmpty { all = [World(request: base)] }
        guard base.find.codes?.contains(where: \.isDiagnostic) ?? true else { return }
        let first: [Value?] = variables.map { $0.kind.choices == nil ? nil : $0.values.first }
        for palette in palettes.dropFirst() { add(values(first, palette), isForSilence: true) }
    }

    // MARK: - Unknown values

    /// Returns the unknown values by name and kind, in the order of their appearance.
    private static func variables(of request: AuditRequest, _ tree: Value) -> [Variable] {
        struct Key: Hashable {
            var name: String
            var kind: UnknownValue.Kind
        }
        var numbers: [Key: Int] = [:]
        var variables: [Variable] = []
        let places = Set(request.unknowns.map(\.pointer))
        var known: [String: [(place: String, value: Value)]] = [:]
        let wanted = Set(request.unknowns.map { property(JSONPointer.lastToken(of: $0.pointer)) })
        tree.visitLeaves { path, value in
            guard let key = path.last.map(property), wanted.contains(key) else { return }
            let pointer = path.map { "/" + JSONPointer.escaped($0) }.joined()
            // A saved value is one that the bar had, and none of its own.
            guard !places.contains(pointer), value[BarValue.savedName] == nil else { return }
            known[key, default: []].append((pointer, value))
        }
        var kinds = UnknownPlaces(under: request.policies)
        // The properties that a variable stands for, and the values they have.
        var (properties, values) = ([Int: Set<String>](), [Int: Set<Value>]())
        for unknown in request.unknowns {
            let path = JSONPointer.tokens(of: unknown.pointer)
            let key = Key(name: unknown.name, kind: unknown.kind)
            let number = numbers[key] ?? variables.count
            if number == variables.count {
                numbers[key] = number
                let choices = unknown.kind.choices ?? []
                variables.append(Variable(name: unknown.name, kind: unknown.kind, places: [], values: choices))
            }
            variables[number].places.append(path)
            guard unknown.kind.choices == nil else { continue }
            let name = property(path.last ?? "")
            guard properties[number, default: []].insert(name).inserted else { continue }
            for (place, value) in known[name] ?? [] where kinds.kind(at: place) == unknown.kind {
                if values[number, default: []].insert(value).inserted { variables[number].values.append(value) }
            }
        }
        for number in variables.indices where variables[number].kind.choices == nil {
            let places = variables[number].places
            variables[number].values.removeAll { value in
                !places.allSatisfy { kinds.takes(value, at: $0) }
            }
        }
        return variables
    }

    /// Returns the full name of a property that a style abbreviates.
    private static func property(_ key: String) -> String {
        switch key {
        case "tint": "tintColor"
        case "hidden": "isNavigationBarHidden"
        default: key
        }
    }

    // MARK: - Worlds

    /// Returns all combinations: each variable is a stand-in that nothing else equals, or any of its values.
    private func everyChoice(_ palette: Palette) -> [[Value]] {
        variables.indices.reduce([[]]) { lists, number in
            let variable = variables[number]
            let fresh = palette.value(variable.standIn, of: variable.kind, called: variable.name)
            let own = variable.kind.choices == nil ? [fresh] : []
            return lists.flatMap { list in (own + variable.values).map { list + [$0] } }
        }
    }

    /// Returns some combinations, in which each value appears somewhere and any two variables are equal somewhere.
    private func someChoices(_ palette: Palette) -> [[Value]] {
        func choice(_ pick: (Int, Variable) -> Value?) -> [Value] {
            values(variables.enumerated().map { pick($0, $1) }, palette)
        }
        let flags = variables.indices.filter { variables[$0].kind.choices != nil }
        let widest = flags.map { variables[$0].values.count }.max() ?? 1
        var choices = (0..<widest).map { index in
            choice { $1.kind.choices.map { $0[min(index, $0.count - 1)] } }
        }
        for flag in flags.prefix(Self.most / 3) {
            choices.append(choice { $0 == flag ? $1.values.last : $1.kind.choices?.first })
        }
        let most = min(variables.map { $0.kind.choices == nil ? $0.values.count : 0 }.max() ?? 0, Self.mostKnown)
        for place in 0..<most {
            choices.append(
                choice { _, variable in
                    if let choices = variable.kind.choices { return choices.first }
                    return variable.values.isEmpty ? nil : variable.values[place % variable.values.count]
                }
            )
        }
        return choices
    }

    /// Returns the picked values, with a stand-in that nothing else equals for each nil.
    private func values(_ picked: [Value?], _ palette: Palette) -> [Value] {
        variables.indices.map { number in
            let variable = variables[number]
            return picked[number] ?? palette.value(variable.standIn, of: variable.kind, called: variable.name)
        }
    }

    private mutating func add(_ values: [Value], isForSilence: Bool = false) {
        var reader = ValueReader(at: places.replaced(in: tree, by: values), checksText: false)
        guard var request = AuditRequest.read(from: &reader, orNull: false), reader.faults.isEmpty else {
            areAll = false
            return
        }
        request.sources = base.sources
        all.append(World(request: request, isForSilence: isForSilence))
    }

    // MARK: - Names

    private mutating func note(_ number: Int, _ palette: Palette) {
        let variable = variables[number]
        switch variable.kind {
        case .color, .attributes: names[palette.color(variable.standIn)] = variable.name
        case .appearance:
            names[palette.color(variable.standIn)] = variable.name
            names[palette.color(variable.standIn + 50_000)] = variable.name
        case .image:
            if let image = palette.value(variable.standIn, of: variable.kind, called: variable.name)["name"] {
                names[image] = variable.name
            }
        case .number: names[palette.value(variable.standIn, of: .number, called: "")] = variable.name
        case .flag, .choice, .text: break
        }
    }

    /// Returns the unknown values that are visible in a look, each with its visible part.
    func unknowns(in look: AuditLook) -> [UnknownLook] {
        guard !names.isEmpty else { return [] }
        var found: [UnknownLook] = []
        func visit(_ tree: Value) {
            tree.visitLeaves { _, value in
                guard let name = names[value], !found.contains(where: { $0.value == value }) else { return }
                found.append(UnknownLook(name: name, value: value))
            }
        }
        if let value = look.value { visit(value.tree) }
        if let bar = look.bar { visit(bar.tree) }
        return found
    }

    /// Names the unknown values that are visible in the findings of a report.
    func name(_ report: inout AuditRun.Report) {
        guard !names.isEmpty else { return }
        for finding in report.findings.indices {
            for look in report.findings[finding].looks.indices {
                report.findings[finding].looks[look].unknowns = unknowns(in: report.findings[finding].looks[look])
            }
        }
    }

    /// Returns a value with the names of its unknown parts in their places.
    func named(_ value: Value) -> Value { names.isEmpty ? value : value.replacing { names[$0] } }

    /// Whether a value has an unknown part.
    func shows(_ value: Value) -> Bool {
        var isShown = false
        value.visitLeaves { _, part in if names[part] != nil { isShown = true } }
        return isShown
    }

    /// Whether a finding is about the contrast of an unknown color, or on one.
    func judgesUnknown(_ finding: AuditFinding) -> Bool {
        guard finding.code == .diagnostic(.lowContrast) || finding.code == .diagnostic(.statusBarUnreadable) else {
            return false
        }
        let ink = finding.propertyName == "title" ? "title" : "backButton"
        return finding.looks.contains { look in
            guard let bar = look.bar?.tree else { return false }
            // What is drawn of a translucent background is another color.
            return (finding.code == .diagnostic(.lowContrast) && bar[ink].map(shows) ?? false)
                || [bar["background"], bar["contrast"]?["behind"]].contains { $0.map(shows) ?? false }
        }
    }

    /// Whether a finding reports a difference between values with an unknown part.
    func shows(_ finding: AuditFinding) -> Bool {
        guard !names.isEmpty else { return false }
        return finding.looks.contains { look in look.value.map { shows($0.tree) } ?? false }
    }
}

extension Value {
    /// Returns the value with each part that `name` has a name for replaced by an unknown value of that name.
    fileprivate func replacing(_ name: (Value) -> String?) -> Value {
        if let name = name(self) { return .object(members: [UnknownValue.key: .string(name)]) }
        switch self {
        case .object(let members): return .object(members.map { Member($0.key, $0.value.replacing(name)) })
        case .array(let elements): return .array(elements.map { $0.replacing(name) })
        default: return self
        }
    }

    /// Returns the value with the stand-ins of unknown values replaced by their names.
    package func naming(_ unknowns: [UnknownLook]) -> Value {
        unknowns.isEmpty ? self : replacing { part in unknowns.first { $0.value == part }?.name }
    }

    /// Returns the value with the names of unknown values replaced by their stand-ins.
    func showing(_ unknowns: [UnknownLook]) -> Value {
        if case .string(let name)? = self[UnknownValue.key] {
            return unknowns.first { $0.name == name }?.value ?? self
        }
        switch self {
        case .object(let members): return .object(members.map { Member($0.key, $0.value.showing(unknowns)) })
        case .array(let elements): return .array(elements.map { $0.showing(unknowns) })
        default: return self
        }
    }

    /// Visits each value that is not an array, with the keys and indices that lead to it.
    ///
    /// Objects are visited as well as their members, because a property may have an object for a value.
    func visitLeaves(_ visit: ([String], Value) -> Void) {
        var path: [String] = []
        visitLeaves(&path, visit)
    }

    private func visitLeaves(_ path: inout [String], _ visit: ([String], Value) -> Void) {
        switch self {
        case .object(let members):
            visit(path, self)
            for member in members {
                path.append(member.key)
                member.value.visitLeaves(&path, visit)
                path.removeLast()
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                path.append("\(index)")
                element.visitLeaves(&path, visit)
                path.removeLast()
            }
        default: visit(path, self)
        }
    }
}

extension AuditRequest {
    /// The request with a stand-in for each unknown value.
    package var known: AuditRequest { unknowns.isEmpty ? self : Worlds(namesIn: self).first?.request ?? self }
}
