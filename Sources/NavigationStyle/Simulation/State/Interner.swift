/// Gives each value a number, and equal values the same.
///
/// A request has few values, which are looked for one by one, the latest first; where there are more, as in a search, they
/// are found by their hashes. Made to be specialized where it is used, which may be some million times in a search.
package struct Interner<Element: Hashable> {
    @usableFromInline var numbers: [Element: Int] = [:]
    @usableFromInline var elements: [Element] = []

    @inlinable package init() {}

    @inlinable package var count: Int { elements.count }

    @inlinable package subscript(number: Int) -> Element { elements[number] }

    @inlinable package mutating func number(of element: Element) -> Int {
        guard elements.count > Self.mostCompared else {
            if let number = elements.lastIndex(of: element) { return number }
            elements.append(element)
            if elements.count > Self.mostCompared {
                for (number, element) in elements.enumerated() { numbers[element] = number }
            }
            return elements.count - 1
        }
        if let number = numbers[element] { return number }
        numbers[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }

    /// How many values are looked for one by one.
    @inlinable static var mostCompared: Int { 12 }
}
