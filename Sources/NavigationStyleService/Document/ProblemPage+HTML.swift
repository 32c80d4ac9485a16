import NavigationStyleJSON

extension ProblemPage: HTMLResource {
    var htmlLink: HTMLPage.Link { HTMLPage.Link(entry.kind.type, to: path, note: entry.title) }

    func html(hasPlayground: Bool) -> HTMLPage {
        let summary = "\(entry.kind.type), status \(entry.kind.status)"
        return HTMLPage(title: entry.title, blocks: [.code(summary), .text(explanation)])
    }
}
