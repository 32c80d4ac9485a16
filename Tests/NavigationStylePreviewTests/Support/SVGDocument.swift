import Foundation
import FoundationXML

/// A picture, read by an XML parser.
struct SVGDocument {
    /// An element with its text.
    struct Element {
        var name: String
        /// The attributes that it states itself.
        var own: [String: String]
        /// Its attributes, with those that it inherits.
        var attributes: [String: String]
        var text = ""
        /// The elements around it, outermost first, as indices.
        var ancestors: [Int]

        func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
    }

    /// The reason why a text is not XML.
    struct Fault: Error {
        let description: String
    }

    private(set) var elements: [Element] = []

    init(_ bytes: [UInt8]) throws {
        let parser = XMLParser(data: Data(bytes))
        let reader = Reader()
        parser.delegate = reader
        guard parser.parse() else {
            throw Fault(
                description:
                    "\(parser.parserError.map { "\($0)" } ?? "") at \(parser.lineNumber):\(parser.columnNumber)"
            )
        }
        elements = reader.elements
    }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// Returns the elements in the frame with the given index, from 0.
    func frame(_ index: Int) -> [Element] {
        let frames = elements.indices.filter { elements[$0].name == "svg" && elements[$0].ancestors.count == 1 }
        guard index < frames.count else { return [] }
        return elements.filter { $0.ancestors.contains(frames[index]) }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            let all = inheriting(attributes, open)
            elements.append(Element(name: name, own: attributes, attributes: all, ancestors: open))
            open.append(elements.count - 1)
            if name == "use" { addCopies(of: attributes["href"] ?? "") }
        }

        /// Adds the attributes that an element inherits from those around it.
        private func inheriting(_ attributes: [String: String], _ ancestors: [Int]) -> [String: String] {
            guard let parent = ancestors.last else { return attributes }
            let inherited = elements[parent].attributes.filter { SVGDocument.inheritedAttributes.contains($0.key) }
            return attributes.merging(inherited) { own, _ in own }
        }

        /// Adds what a reference shows: copies of an earlier element and all in it.
        private func addCopies(of reference: String) {
            guard let source = elements.firstIndex(where: { "#" + ($0.attributes["id"] ?? "") == reference }) else {
                return
            }
            var copies: [Int: Int] = [:]
            for index in source..<elements.count {
                var copy = elements[index]
                guard index == source || copy.ancestors.contains(source) else { continue }
                for name in ["id", "data-part"] { copy.own[name] = nil }
                copy.ancestors = open + copy.ancestors.compactMap { copies[$0] }
                copy.attributes = inheriting(copy.own, copy.ancestors)
                copies[index] = elements.count
                elements.append(copy)
            }
        }

        func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            guard let last = open.last else { return }
            elements[last].text += text
        }
    }
}

extension SVGDocument {
    /// The attributes that elements inherit from those around them.
    fileprivate static let inheritedAttributes = [
        "fill", "stroke", "stroke-width", "font-size", "font-weight", "text-anchor",
    ]

    /// The names of the elements that pictures may have.
    static let knownElements: Set = [
        "svg", "title", "desc", "style", "defs", "g", "rect", "path", "text", "circle", "filter", "feGaussianBlur",
        "feColorMatrix", "feOffset", "feComposite", "feComponentTransfer", "feFuncA", "linearGradient", "stop",
        "pattern", "clipPath", "image", "use",
    ]

    /// The forbidden parts of the picture: other elements, scripts, and external references.
    var hazards: [String] {
        elements.flatMap { element in
            var hazards = Self.knownElements.contains(element.name) ? [] : ["element \(element.name)"]
            for (name, value) in element.attributes {
                let isOwn =
                    element.name == "use" && value.hasPrefix("#")
                    || element.name == "image" && value.hasPrefix("data:image/png;base64,")
                if name.hasPrefix("on") || name.hasSuffix("href") && !isOwn {
                    hazards.append("\(element.name) \(name)")
                }
                if value.contains("url("), !value.hasPrefix("url(#") { hazards.append("\(name)=\(value)") }
                if value.contains("://"), name != "xmlns" { hazards.append("\(name)=\(value)") }
            }
            return hazards
        }
    }
}
