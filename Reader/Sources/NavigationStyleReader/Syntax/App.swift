import NavigationStyle

/// All declarations of an app, by name.
struct App {
    var files: [SourceFile] = []
    var types: [String: TypeInformation] = [:]
    var functions: [String: [Function]] = [:]
    var constants: [String: Property] = [:]
    var assignments: [String: Int] = [:]
    var made: Set<String> = []
    /// The views that hosting controllers are made of, with the modifiers around them.
    var hosted: [(view: String, term: Term)] = []
    /// The tints that windows get, with the places that say so.
    var tints: [(color: Term, place: Place)] = []
    /// The background colors that windows get, with the places that say so.
    var windowColors: [(color: Term, place: Place)] = []
    var occurrences: [Occurrence] = []
    var colors = NamedColors()
    /// The colors of asset catalogs that are the tint of all windows.
    var accents: [(color: Value, place: Place)] = []
    var texts = LocalizedTexts()
    var storyboards: [Storyboard] = []
    /// What XIBs say of the view controllers that load them.
    var nibs: [Storyboard.Scene] = []
    var plists: [InfoPlist] = []
    /// The classes and other types of each file, by their places.
    private var owners: [Int: [(place: Place, name: String)]] = [:]
    let memory = AppMemory()
    /// Types by the last part of their names.
    private var fullNames: [String: String] = [:]

    /// Puts together what the files say.
    init(files: [SourceFile], contents: [FileContent]) {
        self.files = files
        let declarations = contents.flatMap(\.types)
        for type in declarations where type.kind != .extension {
            if types[type.name] == nil { types[type.name] = TypeInformation(name: type.name, kind: type.kind) }
            let short = type.name.split(separator: ".").last.map(String.init) ?? type.name
            if fullNames[short] == nil { fullNames[short] = type.name }
        }
        for type in declarations { owners[type.place.file, default: []].append((type.place, type.name)) }
        let protocols = Set(declarations.filter { $0.kind == .protocol }.map(\.name))
        for type in declarations where type.kind != .extension { add(type, protocols) }
        for type in declarations where type.kind == .extension { add(type, protocols) }
        // A class in Objective-C has its extensions here.
        for type in declarations where types[fullName(of: type.name)]?.place == nil {
            types[fullName(of: type.name)]?.place = type.place
        }
        for content in contents {
            for function in content.functions { functions[function.name, default: []].append(function) }
            for property in content.properties where constants[property.name] == nil {
                constants[property.name] = property
            }
            assignments.merge(content.assignments, uniquingKeysWith: +)
            made.formUnion(content.made)
            hosted += content.hosted
            tints += content.tints
            windowColors += content.windowColors
            occurrences += content.occurrences
        }
    }

    private mutating func add(_ declaration: TypeDeclaration, _ protocols: Set<String>) {
        let name = fullName(of: declaration.name)
        let type = types[name] ?? TypeInformation(name: name)
        // Of two classes of one name, as two targets may have, the first counts.
        if declaration.kind != .extension {
            guard type.place == nil else { return }
            type.place = declaration.place
            type.kind = declaration.kind
        }
        type.hostedView = type.hostedView ?? declaration.hostedView
        var inherits = declaration.inherits[...]
        if declaration.kind == .class, let first = inherits.first, !protocols.contains(first), isClass(first) {
            type.superclass = fullName(of: first)
            inherits = inherits.dropFirst()
        }
        type.protocols += inherits
        type.cases.formUnion(declaration.cases)
        type.calls.formUnion(declaration.calls)
        if declaration.kind != .protocol {
            for function in declaration.functions {
                type.functions[function.name, default: []].append(function)
                type.ordered.append(function)
            }
            for property in declaration.properties where type.properties[property.name] == nil {
                type.properties[property.name] = property
            }
        }
        types[name] = type
    }

    /// Whether a name that a class inherits from is a class's.
    private func isClass(_ name: String) -> Bool {
        if let type = types[fullName(of: name)] { return type.kind == .class }
        return name == "UIViewController" || Vocabulary.viewControllers[name] != nil || Self.saysViewController(name)
            || name.hasPrefix("UI") && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
    }

    /// Whether a class that is not among the sources is called as view controllers are.
    static func saysViewController(_ name: String) -> Bool {
        name.hasSuffix("ViewController") || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController")
    }

