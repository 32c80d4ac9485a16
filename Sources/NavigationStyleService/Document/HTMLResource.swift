import NavigationStyle

/// A page of a resource that is for people, too.
protocol HTMLResource: ResourcePage, AnswerForm where Entry: AnswerForm {
    /// The page as it is answered.
    var answered: Self { get }
    /// The entry for people.
    var htmlLink: HTMLPage.Link { get }
    /// Returns the page for people.
    ///
    /// - Parameter hasPlayground: Whether the server has a playground, which shows examples.
    /// - Returns: The page.
    func html(hasPlayground: Bool) -> HTMLPage
}

extension HTMLResource {
    /// The path of the list.
    static var path: String { "/\(words.all)" }

    /// The path of the page.
    var path: String { "\(Self.path)/\(name)" }

    var answered: Self { self }
}

extension HTMLPage {
    /// Returns the list of some of the pages of a kind.
    static func list<Page: HTMLResource>(of pages: [Page]) -> HTMLPage {
        let words = "\(Page.words.all)"
        let title = words.prefix(1).uppercased() + words.dropFirst()
        return HTMLPage(title: title, blocks: [.list("All", pages.map(\.htmlLink))])
    }
}
