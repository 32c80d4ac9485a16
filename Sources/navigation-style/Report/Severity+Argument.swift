public import ArgumentParser
public import NavigationStyle

// The lowest severity that makes a command fail, by its name.
extension Diagnostic.Severity: ExpressibleByArgument {}
