import SwiftParser
import SwiftSyntax

extension FileLowering {
    mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        guard depth < Self.mostDepth else { return [] }
        depth += 1
        defer { depth -= 1 }
        var result: [Statement] = []
        for item in items { result += statement(item.item) }
        return result
    }

    private mutating func statement(_ item: CodeBlockItemSyntax.Item) -> [Statement] {
        switch item {
        case .expr(let expression): return [.evaluate(term(expression))]
        case .stmt(let statement): return [self.statement(statement)]
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) { return declarations(variable) }
            if let function = declaration.as(FunctionDeclSyntax.self) {
                return [
                    .local(
                        Function(
                            function.name.text,
                            parameters(function.signature.parameterClause),
                            returns: function.signature.returnClause.map { Self.plain($0.type.trimmedDescription) },
                            isStatic: false,
                            body: function.body.map { statements($0.statements) } ?? [],
                            at: place(of: function.name)
                        )
                    )
                ]
            }
            if let conditional = declaration.as(IfConfigDeclSyntax.self),
                case .statements(let items)? = Self.chosen(conditional)?.elements
            {
                return statements(items)
            }
            return []
        }
    }

    private mutating func declarations(_ node: VariableDeclSyntax) -> [Statement] {
        node.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                return binding.initializer.map { .evaluate(term($0.value)) }
            }
            let type = binding.typeAnnotation.map { Self.plain($0.type.trimmedDescription) }
            let value = binding.initializer.map { term($0.value) }
            if let value, value.viewName != nil { localViews[pattern.identifier.text] = value }
            return .declare(pattern.identifier.text, type: type, value: value)
        }
    }

    private mutating func statement(_ node: StmtSyntax) -> Statement {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let statement): return .evaluate(term(statement.expression))
        case .returnStmt(let statement): return .give(statement.expression.map { term($0) })
        case .guardStmt(let statement):
            return .require(conditions(statement.conditions), otherwise: statements(statement.body.statements))
        case .doStmt(let statement): return attempt(statement)
        case .deferStmt(let statement): return .later(statements(statement.body.statements))
        case .forStmt(let statement): return .block(statements(statement.body.statements), isLoop: true)
        case .whileStmt(let statement): return .block(statements(statement.body.statements), isLoop: true)
        case .repeatStmt(let statement): return .block(statements(statement.body.statements), isLoop: true)
        case .labeledStmt(let statement): return self.statement(statement.statement)
        case .breakStmt(let statement): return statement.label == nil ? .breakOff : .leave
        default: return .leave
        }
    }

    /// Lowers `do`: its clauses for errors follow it under a condition, if they write to a bar or lead to a screen.
    private mutating func attempt(_ node: DoStmtSyntax) -> Statement {
        var bodies: [Statement] = [.block(statements(node.body.statements), isLoop: false)]
        for clause in node.catchClauses {
            let count = content.occurrences.count
            let body = statements(clause.body.statements)
            guard content.occurrences.count > count else { continue }
            let items = clause.catchItems.trimmedDescription
            bodies.append(.branch([.pattern(items.isEmpty ? "catch" : "catch \(items)")], then: body, otherwise: []))
        }
        return bodies.count == 1 ? bodies[0] : .block(bodies, isLoop: false)
    }

    mutating func branch(_ node: IfExprSyntax) -> Statement {
        // A row of else-if is as deep as it is long.
        guard depth < Self.mostDepth else { return .leave }
        depth += 1
        defer { depth -= 1 }
        let conditions = conditions(node.conditions)
        let then = statements(node.body.statements)
        switch node.elseBody {
        case .codeBlock(let block)?: return .branch(conditions, then: then, otherwise: statements(block.statements))
        case .ifExpr(let next)?: return .branch(conditions, then: then, otherwise: [branch(next)])
        case nil: return .branch(conditions, then: then, otherwise: [])
        }
    }

    mutating func select(_ node: SwitchExprSyntax) -> Statement {
        let subject = term(node.subject)
        var cases: [Statement.Case] = []
        for element in node.cases {
            guard case .switchCase(let body) = element else { continue }
            var labels: [String] = []
            var patterns: [Statement.Pattern] = []
            if case .case(let label) = body.label {
                labels = label.caseItems.map(\.trimmedDescription)
                patterns = label.caseItems.map { $0.whereClause == nil ? Self.pattern($0.pattern) : .other }
            }
            var one = Statement.Case(labels: labels, patterns: patterns, body: statements(body.statements))
            if case .stmt(let last)? = body.statements.last?.item, last.is(FallThroughStmtSyntax.self) {
                one.body.removeLast()
                one.fallsThrough = true
            }
            cases.append(one)
        }
        return .select(subject, cases)
    }

    private static func pattern(_ node: PatternSyntax) -> Statement.Pattern {
        if let binding = node.as(ValueBindingPatternSyntax.self) { return pattern(binding.pattern) }
        if let check = node.as(IsTypePatternSyntax.self) { return .type(plain(check.type.trimmedDescription), nil) }
        guard let expression = node.as(ExpressionPatternSyntax.self)?.expression else { return .other }
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): return .enumCase(member.declName.baseName.text, [])
        case .functionCallExpr(let call):
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .other }
            var names: [String?] = []
            for argument in call.arguments {
                switch argument.expression.as(ExprSyntaxEnum.self) {
                case .discardAssignmentExpr: names.append(nil)
                case .declReferenceExpr(let name): names.append(name.baseName.text)
                case .patternExpr(let inner):
                    let pattern = inner.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? inner.pattern
                    if let name = pattern.as(IdentifierPatternSyntax.self) {
                        names.append(name.identifier.text)
                    } else if pattern.is(WildcardPatternSyntax.self) {
                        names.append(nil)
                    } else {
                        return .other
                    }
                default: return .other
                }
            }
            return .enumCase(member.declName.baseName.text, names)
        case .stringLiteralExpr(let literal): return literal.representedLiteralValue.map { .text($0) } ?? .other
        case .booleanLiteralExpr(let literal): return .flag(literal.literal.text == "true")
        case .sequenceExpr(let sequence): return cast(Array(sequence.elements))
        default: return .other
        }
    }

    /// The pattern `one as Type`.
    private static func cast(_ elements: [ExprSyntax]) -> Statement.Pattern {
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return .other }
        let type = plain(elements[2].trimmedDescription)
        if elements[0].is(DiscardAssignmentExprSyntax.self) { return .type(type, nil) }
        let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
        let bound = elements[0].as(PatternExprSyntax.self)?.pattern
        let pattern = bound?.as(ValueBindingPatternSyntax.self)?.pattern ?? bound
        return (name ?? pattern?.as(IdentifierPatternSyntax.self)?.identifier.text).map { .type(type, $0) } ?? .other
    }

    private mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let expression): return .term(term(expression))
            case .optionalBinding(let binding):
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    return .pattern(binding.trimmedDescription)
                }
                let name = pattern.identifier.text
                let value = binding.initializer.map { term($0.value) } ?? Term(.name(name), place(of: pattern))
                return .binding(name, value)
            case .matchingPattern(let pattern): return .pattern(pattern.trimmedDescription)
            case .availability(let availability): return Self.availability(availability)
            }
        }
    }

    private static func availability(_ node: AvailabilityConditionSyntax) -> Condition {
        let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let version) = argument.argument,
                version.platform.text.hasPrefix("iOS")
            else { continue }
            let numbers = (version.version?.trimmedDescription ?? "0").split(separator: ".").map { Int($0) ?? 0 }
            return .available(
                major: numbers.first ?? 0,
                minor: numbers.count > 1 ? numbers[1] : 0,
                isNegated: isNegated
            )
        }
        return .available(major: 0, minor: 0, isNegated: isNegated)
    }
}
