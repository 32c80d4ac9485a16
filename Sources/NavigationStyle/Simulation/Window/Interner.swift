/// Gives each value a number, and equal values the same.
package struct Interner<Element: Hashable> {
    private var numbers: [Element: Int] = [:]
    private var elements: [Element] = []

    package init() {}

    package var count: Int { elements.count }

    package subscript(number: Int) -> Element { elements[number] }

    /// The number of a value that has one; nil of any other.
    package func knownNumber(of element: Element) -> Int? { numbers[element] }

    package mutating func number(of element: Element) -> Int {
        if let number = numbers[element] { return number }
        numbers[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }
}
