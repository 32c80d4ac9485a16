import SwiftParser
import SwiftSyntax

/// Makes of a file's syntax what the reader follows, and lets go of the syntax: whole trees of an app would not fit.
struct FileLowering {
    let file: Int
    var content = FileContent()
    /// The depth of expressions and statements; deeper ones are not followed.
    var depth = 0
    /// The names that the body being lowered calls.
    var calls: Set<String> = []
    /// The names of local values and of properties of its own object that the body being lowered assigns.
    var assigns: Set<String> = []
    /// The last local constants that are made by a call of a type's initializer, as views are.
    var localViews: [String: Term] = [:]

    /// The most depth that is followed; the parser itself ends at a similar one.
    static let mostDepth = 120
    /// The most operands in one row.
    static let mostOperands = 200

    /// Lowers a file.
    static func content(of text: String, file: Int) -> FileContent {
        let tree = Parser.parse(source: text)
        var lowering = FileLowering(file: file)
        lowering.content.hasErrors = tree.hasError
        for item in tree.statements { lowering.lower(item.item, in: nil) }
        return lowering.content
    }

    init(file: Int) { self.file = file }

    func place(of node: some SyntaxProtocol) -> Place {
        Place(
            file: file,
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.endPositionBeforeTrailingTrivia.utf8Offset
        )
    }

    // MARK: - Declarations

    private mutating func lower(_ item: CodeBlockItemSyntax.Item, in type: String?) {
        guard case .decl(let declaration) = item else { return }
        lowerGlobal(declaration, in: type)
    }

