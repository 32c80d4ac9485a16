// Values that a screen's code saves when one callback begins, and writes back in that callback or a later one. Only the
// properties that some code writes back are saved.
extension Simulation {
    /// Saves the values that the code of `screen` will write back, as `callback` begins.
    @inline(__always)
    mutating func saveBar(before callback: Callback, of screen: Int) {
        guard savesBars, let properties = savedProperties[screen]?[callback] else { return }
        let bar = BarProperties(properties) { valueToRestore(of: $0) }
        records[screen].saved[callback] = bar
    }

    /// Forgets the values that `screen`, which has disappeared, saves again before it could write them back: its state
    /// is then the same whatever they were.
    mutating func forgetSavedBars(of screen: Int) {
        guard savesBars, savedProperties[screen] != nil else { return }
        for callback in [Callback.viewWillAppear, .viewWillDisappear, .viewDidDisappear] {
            records[screen].saved[callback] = BarProperties()
        }
    }

    /// Returns the write with the saved values of `screen` that it writes back; what was not saved is not written.
    func writingBack(_ properties: BarProperties, of screen: Int) -> BarProperties {
        guard savesBars, properties.hasSaved else { return properties }
        let saved = records[screen].saved
        return BarProperties(properties.touched) { property in
            guard case .saved(let callback) = properties[property] else { return properties[property] }
            return saved[callback][property]
        }
    }

    /// Returns the value by which code that saves `property` now would restore it.
    func valueToRestore(of property: BarProperty) -> BarValue {
        if property == .isNavigationBarHidden {
            return .hiddenAsTransition(controller.isNavigationBarHidden)
        }
        return bar.properties.currentValue(of: property)
    }
}
