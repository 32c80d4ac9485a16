package import NavigationStyle
import NavigationStyleJSON

/// Several files merged into one graph, in their order.
///
/// Screens, bases and entries are equal if their ids are, routes if their names are; equal ones are merged member by
/// member (RFC 7396), others are added. Overrides are applied to the result of all files, at the end.
package struct GraphMerge {
    /// The graph of all files.
    package private(set) var tree = Value.object([])
    /// The positions of the graph's parts in the files: for each part, the first file that has it.
    package private(set) var origins: [String: (file: Int, pointer: String)] = [:]
    /// The overrides, each with the number of its file.
    private var overrides: [(file: Int, value: Value)] = []
    private var fileCount = 0

    /// The lists whose elements are identified by an id or a name.
    private static let lists: [(key: String, id: String)] = [
        ("screens", "id"), ("bases", "id"), ("entries", "id"), ("routes", "name"),
    ]
    /// The lists to which each file appends.
    private static let growing = ["flags", "isIntended"]

    /// Makes an empty graph.
    package init() {}

    /// Adds the contents of a file.
    package mutating func add(_ file: Value) {
        defer { fileCount += 1 }
        guard case .object(let members) = file else { return }
        // Maps the file's pointers to pointers into the graph.
        var places: [String: String] = [:]
        for member in members where member.key != "sources" {
            if let list = Self.lists.first(where: { $0.key == member.key }), case .array(let elements) = member.value {
                add(elements, to: list, &places)
            } else if Self.growing.contains(member.key), case .array(let elements) = member.value {
                var known = tree[member.key]?.list ?? []
                for element in elements where !known.contains(element) { known.append(element) }
                tree[member.key] = .array(known)
            } else if member.key == "overrides" {
                overrides.append((fileCount, member.value))
            } else {
                tree[member.key] = (tree[member.key] ?? .null).merged(with: member.value)
            }
        }
        guard case .object(let sources)? = file["sources"] else {
            if let sources = file["sources"] { tree["sources"] = sources }
            return
        }
        var known: [String: Value] = [:]
        if case .object(let members)? = tree["sources"] {
            for member in members { known[member.key] = member.value }
        }
        for source in sources { known[Self.moved(source.key, places)] = source.value }
        tree["sources"] = .object(members: known)
    }

    private mutating func add(
        _ elements: [Value],
        to list: (key: String, id: String),
        _ places: inout [String: String]
    ) {
        var known = tree[list.key]?.list ?? []
        let before = known.count
        var numbers: [Value: Int] = [:]
        for (index, element) in known.enumerated() {
            if let id = element[list.id] { numbers[id] = numbers[id] ?? index }
        }
        // An element without a name only equals one with the same contents.
        let nameless = list.key == "routes" ? Set(known.filter { $0[list.id] == nil }) : []
        for (index, element) in elements.enumerated() {
            let id = element[list.id]
            // A duplicate within one file is a mistake, and is kept so that it is reported.
            if let id, let number = numbers[id], number < before {
                known[number] = known[number].merged(with: element)
                places["/\(list.key)/\(index)"] = "/\(list.key)/\(number)"
                continue
            }
            if id == nil, nameless.contains(element), let number = known.firstIndex(of: element) {
                places["/\(list.key)/\(index)"] = "/\(list.key)/\(number)"
                continue
            }
            let place = "/\(list.key)/\(known.count)"
            places["/\(list.key)/\(index)"] = place
            origins[place] = (fileCount, "/\(list.key)/\(index)")
            known.append(element)
        }
        tree[list.key] = .array(known)
    }

    /// Returns the pointer into the graph for a pointer into a file.
    private static func moved(_ pointer: String, _ places: [String: String]) -> String {
        let tokens = JSONPointer.tokens(of: pointer)
        guard tokens.count > 1 else { return pointer }
        let head = tokens.prefix(2).map { "/" + JSONPointer.escaped($0) }.joined()
        guard let place = places[head] else { return pointer }
        return place + tokens.dropFirst(2).map { "/" + JSONPointer.escaped($0) }.joined()
    }

    /// Applies the overrides.
    ///
    /// - Returns: Their faults, with the numbers of their files.
    package mutating func override() -> [(file: Int, fault: RequestFault)] {
        var faults: [(file: Int, fault: RequestFault)] = []
        for (file, value) in overrides {
            guard case .object(let members) = value else {
                let fault = RequestFault(.wrongType(expected: .object, found: value.kind), at: "/overrides")
                faults.append((file, fault))
                continue
            }
            for member in members {
                let pointer = "/overrides/\(JSONPointer.escaped(member.key))"
                guard let list = Self.lists.first(where: { $0.key == member.key }) else {
                    let known = Self.lists.map(\.key)
                    faults.append((file, RequestFault(.unknownKey(known: known), at: pointer)))
                    continue
                }
                guard case .object(let changes) = member.value else {
                    let fault = RequestFault(.wrongType(expected: .object, found: member.value.kind), at: pointer)
                    faults.append((file, fault))
                    continue
                }
                for change in changes {
                    let place = "\(pointer)/\(JSONPointer.escaped(change.key))"
                    if let reason = override(change.key, in: list, by: change.value) {
                        faults.append((file, RequestFault(reason, at: place)))
                    }
                }
            }
        }
        overrides = []
        return faults
    }

    private mutating func override(
        _ name: String,
        in list: (key: String, id: String),
        by change: Value
    ) -> RequestFault.Reason? {
        guard case .object = change else { return .wrongType(expected: .object, found: change.kind) }
        var elements = tree[list.key]?.list ?? []
        let numbers = elements.indices.filter { elements[$0][list.id] == .string(name) }
        guard !numbers.isEmpty else {
            let known = elements.compactMap { element -> String? in
                if case .string(let id)? = element[list.id] { id } else { nil }
            }
            return .nothingToOverride(name, known: known)
        }
        for number in numbers { elements[number] = elements[number].merged(with: change) }
        tree[list.key] = .array(elements)
        return nil
    }

    /// The graph as text.
    package var text: [UInt8] { JSONWriter.bytes(.pretty, capacity: 65_536) { $0.value(tree) } }
}

extension Value {
    /// Whether it is an object in the place of a value, which no member of a value can be merged with: an unknown value
    /// or a saved one.
    private var standsForValue: Bool {
        guard case .object(let members) = self, members.count == 1, case .string = members[0].value else {
            return false
        }
        return [UnknownValue.key, BarValue.savedName].contains(members[0].key)
    }

    /// The elements of an array; nil for any other value.
    fileprivate var list: [Value]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// Returns this value changed by a JSON Merge Patch (RFC 7396).
    fileprivate func merged(with patch: Value) -> Value {
        guard case .object(let changes) = patch, !patch.standsForValue else { return patch }
        var result = self
        if case .object = self, !standsForValue {} else { result = .object([]) }
        for change in changes {
            if change.value == .null {
                // A property that is null already is one that code sets to nil; a null in the patch leaves it so.
                if result[change.key] != .null { result[change.key] = nil }
            } else if let known = result[change.key] {
                result[change.key] = known.merged(with: change.value)
            } else {
                result[change.key] = change.value
            }
        }
        return result
    }
}
