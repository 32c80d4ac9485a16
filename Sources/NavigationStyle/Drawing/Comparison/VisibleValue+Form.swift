extension VisibleValue: AnswerForm {
    @usableFromInline package static var shape: Shape { .open }

    /// Writes the value in the form that the bar's state and the layout use.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .presentation(let presentation): writer.form(presentation)
        case .edge(let edge):
            if let edge { writer.double(edge) } else { writer.null() }
        case .flag(let flag): writer.boolean(flag)
        case .color(let color): writer.color(color)
        case .background(let background): writer.form(background)
        case .shadow(let shadow): writer.form(shadow)
        case .barStyle(let style): writer.form(style)
        case .title(let title): writer.form(title)
        case .largeTitle(let title): writer.form(title)
        case .searchBar(let searchBar):
            if let searchBar { writer.form(searchBar) } else { writer.null() }
        case .backButton(let button): writer.form(button)
        case .statusBar(let statusBar): writer.form(statusBar)
        case .appearance(let slot): writer.form(slot)
        case .frame(let frame): writer.form(frame)
        case .view(let view): writer.form(view)
        case .insets(let insets):
            if let insets { writer.form(insets) } else { writer.null() }
        case .points(let points): writer.double(points)
        }
    }
}

extension VisibleValue {
    /// Reads the value of a property, in that form.
    package init(_ value: Value, of property: VisibleProperty) throws {
        let decoder = ValueDecoder(value)
        func read<Part: Decodable>() throws -> Part { try decoder.decode(Part.self) }
        self =
            switch property {
            case .presentation: .presentation(try read())
            case .edge: .edge(try read())
            case .isOnStack, .isHidden, .isTranslucent: .flag(try read())
            case .background, .incomingBackground: .background(try read())
            case .shadow: .shadow(try read())
            case .barStyle: .barStyle(try read())
            case .tintColor: .color(try read())
            case .title: .title(try read())
            case .largeTitle: .largeTitle(try read())
            case .searchBar: .searchBar(try read())
            case .backButton: .backButton(try read())
            case .statusBar: .statusBar(try read())
            case .appearance: .appearance(try read())
            case .frame: .frame(try read())
            case .view: .view(try read())
            case .safeAreaInsets, .adjustedContentInset: .insets(try read())
            case .topLayoutGuide, .bottomLayoutGuide, .contentTop: .points(try read())
            }
    }
}

extension VisibleProperty: Codable {}
