import NavigationStyle

/// A page about one of the things that the service documents: in JSON, for people, and as an entry of the list of all.
protocol ResourcePage: AnswerForm, SendableMetatype {
    associatedtype Entry: AnswerForm

    /// The words for one of these things and for all; the latter is also the path of their list.
    static var words: (one: String, all: StaticString) { get }
    /// All pages of the kind.
    static var all: [Self] { get }
    /// Returns the page at the path that ends in `name`; nil if there is none.
    static func named(_ name: String) -> Self?

    /// The end of its path.
    var name: String { get }
    /// The entry in JSON.
    var entry: Entry { get }
    /// The entry for people.
    var link: HTMLPage.Link { get }
    /// Returns the page for people.
    ///
    /// - Parameter hasPlayground: Whether the server has a playground, which shows examples.
    /// - Returns: The page.
    func html(hasPlayground: Bool) -> HTMLPage
}

extension ResourcePage where Entry == Self {
    var entry: Self { self }
}

extension ResourcePage {
    /// The path of the list.
    static var path: String { "/\(words.all)" }

    /// The path of the page.
    var path: String { "\(Self.path)/\(name)" }
}

extension HTMLPage {
    /// Returns the list of some of the pages of a kind.
    static func list<Page: ResourcePage>(of pages: [Page]) -> HTMLPage {
        let words = "\(Page.words.all)"
        let title = words.prefix(1).uppercased() + words.dropFirst()
        return HTMLPage(title: title, blocks: [.list("All", pages.map(\.link))])
    }
}
