/// What is found again and again while an app is read.
final class AppMemory {
    var ancestries: [String: [String]] = [:]
    var lines: [String: [String]] = [:]
    var touchesBars: [String: Bool] = [:]
    var conforming: [String: Set<String>]?
    var superclasses: Set<String>?
    var navigationControllers: Set<String>?
    var values: [ObjectIdentifier: Datum] = [:]
}
