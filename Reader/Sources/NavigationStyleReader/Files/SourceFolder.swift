import Foundation

/// The files below folders that the reader reads, in the order of their paths.
struct SourceFolder {
    /// A file.
    struct Entry {
        var uri: String
        var path: String
        var bytes: Int
    }

    private(set) var files: [Entry] = []
    /// Files that are not read, and why.
    private(set) var leftOut: [(uri: String, why: String)] = []
    /// The folders of tests and examples, which are passed over.
    private(set) var foldersOfTests: [String] = []
    /// The folders of extensions and of apps for other devices, which are programs of their own.
    private(set) var foldersOfOthers: [String] = []
    private let exclusions: [PathPattern]

    /// The most bytes of a file that is read.
    static let mostBytes = 8 * 1024 * 1024
    /// The most folders within folders.
    static let mostDepth = 64
    /// The endings of files that are read.
    private static let endings = ["swift", "storyboard", "xib", "m", "mm"]
    /// Folders of other people's code, or of no code; templates of Xcode are none yet.
    private static let others: Set = ["Pods", "Carthage", ".build", "DerivedData", "node_modules", "fastlane"]

    init(excluding exclusions: [PathPattern]) { self.exclusions = exclusions }

    /// Adds what is below a folder; symbolic links are not followed, so that circles have no end to look for.
    ///
    /// - Parameters:
    ///   - folder: The folder, or a file.
    ///   - name: What paths begin with; empty where there is one folder.
    /// - Returns: Whether there is something at that path.
    mutating func add(_ folder: String, as name: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return false }
        if isFolder.boolValue {
            walk(folder, name, depth: 0)
        } else {
            addFile(folder, name.isEmpty ? URL(fileURLWithPath: folder).lastPathComponent : name)
        }
        files.sort { $0.uri < $1.uri }
        return true
    }

    private mutating func walk(_ folder: String, _ name: String, depth: Int) {
        guard depth < Self.mostDepth else {
            leftOut.append((name, "too many folders within folders"))
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let isPackage = names.contains { $0 == "Package.swift" || $0.hasSuffix(".podspec") }
        for entry in names.sorted()
        where !entry.hasPrefix(".") && !Self.others.contains(entry) && !entry.hasSuffix(".xctemplate") {
            let path = folder + "/" + entry
            let uri = name.isEmpty ? entry : name + "/" + entry
            guard !exclusions.contains(where: { $0.matches(uri) }),
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            else { continue }
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?:
                if Self.isOfOtherSystem(entry) {
                    foldersOfOthers.append(uri)
                } else if entry.hasSuffix("Tests") || isPackage && ["Example", "Examples"].contains(entry) {
                    foldersOfTests.append(uri)
                } else {
                    walk(path, uri, depth: depth + 1)
                }
            case .typeRegular?: addFile(path, uri)
            default: continue
            }
        }
    }

    /// Whether the name of a folder says that it is for another system than a phone's.
    private static func isOfOtherSystem(_ name: String) -> Bool {
        ["tvOS", "watchOS", "macOS", "visionOS"].contains { name.hasSuffix($0) } && !name.contains("iOS")
    }

    private mutating func addFile(_ path: String, _ uri: String) {
        let ending = uri.split(separator: ".").last.map(String.init) ?? ""
        let isRead =
            Self.endings.contains(ending) || LocalizedTexts.reads(uri) || uri.hasSuffix(".colorset/Contents.json")
            || uri.hasSuffix("Info.plist")
        guard isRead else { return }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let bytes = attributes?[.size] as? Int ?? 0
        guard bytes <= Self.mostBytes else {
            leftOut.append((uri, "larger than \(Self.mostBytes >> 20) MiB"))
            return
        }
        files.append(Entry(uri: uri, path: path, bytes: bytes))
    }

    /// Takes away the folders whose property lists say that they are programs of their own: they have their own bars.
    ///
    /// - Parameter roots: The folders that were asked for, which stay.
    mutating func leaveOutOtherPrograms(except roots: Set<String>) {
        var own: [String] = []
        var others: [String] = []
        for file in files where file.uri.hasSuffix("Info.plist") {
            guard let bytes = Self.bytes(of: file) else { continue }
            if InfoPlist.isOfOther(bytes) { others.append(file.uri) } else { own.append(file.uri) }
        }
        for plist in others {
            // The property list may stand in a folder of its own, beside those with the code.
            var parts = plist.split(separator: "/").dropLast()
            while !parts.isEmpty, !hasCode(below: parts.joined(separator: "/")) { parts.removeLast() }
            let folder = parts.joined(separator: "/")
            guard !folder.isEmpty, !roots.contains(folder), !own.contains(where: { $0.hasPrefix(folder + "/") }) else {
                continue
            }
            foldersOfOthers.append(folder)
        }
        foldersOfOthers.sort()
        guard !foldersOfOthers.isEmpty else { return }
        files.removeAll { file in foldersOfOthers.contains { file.uri.hasPrefix($0 + "/") } }
    }

    private func hasCode(below folder: String) -> Bool {
        let endings = [".swift", ".m", ".mm"]
        return files.contains { file in
            file.uri.hasPrefix(folder + "/") && endings.contains { file.uri.hasSuffix($0) }
        }
    }

    /// The bytes of a file; nil where it cannot be read.
    static func bytes(of entry: Entry) -> [UInt8]? {
        FileManager.default.contents(atPath: entry.path).map { [UInt8]($0) }
    }
}

/// A pattern of paths: `*` stands for anything within one name, `**` for anything.
public struct PathPattern: Sendable {
    private let pattern: [UInt8]

    /// Makes a pattern.
    public init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

    /// Whether the pattern matches a path, or one of the names at its end.
    public func matches(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { $0 + 1 }
        return starts.contains { matches(bytes, from: $0) }
    }

    /// Goes through pattern and path side by side; on a mismatch the last star takes one byte more.
    private func matches(_ path: [UInt8], from start: Int) -> Bool {
        let star = UInt8(ascii: "*")
        var (place, at) = (start, 0)
        var retry: (place: Int, at: Int, crosses: Bool)?
        while place < path.count {
            if at < pattern.count, pattern[at] == star {
                let crosses = at + 1 < pattern.count && pattern[at + 1] == star
                at += crosses ? 2 : 1
                retry = (place, at, crosses)
            } else if at < pattern.count, pattern[at] == path[place] {
                (place, at) = (place + 1, at + 1)
            } else if let last = retry, last.crosses || path[last.place] != UInt8(ascii: "/") {
                retry?.place += 1
                (place, at) = (last.place + 1, last.at)
            } else {
                return at == pattern.count && place > start && path[place] == UInt8(ascii: "/")
            }
        }
        return pattern[at...].allSatisfy { $0 == star }
    }
}
