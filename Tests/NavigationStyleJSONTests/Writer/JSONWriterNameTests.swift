import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// The names that the writer has as literals are those of the model.
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
    func `the names of what a bar looks like are their raw values`() {
        for verdict in Contrast.Verdict.allCases { #expect(write { $0.name(verdict) } == "\"\(verdict.rawValue)\"") }
        for source in ContrastBackdrop.Source.allCases {
            #expect(write { $0.name(source) } == "\"\(source.rawValue)\"")
        }
        for kind in BarState.Background.Kind.allCases { #expect(write { $0.name(kind) } == "\"\(kind.rawValue)\"") }
        for source in BarState.Translucency.allCases { #expect(write { $0.name(source) } == "\"\(source.rawValue)\"") }
        for slot in BarState.AppearanceSlot.allCases { #expect(write { $0.name(slot) } == "\"\(slot.rawValue)\"") }
        for style in SystemBarStyle.allCases { #expect(write { $0.name(style) } == "\"\(style.rawValue)\"") }
        for style in StatusBarStyle.allCases { #expect(write { $0.name(style) } == "\"\(style.rawValue)\"") }
        for weight in FontWeight.allCases { #expect(write { $0.name(weight) } == "\"\(weight.rawValue)\"") }
        for background in Appearance.Background.allCases {
            #expect(write { $0.name(background) } == "\"\(background.rawValue)\"")
        }
    }

    @Test
    func `the names of what moves are their raw values`() {
        for name in Component.Name.allCases { #expect(write { $0.name(name) } == "\"\(name.rawValue)\"") }
        for side in Component.Side.allCases { #expect(write { $0.name(side) } == "\"\(side.rawValue)\"") }
        for end in Component.Place.allCases { #expect(write { $0.name(end) } == "\"\(end.rawValue)\"") }
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
