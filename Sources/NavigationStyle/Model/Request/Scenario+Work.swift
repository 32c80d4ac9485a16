// The work of a scenario: what is read, what runs, and what is told.
extension Scenario {
    /// Counts the work of an answer to `operations` on the stack, with the parts in `include`.
    func work(of operations: [NavigationOperation], including include: Inclusion) -> RequestWork {
        let content = StackContent(of: self)
        let given = defaults.appearanceProxy.touched.count + defaults.navigationBar.touched.count
        var total = WorkWeight.answer + content.reading + given * (WorkWeight.write + WorkWeight.reading)
        total += content.history(finding: include.contains(.diagnostics))
        let told = WorkWeight.told + (include.contains(.plan) ? WorkWeight.plan : 0)
        for operation in operations {
            total += told
            for (screen, _) in operation.action.newScreens { total += WriteWork(of: screen).reading }
            for properties in operation.propertiesWrittenBeside { total += WriteWork(of: properties).reading }
        }
        let (work, depth) = content.work(of: operations, including: include)
        return RequestWork(total + work, operations: operations.count, screens: max(depth, stack.count))
    }
}