    private mutating func lowerGlobal(_ declaration: DeclSyntax, in type: String?) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            content.functions.append(self.function(function))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            content.properties += properties(variable)
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            if case .statements(let items)? = Self.chosen(conditional)?.elements {
                for item in items { lower(item.item, in: type) }
            }
        } else {
            lowerType(declaration, in: type)
        }
    }

    private mutating func lowerType(_ declaration: DeclSyntax, in outer: String?) {
        guard depth < Self.mostDepth else { return }
        depth += 1
        defer { depth -= 1 }
        let kind: TypeDeclaration.Kind
        let name: String
        if let node = declaration.as(ClassDeclSyntax.self) {
            (kind, name) = (.class, node.name.text)
        } else if let node = declaration.as(StructDeclSyntax.self) {
            (kind, name) = (.type, node.name.text)
        } else if let node = declaration.as(EnumDeclSyntax.self) {
            (kind, name) = (.type, node.name.text)
        } else if let node = declaration.as(ActorDeclSyntax.self) {
            (kind, name) = (.type, node.name.text)
        } else if let node = declaration.as(ProtocolDeclSyntax.self) {
            (kind, name) = (.protocol, node.name.text)
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            (kind, name) = (.extension, Self.plain(node.extendedType.trimmedDescription))
        } else {
            return
        }
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
        let full = outer.map { "\($0).\(name)" } ?? name
        let inherits = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        var type = TypeDeclaration(
            kind: kind,
            name: full,
            inherits: inherits.map(Self.plain),
            place: place(of: declaration)
        )
        let host = "UIHostingController<"
        type.hostedView = inherits.first { $0.hasPrefix(host) }.map {
            Self.plain(String($0.dropFirst(host.count).dropLast()))
        }
        lower(group.memberBlock.members, into: &type)
        content.types.append(type)
    }

    private mutating func lower(_ members: MemberBlockItemListSyntax, into type: inout TypeDeclaration) {
        for member in members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                type.functions.append(self.function(function))
            } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                type.functions.append(self.function(initializer))
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                calls = []
                type.properties += properties(variable)
                type.calls.formUnion(calls)
            } else if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
                type.cases += cases.elements.map(\.name.text)
            } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                if case .decls(let members)? = Self.chosen(conditional)?.elements { lower(members, into: &type) }
            } else {
                lowerType(member.decl, in: type.name)
            }
        }
    }

    private mutating func function(_ node: FunctionDeclSyntax) -> Function {
        let (body, calls, assigns) = body(node.body)
        return Function(
            node.name.text,
            parameters(node.signature.parameterClause),
            returns: node.signature.returnClause.map { Self.plain($0.type.trimmedDescription) },
            isStatic: Self.isStatic(node.modifiers),
            body: body,
            calls: calls,
            assigns: assigns,
            at: place(of: node.name)
        )
    }

    /// The statements of a body, the names that it calls, and those that it assigns.
    private mutating func body(_ node: CodeBlockSyntax?) -> ([Statement], Set<String>, Set<String>) {
        let outer = (calls, assigns)
        (calls, assigns) = ([], [])
        let body = node.map { statements($0.statements) } ?? []
        defer { (calls, assigns) = outer }
        return (body, calls, assigns)
    }

    private mutating func function(_ node: InitializerDeclSyntax) -> Function {
        let (body, calls, assigns) = body(node.body)
        return Function(
            "init",
            parameters(node.signature.parameterClause),
            returns: nil,
            isStatic: false,
            isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
            body: body,
            calls: calls,
            assigns: assigns,
            at: place(of: node.initKeyword)
        )
    }

    mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter] {
        clause.parameters.map { parameter in
            let label = parameter.firstName.text
            return Function.Parameter(
                label: label == "_" ? nil : label,
                name: parameter.secondName?.text ?? label,
                type: Self.plain(parameter.type.trimmedDescription),
                value: parameter.defaultValue.map { term($0.value) }
            )
        }
    }

    private mutating func properties(_ node: VariableDeclSyntax) -> [Property] {
        let isStatic = Self.isStatic(node.modifiers)
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        return node.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            var getter: [Statement]?
            var setter: Property.Setter?
            var observers = Property.Observers()
            switch binding.accessorBlock?.accessors {
            case .getter(let items)?: getter = statements(items)
            case .accessors(let accessors)?:
                for accessor in accessors {
                    // What the others call counts, too.
                    let body = accessor.body.map { statements($0.statements) } ?? []
                    let name = accessor.parameters?.name.text
                    switch accessor.accessorSpecifier.tokenKind {
                    case .keyword(.get): getter = body
                    case .keyword(.set): setter = Property.Setter(parameter: name ?? "newValue", body: body)
                    case .keyword(.willSet):
                        observers.willSet = Property.Setter(parameter: name ?? "newValue", body: body)
                    case .keyword(.didSet):
                        observers.didSet = Property.Setter(parameter: name ?? "oldValue", body: body)
                    default: break
                    }
                }
            case nil: break
            }
            return Property(
                pattern.identifier.text,
                type: binding.typeAnnotation.map { Self.plain($0.type.trimmedDescription) },
                isStatic: isStatic,
                isConstant: isConstant,
                value: binding.initializer.map { term($0.value) },
                getter: getter,
                setter: setter,
                observers: observers,
                at: place(of: pattern)
            )
        }
    }

    // MARK: - What is left out

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// A type's name without `?`, `!`, `any`, `some` and what stands in angle brackets.
    static func plain(_ text: String) -> String {
        var name = Substring(text)
        for prefix in ["any ", "some ", "inout ", "@escaping ", "weak "] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        if let end = name.firstIndex(of: "<") { name = name[..<end] }
        while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
        return String(name)
    }

    /// The clause of `#if` that a release for a phone has: flags of the app's own are taken as not set.
    static func chosen(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { clause in
            guard let condition = clause.condition else { return true }
            return holds(condition.trimmedDescription[...])
        }
    }

    private static func holds(_ condition: Substring) -> Bool {
        let text = condition.drop { $0 == " " }
        if let parts = text.firstRange(of: "||") {
            return holds(text[..<parts.lowerBound]) || holds(text[parts.upperBound...])
        }
        if let parts = text.firstRange(of: "&&") {
            return holds(text[..<parts.lowerBound]) && holds(text[parts.upperBound...])
        }
        if text.hasPrefix("!") { return !holds(text.dropFirst()) }
        if text.hasPrefix("os(") { return text.hasPrefix("os(iOS)") }
        return ["canImport(", "swift(", "compiler(", "true", "arch(arm64"].contains { text.hasPrefix($0) }
    }
}
