extension Run {
    // MARK: - Casts of bars

    /// Whether a value is a bar, and a cast asks for another of UIKit's classes, as code does that looks through its views.
    func isBar(_ value: Datum, castTo type: String) -> Bool {
        guard case .instance(let id) = value, case .bar = instances[id].kind else { return false }
        return type.hasPrefix("UI") && !["UINavigationBar", "UIView", "UIResponder"].contains(type)
    }

    // MARK: - Casts of navigation controllers

    /// The navigation controller around a screen, as one of a class of the app's; nil where it is another value or class.
    ///
    /// Its class is known where the app has no other navigation controllers, and else a question.
    mutating func navigationController(_ value: Datum, as type: String, isForced: Bool) -> Datum? {
        guard case .instance(let id) = value, instances[id].kind == .navigationController, instances[id].type == nil,
            !instances[id].isNew, app.type(type)?.kind == .class, app.isNavigationController(type)
        else { return nil }
        let full = app.fullName(of: type)
        let isKnown = isForced || app.navigationControllers.allSatisfy { app.ancestry(of: $0).contains(full) }
        guard isKnown || ask("navigationController as? \(type)", isGuard: false) else { return .null }
        instances[id].type = full
        return value
    }
}
