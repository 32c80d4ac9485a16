/// A numbering of values in which equal values have the same number.
///
/// It is made to be specialized where it is used, which may be millions of times in a search.
package struct Interner<Element: Hashable> {
    @usableFromInline var numbers: [Element: Int] = [:]
    @usableFromInline var elements: [Element] = []

    @inlinable package init() {}

    @inlinable package var count: Int { elements.count }

    @inlinable package subscript(number: Int) -> Element { elements[number] }

    @inlinable package mutating func number(of element: Element) -> Int {
        if let number = numbers[element] { return number }
        numbers[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }
}
