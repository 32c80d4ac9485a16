/// The forms of a picture.
enum PictureFormat: String, CaseIterable {
    case svg = "image/svg+xml"
    case json = "application/json"

    /// The form that a client prefers (RFC 9110 12.5.1): of two that it likes as much, the one that it names more
    /// closely, and else the picture itself.
    ///
    /// - Parameter value: The value of `Accept`; without one it is the picture.
    init?(acceptedBy value: String?) {
        guard let value, value != "*/*" else {
            self = .svg
            return
        }
        let list = WeightedList(value)
        guard !list.isEmpty else {
            self = .svg
            return
        }
        let ranked = PictureFormat.allCases.compactMap { format -> (format: Self, weight: Double, closeness: Int)? in
            let family = format.rawValue.prefix { $0 != "/" } + "/*"
            let ranges = [format.rawValue, String(family), "*/*", "*"]
            for (index, range) in ranges.enumerated() {
                guard let weight = list.weight(of: range) else { continue }
                return weight > 0 ? (format, weight, -index) : nil
            }
            return nil
        }
        guard var best = ranked.first else { return nil }
        for next in ranked.dropFirst() where (next.weight, next.closeness) > (best.weight, best.closeness) {
            best = next
        }
        self = best.format
    }
}
