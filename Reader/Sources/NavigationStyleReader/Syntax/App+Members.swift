extension App {
    // MARK: - Members

    /// The function that a call on an instance of a class runs, and the type that has it.
    ///
    /// - Parameters:
    ///   - name: The function's name.
    ///   - labels: The labels of the arguments; of several functions the one with most of them.
    ///   - owner: The class.
    ///   - above: The class whose superclass is asked first; nil asks the class itself.
    /// - Returns: Both; nil where no type among the sources has such a function.
    func function(
        _ name: String,
        _ labels: [String?],
        of owner: String,
        above: String? = nil
    ) -> (function: Function, owner: String)? {
        var nearest: (function: Function, owner: String)?
        for ancestor in line(of: owner, above: above) {
            guard let found = types[ancestor]?.functions[name].flatMap({ Self.best(of: $0, labels) }) else { continue }
            // A type's own function of that name with other labels does not hide one that it inherits.
            if found.takes(labels) { return (found, ancestor) }
            nearest = nearest ?? (found, ancestor)
        }
        return nearest
    }

    /// The property of that name, and the type that has it.
    func property(_ name: String, of owner: String, above: String? = nil) -> (property: Property, owner: String)? {
        for ancestor in line(of: owner, above: above) {
            if let found = types[ancestor]?.properties[name] { return (found, ancestor) }
        }
        return nil
    }

    /// The types that are asked for a member, in turn: superclasses, then the protocols that any of them has.
    func line(of owner: String, above: String?) -> [String] {
        guard above == nil else { return wholeLine(of: owner, above: above) }
        if let known = memory.lines[owner] { return known }
        let result = wholeLine(of: owner, above: nil)
        memory.lines[owner] = result
        return result
    }

    private func wholeLine(of owner: String, above: String?) -> [String] {
        var classes = ancestry(of: owner)
        let all = classes
        if let above, let place = classes.firstIndex(of: above) { classes.removeSubrange(...place) }
        return classes + all.flatMap { types[$0]?.protocols.map { fullName(of: $0) } ?? [] }
    }

    /// Returns, among functions of one name, the one whose labels are most alike.
    static func best(of functions: [Function], _ labels: [String?]) -> Function? {
        func likeness(_ function: Function) -> Int {
            let own = function.parameters.map(\.label)
            let known = labels.compactMap(\.self).count { own.contains($0) }
            return 4 * known - abs(own.count - labels.count)
        }
        return functions.max { likeness($0) < likeness($1) }
    }

    // MARK: - Types of values

    /// The types whose code may run where a value of a type is called: itself, or those that conform to a protocol.
    func concreteTypes(of name: String) -> Set<String> {
        guard let type = type(name), type.kind != .extension else { return [] }
        guard type.kind == .protocol else { return [type.name] }
        if let known = memory.conforming { return known[type.name] ?? [] }
        var conforming: [String: Set<String>] = [:]
        for own in types.values where own.kind != .protocol {
            for part in own.protocols.flatMap({ LeadingFunctions.parts(of: $0) }) {
                conforming[fullName(of: part), default: []].insert(own.name)
            }
        }
        memory.conforming = conforming
        return conforming[type.name] ?? []
    }

    /// Whether there are classes that come from a class.
    func hasSubclasses(_ name: String) -> Bool {
        let known = memory.superclasses ?? Set(types.values.compactMap(\.superclass))
        memory.superclasses = known
        return known.contains(name)
    }
}
