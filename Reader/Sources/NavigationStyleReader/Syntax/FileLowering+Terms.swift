import SwiftParser
import SwiftSyntax

extension FileLowering {
    // MARK: - Expressions

    /// Lowers an expression; one that is not followed keeps its place, for its text.
    mutating func term(_ node: ExprSyntax) -> Term {
        guard depth < Self.mostDepth else { return Term(.other, place(of: node)) }
        depth += 1
        defer { depth -= 1 }
        return Term(kind(of: node), place(of: node))
    }

    private mutating func kind(of node: ExprSyntax) -> Term.Kind {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return .name(name.baseName.text)
        case .superExpr: return .superclass
        case .memberAccessExpr(let member):
            return .member(member.base.map { term($0) }, member.declName.baseName.text)
        case .optionalChainingExpr(let chain): return term(chain.expression).kind
        case .forceUnwrapExpr(let unwrapped): return term(unwrapped.expression).kind
        case .tryExpr(let attempt): return term(attempt.expression).kind
        case .awaitExpr(let awaited): return term(awaited.expression).kind
        case .inOutExpr(let reference): return .prefix("&", term(reference.expression))
        case .genericSpecializationExpr(let generic): return term(generic.expression).kind
        case .functionCallExpr(let call): return self.call(call)
        case .subscriptCallExpr(let call):
            return .element(term(call.calledExpression), arguments(call.arguments))
        case .integerLiteralExpr(let literal): return Self.number(literal.literal.text).map { .number($0) } ?? .other
        case .floatLiteralExpr(let literal): return Self.number(literal.literal.text).map { .number($0) } ?? .other
        case .booleanLiteralExpr(let literal): return .flag(literal.literal.text == "true")
        case .nilLiteralExpr: return .null
        case .stringLiteralExpr(let literal): return literal.representedLiteralValue.map { .text($0) } ?? .other
        case .arrayExpr(let array): return .list(array.elements.map { term($0.expression) })
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
            return .dictionary(elements.map { (term($0.key), term($0.value)) })
        case .closureExpr(let closure): return .closure(self.closure(closure))
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
                return term(only.expression).kind
            }
            return .tuple(arguments(tuple.elements))
        case .prefixOperatorExpr(let prefix): return .prefix(prefix.operator.text, term(prefix.expression))
        case .sequenceExpr(let sequence): return row(Array(sequence.elements)[...])
        case .macroExpansionExpr(let macro): return .macro(macro.macroName.text, arguments(macro.arguments))
        case .ifExpr(let branch): return .branch(self.branch(branch))
        case .switchExpr(let selection): return .branch(self.select(selection))
        default: return .other
        }
    }

    private mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        list.map { Argument(label: $0.label?.text, value: term($0.expression)) }
    }

    private mutating func closure(_ node: ClosureExprSyntax) -> ClosureTerm {
        var parameters: [String] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let names)?: parameters = names.map(\.name.text)
        case .parameterClause(let clause)?:
            parameters = clause.parameters.map { $0.secondName?.text ?? $0.firstName.text }
        case nil: break
        }
        return ClosureTerm(parameters: parameters, body: statements(node.statements))
    }

    private mutating func call(_ node: FunctionCallExprSyntax) -> Term.Kind {
        let function = term(node.calledExpression)
        var arguments = arguments(node.arguments)
        if let trailing = node.trailingClosure {
            arguments.append(Argument(label: nil, value: Term(.closure(closure(trailing)), place(of: trailing))))
        }
        for trailing in node.additionalTrailingClosures {
            let value = Term(.closure(closure(trailing.closure)), place(of: trailing.closure))
            arguments.append(Argument(label: trailing.label.text, value: value))
        }
        switch function.kind {
        case .name(let name), .member(_, let name): calls.insert(name)
        default: break
        }
        if case .name(let host) = function.kind, host.hasSuffix("HostingController"),
            let root = arguments.first(where: { $0.label == "rootView" })?.value
        {
            var view = root
            if case .name(let local) = root.kind { view = localViews[local] ?? root }
            if let name = view.viewName { content.hosted.append((name, view)) }
        }
        if arguments.contains(where: { $0.label == "rootViewController" }) { calls.insert("rootViewController") }
        switch function.kind {
        case .name(let name) where name.first?.isUppercase ?? false: content.made.insert(name)
        case .member(let base, "init"):
            if case .name(let name)? = base?.kind { content.made.insert(name) }
        case .member(_, let name):
            if name.first?.isUppercase ?? false { content.made.insert(name) }
            if Vocabulary.writingCalls.contains(name) { note(.write, at: node) }
            if Vocabulary.changingCalls.contains(name) { noteChange(byCallOn: function) }
            if Vocabulary.leads(name, arguments.map(\.label), function) { note(.way, at: node) }
        case .name(let name):
            if Vocabulary.leads(name, arguments.map(\.label), function) { note(.way, at: node) }
        default: break
        }
        return .call(function, arguments)
    }

    private mutating func note(_ kind: Occurrence.Kind, at node: some SyntaxProtocol) {
        content.occurrences.append(Occurrence(kind: kind, place: place(of: node)))
    }

    /// Notes that a call such as `toggle()` changes a name, as an assignment does.
    private mutating func noteChange(byCallOn function: Term) {
        guard case .member(let base?, _) = function.kind else { return }
        switch base.kind {
        case .name(let name), .member(_, let name): content.assignments[name, default: 0] += 1
        default: break
        }
    }

    static func number(_ text: String) -> Double? {
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return UInt64(digits.dropFirst(2), radix: radix).map { Double($0) }
        }
        return Double(digits)
    }

    // MARK: - Operators

    /// Lowers operands and operators in a row by what binds most.
    private mutating func row(_ elements: ArraySlice<ExprSyntax>) -> Term.Kind {
        guard elements.count <= Self.mostOperands, depth < Self.mostDepth else { return .other }
        depth += 1
        defer { depth -= 1 }
        guard elements.count > 1 else { return elements.first.map { term($0).kind } ?? .other }
        if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
            let target = side(elements[..<place])
            let source = side(elements[(place + 1)...])
            note(assignmentTo: target)
            if case .member(let base?, "tintColor") = target.kind, Vocabulary.isWindow(base) {
                content.tints.append((source, target.place))
            }
            if case .member(let base?, "backgroundColor") = target.kind, Vocabulary.isWindow(base) {
                content.windowColors.append((source, target.place))
            }
            return .assignment(target, source)
        }
        if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
        {
            return .ternary(
                side(elements[..<place]),
                term(ternary.thenExpression),
                side(elements[(place + 1)...])
            )
        }
        guard let weakest = Self.weakestOperator(in: elements) else { return .other }
        let right = elements[(weakest + 1)...]
        switch elements[weakest].as(ExprSyntaxEnum.self) {
        case .unresolvedAsExpr(let cast):
            let isForced = cast.questionOrExclamationMark?.tokenKind == .exclamationMark
            return .cast(side(elements[..<weakest]), Self.type(right), isForced: isForced)
        case .unresolvedIsExpr: return .check(side(elements[..<weakest]), Self.type(right))
        case .binaryOperatorExpr(let binary):
            let left = side(elements[..<weakest])
            if Self.precedence(of: binary.operator.text) == 0 {
                note(assignmentTo: left)
                // The new value depends on the old one.
                let isSum = binary.operator.text == "+="
                return .assignment(left, Term(isSum ? .binary("+", left, side(right)) : .other, left.place))
            }
            return .binary(binary.operator.text, left, side(right))
        default: return .other
        }
    }

    private mutating func side(_ elements: ArraySlice<ExprSyntax>) -> Term {
        guard let first = elements.first, let last = elements.last else {
            return Term(.other, Place(file: file, start: 0, end: 0))
        }
        if elements.count == 1 { return term(first) }
        let place = Place(file: file, start: self.place(of: first).start, end: self.place(of: last).end)
        return Term(row(elements), place)
    }

    private static func type(_ elements: ArraySlice<ExprSyntax>) -> String {
        plain(elements.first?.trimmedDescription ?? "")
    }

    private static func weakestOperator(in elements: ArraySlice<ExprSyntax>) -> Int? {
        var weakest: (place: Int, precedence: Int)?
        for place in elements.indices {
            let precedence: Int
            switch elements[place].as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let binary): precedence = self.precedence(of: binary.operator.text)
            case .unresolvedAsExpr, .unresolvedIsExpr: precedence = 6
            default: continue
            }
            // Of operators that bind alike the last is done last, but for ??.
            let isLater = precedence != 5 && precedence == weakest?.precedence
            if isLater || precedence < weakest?.precedence ?? .max { weakest = (place, precedence) }
        }
        return weakest?.place
    }

    private static func precedence(of text: String) -> Int {
        switch text {
        case "+=", "-=", "*=", "/=", "|=", "&=", "||=", "&&=": 0
        case "||": 2
        case "&&": 3
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 4
        case "??": 5
        case "...", "..<": 7
        case "+", "-", "|", "^": 8
        case "*", "/", "%", "&": 9
        case "<<", ">>": 10
        default: 4
        }
    }

    private mutating func note(assignmentTo target: Term) {
        switch target.kind {
        case .name(let name):
            content.assignments[name, default: 0] += 1
            assigns.insert(name)
        case .member(let base?, let name):
            content.assignments[name, default: 0] += 1
            if case .name("self") = base.kind { assigns.insert(name) }
            if Vocabulary.isWrite(of: name, on: base) {
                content.occurrences.append(Occurrence(kind: .write, place: target.place))
            }
            if name == "viewControllers" {
                calls.insert(name)
                content.occurrences.append(Occurrence(kind: .way, place: target.place))
            }
        case .element(let base, _): note(assignmentTo: base)
        default: break
        }
    }
}
