import NavigationStyle
import NavigationStyleAudit

/// The files of an app, each reduced to what the reader keeps of it.
struct AppFiles {
    private var files: [SourceFile] = []
    private var contents: [FileContent] = []
    private var boards: [(file: Int, name: String, bytes: [UInt8])] = []
    private var texts = LocalizedTexts()
    private var colors = NamedColors()
    private var accents: [(color: Value, place: Place)] = []
    private var plists: [InfoPlist] = []
    private(set) var recordings: [Recording] = []
    private(set) var swiftFiles = 0
    /// The number of files in Objective-C that name a navigation bar or a navigation item.
    private(set) var objectiveC = 0
    /// The files in which the parser met something that is not Swift.
    private(set) var withErrors: [String] = []
    /// The files that were not read, each with the reason.
    var leftOut: [String] = []

    /// Takes a file.
    mutating func add(_ bytes: [UInt8], at uri: String) {
        let parts = uri.split(separator: "/")
        let name = parts.last.map(String.init) ?? uri
        switch name.split(separator: ".").last {
        case "swift": addSwift(bytes, uri)
        case "storyboard", "xib":
            // Colors may be named in catalogs that come later.
            boards.append((files.count, name, bytes))
            keep(SourceFile(uri: uri, bytes: bytes))
        case "json":
            guard let color = AssetCatalog.color(bytes) else { return }
            colors.add(color, at: uri)
            if parts.dropLast().last ?? "" == AssetCatalog.accent { addAccent(color, bytes, uri) }
        case "strings", "xcstrings": texts.add(bytes, at: uri)
        case "plist":
            guard let plist = InfoPlist(bytes, file: files.count) else { return }
            plists.append(plist)
            keep(SourceFile(uri: uri, bytes: bytes))
        default:
            let text = String(decoding: bytes, as: UTF8.self)
            let words = ["navigationBar", "navigationItem", "NavigationBarHidden"]
            if words.contains(where: { text.contains($0) }) { objectiveC += 1 }
        }
    }

    /// Takes a recording of an app's navigation.
    mutating func addRecording(_ bytes: [UInt8], at uri: String) -> [Trace.Fault] {
        var trace = Trace()
        trace.read(bytes)
        recordings.append(Recording(trace: trace, file: files.count))
        keep(SourceFile(uri: uri, bytes: bytes))
        return trace.faults
    }

    private mutating func addSwift(_ bytes: [UInt8], _ uri: String) {
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
            leftOut.append("\(uri): not a text in UTF-8")
            return
        }
        let content = FileLowering.content(of: text, file: files.count)
        if content.hasErrors { withErrors.append(uri) }
        swiftFiles += 1
        keep(SourceFile(uri: uri, bytes: bytes), content)
    }

    private mutating func addAccent(_ color: Value, _ bytes: [UInt8], _ uri: String) {
        let start = bytes.firstRange(of: Array("\"color\"".utf8))?.lowerBound ?? 0
        accents.append((color, Place(file: files.count, start: start, end: start)))
        keep(SourceFile(uri: uri, bytes: bytes))
    }

    private mutating func keep(_ file: SourceFile, _ content: FileContent = FileContent()) {
        files.append(file)
        contents.append(content)
    }

    /// Puts all that was taken together.
    mutating func app() -> App {
        var app = App(files: files, contents: contents)
        colors.index()
        app.colors = colors
        app.accents = accents
        texts.index()
        app.texts = texts
        app.plists = plists
        let launchStoryboards = Set(plists.compactMap(\.launchStoryboard))
            .subtracting(plists.compactMap(\.mainStoryboard))
        for board in boards {
            let name = String(board.name.prefix { $0 != "." })
            let uri = files[board.file].uri
            let colors = { [colors] in colors.color($0, for: uri) }
            if board.name.hasSuffix(".xib") {
                let scenes = Nib.scenes(board.bytes, name: name, file: board.file, colors: colors)
                if scenes == nil { leftOut.append("\(uri): not a XIB") }
                app.nibs += scenes ?? []
            } else if let storyboard = Storyboard(board.bytes, name: name, file: board.file, colors: colors) {
                let isLaunchScreen = storyboard.isLaunchScreen || launchStoryboards.contains(name)
                if !isLaunchScreen, !storyboard.isOfOtherSystem { app.storyboards.append(storyboard) }
            } else {
                leftOut.append("\(uri): not a storyboard")
            }
        }
        return app
    }
}
