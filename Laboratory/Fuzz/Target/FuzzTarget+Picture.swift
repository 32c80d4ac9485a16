import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview

extension FuzzTarget {
    /// Writes the input as a text of SVG, and draws a bar with the input as each of its texts.
    func runPicture(_ input: [UInt8]) -> [String] {
        var writer = SVGWriter()
        let text = String(decoding: input, as: UTF8.self)
        writer.begin("text")
        writer.attribute("x", Double(input.count) / 7)
        writer.text(text)
        writer.end("text")
        return Markup(writer.bytes).faults + picture(of: text)
    }

    private func picture(of text: String) -> [String] {
        var screen = Screen(id: Screen.ID(rawValue: String(text.prefix(128))))
        screen.title = text
        screen.navigationItem.prompt = text
        screen.navigationItem.rightBarButtonItems = [text]
        screen.navigationItem.backButtonTitle = text
        let push = NavigationOperation(.push(Screen(id: "above"), animated: true))
        let subject = PreviewRequest.Subject.transition(TransitionRequest(Scenario(stack: [screen]), operation: push))
        var options = PreviewOptions()
        options.form = text.utf8.count.isMultiple(of: 2) ? .film : .animation
        // Invalid requests are not drawn.
        guard let preview = try? PreviewRequest(subject, options: options).preview() else { return [] }
        return Markup(preview.svg()).faults
    }
}
