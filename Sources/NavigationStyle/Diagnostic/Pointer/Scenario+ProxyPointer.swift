extension Scenario {
    /// Returns the place of the appearance proxy that gave `property` its value on the bar before any code ran.
    package func pointer(toProxySetting property: BarProperty) -> String {
        WriteLog.Origin(self).pointer(toProxySetting: property).description
    }
}
