// What the script tells the trace.
extension Simulation {
    /// What the bar's own properties are now.
    var look: Trace.Look {
        Trace.Look(
            properties: controller.bar.properties,
            isNavigationBarHidden: controller.isNavigationBarHidden
        )
    }

    /// Notes what the screen on top shows, where it is at rest.
    mutating func noteLook() {
        guard trace?.keepsLooks ?? false, let top, controller.visible == top, controller.transition == nil else {
            return
        }
        let look = look
        trace?.note(look, of: top)
    }

    /// Notes what the incoming screen is laid out under.
    mutating func noteLayout() {
        guard let operation = trace?.operation, operation >= 0 else { return }
        let look = look
        trace?.layoutLook = look
    }

    /// Carries out a write by the code of `screen`, and notes it.
    mutating func tracing(_ properties: BarProperties, by screen: Int, _ write: (inout Self) -> Void) {
        guard let operation = trace?.operation, let isScrollStyling = trace?.isScrollStyling else {
            write(&self)
            return
        }
        var entry = Trace.Write(
            screen: screen,
            event: event,
            isScrollStyling: isScrollStyling,
            operation: operation,
            properties: properties,
            wasHidden: controller.isNavigationBarHidden
        )
        let wasTranslucent =
            properties.touched.contains(.backgroundImage) && controller.bar.properties.translucency.isTranslucent
        write(&self)
        if wasTranslucent { entry.turnedOpaque = controller.bar.properties.translucency == (false, .inferred) }
        trace?.add(entry)
    }
}