    /// The name of a type with those of the types around it.
    func fullName(of name: String) -> String {
        if types[name] != nil { return name }
        if let full = fullNames[name] { return full }
        guard name.utf8.contains(UInt8(ascii: ".")), let short = name.split(separator: ".").last else { return name }
        // `Module.Name` is another way to write `Name`.
        if let full = fullNames[String(short)], full == short { return full }
        return name
    }

    /// The type of a name, if it is among the sources.
    func type(_ name: String) -> TypeInformation? { types[fullName(of: name)] }

    /// The class and its superclasses, the nearest first, UIKit's included.
    func ancestry(of name: String) -> [String] {
        if let known = memory.ancestries[name] { return known }
        let result = wholeAncestry(of: name)
        memory.ancestries[name] = result
        return result
    }

    private func wholeAncestry(of name: String) -> [String] {
        var result: [String] = []
        var next: String? = fullName(of: name)
        while let name = next, !result.contains(name), result.count < 64 {
            result.append(name)
            if let type = types[name], type.kind == .class {
                next = type.superclass
            } else if let above = Vocabulary.viewControllers[name] {
                next = above
            } else if name.hasSuffix("NavigationController") {
                next = "UINavigationController"
            } else if name.hasSuffix("TabBarController") {
                next = "UITabBarController"
            } else {
                next = Self.saysViewController(name) && name != "UIViewController" ? "UIViewController" : nil
            }
        }
        return result
    }

    /// Whether objects of a class are of a type, too; nil where nobody knows.
    func isKind(_ own: String, of type: String) -> Bool? {
        let (own, type) = (fullName(of: own), fullName(of: type))
        let classes = ancestry(of: own)
        if classes.contains(type) || line(of: own, above: nil).contains(type) { return true }
        let isClass = types[type]?.kind == .class || isViewController(type)
        return isClass && types[own]?.kind == .class && !ancestry(of: type).contains(own) ? false : nil
    }

    /// The classes of the navigation controllers that code and storyboards make; UIKit's own have no class of the app's.
    var navigationControllers: Set<String> {
        if let known = memory.navigationControllers { return known }
        let inStoryboards = storyboards.flatMap(\.scenes).filter(\.isNavigationController).map { scene in
            types[scene.screen] == nil ? "UINavigationController" : scene.screen
        }
        let inCode = made.map { fullName(of: $0) }.filter { name in
            name == "UINavigationController" || types[name] != nil && isNavigationController(name)
        }
        let result = Set(inCode + inStoryboards)
        memory.navigationControllers = result
        return result
    }

    /// Whether the class is a view controller's.
    func isViewController(_ name: String) -> Bool { ancestry(of: name).contains("UIViewController") }

    /// Whether the class is a navigation controller's.
    func isNavigationController(_ name: String) -> Bool { ancestry(of: name).contains("UINavigationController") }

    /// Whether the class is one of the app's own for bars.
    func isNavigationBar(_ name: String) -> Bool {
        type(name)?.kind == .class && ancestry(of: name).contains("UINavigationBar")
    }

    /// The named color that code at a place asks for.
    func color(_ name: String, at place: Place) -> Value? {
        files.indices.contains(place.file) ? colors.color(name, for: files[place.file].uri) : nil
    }

    /// The value of a constant of a type or of the app, if it was found before.
    func knownValue(of property: Property) -> Datum? { memory.values[ObjectIdentifier(property)] }

    /// Keeps the value of such a constant for other runs.
    func keep(_ value: Datum, of property: Property) { memory.values[ObjectIdentifier(property)] = value }

    /// Whether the objects of a type may have to do with bars: a model's initializer need not be followed.
    func touchesBars(_ name: String) -> Bool {
        if let known = memory.touchesBars[name] { return known }
        let result = ancestry(of: name).contains { types[$0]?.touchesBars ?? ($0.hasPrefix("UI")) }
        memory.touchesBars[name] = result
        return result
    }

    /// Whether the class is one that stands on a navigation controller's stack.
    func isScreen(_ name: String) -> Bool {
        let ancestry = ancestry(of: name)
        return ancestry.contains("UIViewController") && Vocabulary.containers.isDisjoint(with: ancestry)
    }

    /// The innermost type around a place; nil at the top of a file.
    func owner(of place: Place) -> String? {
        let around = owners[place.file]?.filter { $0.place.start <= place.start && place.end <= $0.place.end }
        return around?.max { $0.place.start < $1.place.start }?.name
    }
}
