import NavigationStyle

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
    private(set) var names: [Value: String] = [:]
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
        /// Whether code may write nil in all its places.
        var mayBeNull = false
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
        guard variables.contains(where: \.mayBeNull) else { return }
        let absent = first.indices.map { variables[$0].mayBeNull ? .null : first[$0] }
        add(values(absent, palettes.last ?? plain), isForSilence: true)
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
            let isDrawn = variables[number].kind.isPainted || variables[number].kind == .image
            variables[number].mayBeNull = isDrawn && places.allSatisfy { kinds.takes(.null, at: $0) }
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
}

extension AuditRequest {
    /// The request with a stand-in for each unknown value.
    package var known: AuditRequest { unknowns.isEmpty ? self : Worlds(namesIn: self).first?.request ?? self }
}
