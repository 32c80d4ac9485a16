import NavigationStyle

/// A storyboard's scenes and the segues between them.
struct Storyboard: Sendable {
    /// A view controller of a storyboard.
    struct Scene: Sendable {
        /// Its number within the storyboard: `BYZ-38-t0r`.
        var number: String
        /// The name of the screen: its class, or what the storyboard calls it.
        var screen: String
        var isNavigationController = false
        /// The identifier by which code makes it.
        var identifier: String?
        var isInitial = false
        /// The values that the storyboard gives the screen, or the bar of a navigation controller.
        var facts = Facts()
        /// The class of a navigation controller's bar; nil where nothing names one.
        var barClass: String?
        var segues: [Segue] = []
        /// Another storyboard's scene that it stands for: the storyboard and the identifier there.
        var reference: (storyboard: String, identifier: String?)?
        var place: Place
    }

    /// A way from a scene.
    struct Segue: Sendable {
        enum Kind: Sendable { case push, present, root, child, tab, back, other }

        var kind: Kind
        var destination: String
        var place: Place
    }

    /// The name of its file without the ending.
    var name: String
    var scenes: [Scene] = []
    /// The tint of the window that it is shown in.
    private(set) var tint: Fact?
    /// Whether it stands for the app until it runs, and has no screens of it.
    let isLaunchScreen: Bool
    /// Whether it is of another system: of a watch or a Mac.
    let isOfOtherSystem: Bool

    /// Whether anything shows a scene: the app as it begins, code by an identifier, or a segue.
    func shows(_ scene: Scene) -> Bool {
        scene.isInitial || scene.identifier != nil
            || scenes.contains { $0.segues.contains { $0.destination == scene.number } }
    }

    /// Reads a storyboard.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - name: The name of the file without the ending.
    ///   - file: The file, by its place among all.
    ///   - colors: The named colors.
    init?(_ bytes: [UInt8], name: String, file: Int, colors: @escaping (String) -> Value?) {
        guard let root = MarkupElement.read(bytes), root.name == "document" else { return nil }
        self.name = name
        isLaunchScreen = root.attributes["launchScreen"] == "YES"
        isOfOtherSystem = root.attributes["type"].map { !$0.contains("CocoaTouch") } ?? false
        let reader = SceneReader(
            storyboard: name,
            initial: root.attributes["initialViewController"],
            file: file,
            colors: colors
        )
        tint = root.child("color", key: "tintColor").map { reader.fact(color: $0) }
        for scene in root.child("scenes")?.children ?? [] {
            for object in scene.child("objects")?.children ?? [] {
                if let scene = reader.scene(object) { scenes.append(scene) }
            }
        }
    }
}

/// The view controllers whose views a XIB has.
enum Nib {
    /// Reads a XIB; nil if it is not one.
    static func scenes(
        _ bytes: [UInt8],
        name: String,
        file: Int,
        colors: @escaping (String) -> Value?
    ) -> [Storyboard.Scene]? {
        guard let root = MarkupElement.read(bytes), root.name == "document", let objects = root.child("objects") else {
            return nil
        }
        let reader = SceneReader(storyboard: name, initial: nil, file: file, colors: colors)
        let owner = objects.children.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
        return ([owner.flatMap { reader.scene(owner: $0, of: objects) }] + objects.children.map { reader.scene($0) })
            .compactMap(\.self)
    }
}
