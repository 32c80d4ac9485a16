import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// The names that stand in the writer as literals are those of the model.
struct JSONWriterNameTests {
    private func write(_ body: (inout JSONWriter) -> Void) -> String {
        String(decoding: JSONWriter.bytes(.compact, body), as: UTF8.self)
    }

    @Test
    func `the names of events, writers and actors are their raw values`() {
        for name in Step.Event.Name.allCases { #expect(write { $0.name(name) } == "\"\(name.rawValue)\"") }
        for writer in Provenance.Writer.allCases { #expect(write { $0.name(writer) } == "\"\(writer.rawValue)\"") }
        for actor in Step.Actor.allCases { #expect(write { $0.name(actor) } == "\"\(actor.rawValue)\"") }
    }

    @Test
    func `the keys of properties are their names`() {
        for property in BarProperty.allCases {
            let text = write { writer in
                writer.beginObject()
                writer.key(property)
                writer.null()
                writer.endObject()
            }
            #expect(text == "{\"\(property.name)\":null}")
        }
    }
}
