extension Device {
    /// Returns the evidence for the numbers of the device on `os` that are known better or worse than the tables: each
    /// contested constant of `BarMetrics` and of the device's metrics, and each measured one.
    func evidence(on os: SystemVersion) -> [Evidence] {
        var evidence = os >= .liquidGlass ? glassEvidence : earlierEvidence(on: os)
        if family == .airPhone {
            evidence.append(Evidence(.contested, ["/statusBarHeight"], "No published measurement (uikit.C4)"))
        }
        if isPhone {
            evidence.append(
                Evidence(
                    .contested,
                    ["/showsPromptInCompactHeight"],
                    "Apple says that a prompt is hidden in some compact layouts, but not in which (uikit.G)"
                )
            )
        }
        return evidence
    }

    private func earlierEvidence(on os: SystemVersion) -> [Evidence] {
        var evidence = [Evidence(.contested, ["/promptHeight"], "A number without a source (uikit.C5)")]
        if family == .lcdNotchPhone, hasEarlyNotchInset(on: os) {
            evidence.append(
                Evidence(
                    .contested,
                    [
                        "/statusBarHeight", "/portrait/safeAreaInsets/top", "/portrait/navigationBar/y",
                        "/landscape/safeAreaInsets/left", "/landscape/safeAreaInsets/right",
                    ],
                    "44 up to iOS 13 in some tables, 48 from the beginning in others (uikit.C4)"
                )
            )
        }
        if isWide {
            evidence.append(
                Evidence(
                    .contested,
                    ["/landscape/navigationBar/height"],
                    "QMUI and GKNavigationBar have 44 on phones of 414 points and more, React Navigation has 32 on all "
                        + "(uikit.C5)"
                )
            )
        }
        if let barYEvidence { evidence.append(barYEvidence) }
        return evidence
    }

    /// The evidence for the y of a bar up to iOS 18 that is better or worse than React Navigation's formula.
    private var barYEvidence: Evidence? {
        let pointers = ["/portrait/navigationBar/y"]
        switch family {
        case .thinBezelDynamicIslandPhone where name == "iPhone 16 Pro" || name == "iPhone 16 Pro Max":
            return Evidence(
                .measured,
                pointers,
                "Two independent recordings have 56.333; React Navigation's formula gives 56.667 (uikit.C5)"
            )
        case .thinBezelDynamicIslandPhone:
            return Evidence(
                .contested,
                pointers,
                "Assumed from the iPhone 16 Pro, whose safe area is the same (uikit.C5)"
            )
        case .airPhone:
            return Evidence(
                .contested,
                pointers,
                "React Navigation's formula, which gives a third of a point too much on the iPhone 16 Pro (uikit.C5)"
            )
        default: return nil
        }
    }

    private var glassEvidence: [Evidence] {
        var evidence = [
            Evidence(
                .measured,
                [
                    "/portrait/navigationBar/height", "/landscape/navigationBar/height", "/largeTitleHeight",
                    "/promptHeight",
                ],
                "Measured on iOS 26.1 (uikit.C5)"
            )
        ]
        guard isPhone else { return evidence + glassPadEvidence }
        evidence.append(
            Evidence(
                .measured,
                ["/portrait/navigationBar/y"],
                "Measured on iOS 26.1: the top of the safe area, at least 10 (uikit.C5)"
            )
        )
        evidence.append(
            Evidence(
                hasMeasuredGlassCompactHeight ? .measured : .contested,
                ["/landscape/navigationBar/y"],
                "Measured on an iPhone SE in landscape, 667 points wide; assumed for other phones (uikit.C5)"
            )
        )
        if !hasHomeButton {
            evidence.append(
                Evidence(
                    .contested,
                    ["/landscape/safeAreaInsets/top"],
                    "One source has 20 even without a status bar (uikit.C4)"
                )
            )
        }
        return evidence
    }

    private var glassPadEvidence: [Evidence] {
        let source = "Measured on an iPad (A16) in portrait; assumed for other iPads and for landscape (uikit.C4)"
        let upright = ["/portrait/safeAreaInsets", "/portrait/navigationBar/y"]
        let sideways = ["/landscape/safeAreaInsets", "/landscape/navigationBar/y"]
        guard name == "iPad (A16)" else { return [Evidence(.contested, upright + sideways, source)] }
        return [Evidence(.measured, upright, source), Evidence(.contested, sideways, source)]
    }

    /// Whether it is the phone that ``BarMetrics/glassCompactHeightY`` was measured on: those that run iOS 26.
    private var hasMeasuredGlassCompactHeight: Bool {
        name == "iPhone SE (2nd generation)" || name == "iPhone SE (3rd generation)"
    }
}

/// The degree of confidence in a number.
public enum Confidence: String, CaseIterable, Codable, Sendable {
    /// Apple publishes it.
    case documented
    /// Somebody measured it on the device and the version, and described how.
    case measured
    /// It appears in the tables and the code by which apps are made.
    case observed
    /// Sources differ, or there is one only, or it is carried over from another device.
    case contested
    /// Nobody has published or measured it: there is no number.
    case unknown
}

/// The confidence in some of the numbers of a device, and its source.
public struct Evidence: Hashable, Sendable {
    /// The numbers, as JSON Pointers into the metrics that contain the evidence.
    public var pointers: [String]
    /// The confidence in these numbers.
    public var confidence: Confidence
    /// The source of the numbers, in words.
    public var source: String

    init(_ confidence: Confidence, _ pointers: [String], _ source: String) {
        self.pointers = pointers
        self.confidence = confidence
        self.source = source
    }
}
