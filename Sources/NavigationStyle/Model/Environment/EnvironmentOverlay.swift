/// The members of an environment that differ from another one, which the rest is taken from.
public struct EnvironmentOverlay: Hashable, Sendable {
    /// The members, sorted, in the form that they have in `environment`.
    let members: [Value.Member]

    init(_ members: [Value.Member]) {
        self.members = members
    }

    /// Makes an overlay; a member that is left out stays as it is.
    ///
    /// - Parameters:
    ///   - os: The iOS that runs.
    ///   - device: The device's marketing name.
    ///   - orientation: The orientation of the device.
    ///   - userInterfaceStyle: Light or dark.
    ///   - layoutDirection: The direction in which the app's language is read.
    public init(
        os: SystemVersion? = nil,
        device: String? = nil,
        orientation: Orientation? = nil,
        userInterfaceStyle: UserInterfaceStyle? = nil,
        layoutDirection: UserInterfaceLayoutDirection? = nil
    ) {
        members = [
            device.map { Value.Member("device", .string($0)) },
            layoutDirection.map { Value.Member("layoutDirection", .string($0.rawValue)) },
            orientation.map { Value.Member("orientation", .string($0.rawValue)) },
            os.map { Value.Member("os", .string($0.description)) },
            userInterfaceStyle.map { Value.Member("userInterfaceStyle", .string($0.rawValue)) },
        ].compactMap(\.self)
    }

    /// Returns all combinations of the given values, each once; the last member changes fastest.
    ///
    /// A member without values stays as it is. Without any values, there are no combinations.
    public static func combinations(
        os systems: [SystemVersion],
        device devices: [String],
        orientation orientations: [Orientation],
        userInterfaceStyle styles: [UserInterfaceStyle],
        layoutDirection directions: [UserInterfaceLayoutDirection] = []
    ) -> [EnvironmentOverlay] {
        if systems.isEmpty, devices.isEmpty, orientations.isEmpty, styles.isEmpty, directions.isEmpty { return [] }
        var overlays: [EnvironmentOverlay] = []
        for os in systems.orNil {
            for device in devices.orNil {
                for orientation in orientations.orNil {
                    for style in styles.orNil {
                        for direction in directions.orNil {
                            overlays.append(
                                EnvironmentOverlay(
                                    os: os,
                                    device: device,
                                    orientation: orientation,
                                    userInterfaceStyle: style,
                                    layoutDirection: direction
                                )
                            )
                        }
                    }
                }
            }
        }
        var seen: Set<EnvironmentOverlay> = []
        return overlays.filter { seen.insert($0).inserted }
    }

    /// Returns the environment with the overlay's members, and all others of `base`.
    public func environment(over base: NavigationEnvironment) -> NavigationEnvironment {
        var environment = base
        var reader = ValueReader(at: .object(members), checksText: false)
        _ = environment.fill(from: &reader, .object)
        return environment
    }
}

extension EnvironmentOverlay: WireElement {
    @usableFromInline package static var shape: Shape { NavigationEnvironment.shape }
    @usableFromInline package static var placeholder: EnvironmentOverlay { EnvironmentOverlay([]) }
    @usableFromInline package static var limit: ElementLimit { .environments }
    @usableFromInline package static var allowsNone: Bool { false }

    /// Reads an object with members of an environment: the environment they are laid over may follow later in the text.
    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> EnvironmentOverlay? {
        try reader.tree { value, reader in
            var environment = NavigationEnvironment()
            guard environment.fill(from: &reader, .object), case .object(let members) = value else { return nil }
            return EnvironmentOverlay(members)
        }
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.value(.object(members))
    }
}

extension NavigationEnvironment {
    /// The environment as an overlay that has all its members.
    package var overlay: EnvironmentOverlay {
        guard case .object(let members) = tree else { return EnvironmentOverlay([]) }
        return EnvironmentOverlay(members)
    }
}

extension Array {
    /// The elements, or just nil if there are none.
    fileprivate var orNil: [Element?] { isEmpty ? [nil] : self }
}
