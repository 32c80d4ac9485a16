internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleJSON

/// The environments that a request is answered in, in place of its own.
struct EnvironmentOptions: ParsableArguments {
    /// The greatest number of environments that a request is answered in.
    static let most = JSONLimits.standard.environments

    @Option(help: ArgumentHelp("An iOS version, such as 17.0; may be repeated.", valueName: "version"))
    var os: [Version] = []

    @Option(help: ArgumentHelp("A device, such as \"iPhone 15\"; may be repeated.", valueName: "name"))
    var device: [String] = []

    @Flag(help: "Dark mode.")
    var dark = false

    @Flag(help: "Landscape.")
    var landscape = false

    @Option(help: ArgumentHelp("Light or dark mode, or both, separated by a comma.", valueName: "light,dark"))
    var schemes: Names<UserInterfaceStyle>?

    @Option(
        help: ArgumentHelp(
            "Portrait or landscape, or both, separated by a comma. All values are combined, to at most 20 "
                + "environments.",
            valueName: "portrait,landscape"
        )
    )
    var orientations: Names<Orientation>?

    func validate() throws {
        if dark, schemes != nil { throw ValidationError("Use either --dark or --schemes, not both.") }
        if landscape, orientations != nil {
            throw ValidationError("Use either --landscape or --orientations, not both.")
        }
        for name in device where Device(named: name) == nil {
            let fault = RequestFault(.unknownDevice(name), at: "/environment/device")
            throw ValidationError("\(fault.detail) (navigation-style devices lists them).".onOneLine)
        }
        let count = overlays.count
        guard count <= Self.most else {
            throw ValidationError("\(count) environments are too many: combine at most \(Self.most).")
        }
    }

    /// All combinations of the given options; empty if none is given.
    var overlays: [EnvironmentOverlay] {
        EnvironmentOverlay.combinations(
            os: os.map(\.version),
            device: device,
            orientation: orientations?.values ?? (landscape ? [.landscape] : []),
            userInterfaceStyle: schemes?.values ?? (dark ? [.dark] : [])
        )
    }

    /// Checks that at most one environment is given, for a command whose answer has no place for several.
    func validateOne(for command: String) throws {
        guard overlays.count > 1 else { return }
        throw ValidationError(
            "\(command) supports one environment only. transition, resolve, compare, preview and validate "
                + "support several."
        )
    }
}

extension EnvironmentOptions {
    /// A version of iOS.
    struct Version: ExpressibleByArgument {
        let version: SystemVersion

        init?(argument: String) {
            guard let version = SystemVersion(argument), version.isKnown else { return nil }
            self.version = version
        }
    }

    /// Names separated by commas.
    struct Names<Name: RawRepresentable & CaseIterable & Sendable>: ExpressibleByArgument
    where Name.RawValue == String {
        let values: [Name]

        init?(argument: String) {
            let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            values = parts.compactMap { Name(rawValue: String($0)) }
            if values.count != parts.count { return nil }
        }

        static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }
    }
}
