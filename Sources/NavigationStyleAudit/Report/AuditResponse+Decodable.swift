import NavigationStyle

// Members that follow from others, such as lengths and messages, are not read.

extension AuditResponse: Decodable {
    /// Reads the answer to a request.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(runs: try object.value("runs"), matrix: [])
        described = try object.value("described")
        fixes = try object.value("fixes")
        areFixesLeftOut = object.contains("noFixes")
        for (number, run) in runs.enumerated() {
            if case .made(let report) = run.outcome { matrix.append(Row(report, run: number)) }
        }
    }
}

extension AuditDescription: Decodable {
    /// Reads a description.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        let styled = try object.nestedContainer(keyedBy: ObjectKey.self, forKey: "screens")
        let writes = try object.nestedContainer(keyedBy: ObjectKey.self, forKey: "writes")
        screens = try styled.value("with")
        allScreens = try styled.value("of")
        known = try writes.value("known")
        unknown = try writes.value("unknown")
        unstyled = try object.value("unstyled")
        notAnimated = try object.valueUnlessAbsent("notAnimated") ?? []
        withoutBase = try object.valueUnlessAbsent("withoutBase") ?? []
    }
}

extension AuditRun: Decodable {
    /// Reads a run.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        selection = try object.value("policy")
        environment = try object.value("environment")
        if object.contains("errors") {
            outcome = .impossible(try object.value("errors"))
        } else if object.contains("reason") {
            outcome = .leftOut
        } else {
            outcome = .made(try Report(from: decoder))
        }
    }
}

extension AuditRun.Report: Decodable {
    /// Reads the results of a run, which are beside its policy and environment.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        policy = try object.value("policy")
        isComplete = try object.value("isComplete")
        precision = try object.value("precision")
        areLengthsMinimal = try object.value("areLengthsMinimal")
        causes = try object.value("causes")
        findings = try object.value("findings")
        intended = try object.valueUnlessAbsent("intended") ?? []
        unmet = try object.valueUnlessAbsent("unmet") ?? []
        leavesBehind = try object.value("leavesBehind")
        coverage = try object.value("coverage")
        statistics = try object.value("statistics")
    }
}

extension AuditFinding: Decodable {
    /// Reads a finding; the property decides what its values are.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        fingerprint = try object.value("fingerprint")
        code = try object.value("code")
        severity = try object.value("severity")
        certainty = try object.value("certainty")
        screen = try object.valueUnlessAbsent("screen")
        if code.isDiagnostic {
            writtenProperty = try object.valueUnlessAbsent("property")
        } else {
            property = try object.valueUnlessAbsent("property")
        }
        isOnlyAfterHistory = try object.valueUnlessAbsent("isOnlyAfterHistory")
        isShortest = try object.valueUnlessAbsent("isShortest")
        cause = try object.valueUnlessAbsent("cause")
        pointer = try object.value("pointer")
        looksInFull = try object.valueUnlessAbsent("looksInFull")
        differences = try object.value("difference")
        message = try object.value("message")
        fix = try object.value("fix")
        references = try object.value("references")
        looks = []
        var elements = try object.nestedUnkeyedContainer(forKey: "looks")
        while !elements.isAtEnd {
            looks.append(try AuditLook(from: elements.nestedContainer(keyedBy: ObjectKey.self), of: property))
        }
    }
}

extension AuditFinding.Difference: Decodable {
    /// Reads a difference; null is the value of a look that does not have the property.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        let property: VisibleProperty = try object.value("property")
        let trees: [Value] = try object.value("values")
        self.init(property: property, values: try trees.map { $0 == .null ? nil : try VisibleValue($0, of: property) })
    }
}

extension AuditLook {
    /// Reads a look at a property.
    fileprivate init(from object: KeyedDecodingContainer<ObjectKey>, of property: VisibleProperty?) throws {
        let unknowns: [UnknownLook] = try object.valueUnlessAbsent("unknowns") ?? []
        let value: Value? = try object.valueUnlessAbsent("value")
        self.init(
            value: try property.flatMap { property in
                try value.map { try VisibleValue($0.showing(unknowns), of: property) }
            },
            bar: try object.valueUnlessAbsent("bar"),
            layout: try object.valueUnlessAbsent("layout"),
            path: try object.value("path"),
            isBaseline: try object.value("isBaseline"),
            unknowns: unknowns
        )
    }
}

extension AuditPath: Decodable {
    /// Reads a path; the body of a replay has an operation more if the path has none.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        entry = try object.value("entry")
        names = try object.value("names")
        replay = try object.valueUnlessAbsent("replay")
        if names.isEmpty { replay?.operations = [] }
    }
}

extension AuditFix: Decodable {
    /// Reads a fix.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        edits = try object.value("edits")
        policy = try object.valueUnlessAbsent("policy")
        removes = try object.value("removes")
        adds = try object.value("adds")
        left = try object.value("left")
        message = try object.value("message")
        certainty = try object.value("certainty")
        isPlan = try object.valueUnlessAbsent("isPlan") ?? false
    }
}

extension AuditCoverage: Decodable {
    /// Reads a coverage.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        let screens = try object.nestedContainer(keyedBy: ObjectKey.self, forKey: "screens")
        let routes = try object.nestedContainer(keyedBy: ObjectKey.self, forKey: "routes")
        reached = try screens.value("reached")
        never = try screens.value("never")
        unknown = try screens.valueUnlessAbsent("unknown") ?? []
        taken = try routes.value("taken")
        neverTaken = try routes.value("never")
        unstyled = try object.value("unstyled")
        notModelled = try object.value("notModelled")
    }
}

extension AuditCode: Codable {}
