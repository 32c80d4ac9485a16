/// Translucency that code sets, or brings about (seed0.5.2 and seed0.6.5; seed4).
enum TranslucencyWrittenRule: DiagnosticRule {
    static let pages = [inferred, set]

    static let inferred = DiagnosticPage(
        code: .translucencyInferred,
        severity: .info,
        symptom: "With the new background, the root view begins below the bar, and its content moves down.",
        cause:
            "Unless isTranslucent is set, UIKit infers it from the background image: an opaque image makes the bar opaque.",
        remedy: "Use an image with an alpha below 1 (0.99 is enough), or set extendedLayoutIncludesOpaqueBars.",
        references: ["seed0.6.5", "seed4"]
    )

    static let set = DiagnosticPage(
        code: .translucencySet,
        severity: .warning,
        symptom: "The bar flashes and the layout jumps around transitions.",
        cause: """
            The policy requires that screens do not change isTranslucent: it does not restore it with the rest of \
            the style.
            """,
        remedy: "Do not write isTranslucent.",
        references: ["seed0.5.2"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        let sources = context.conduct.sourcesBehind
        for index in context.newWrites.indices {
            // Most writes neither set translucency nor cause it, which is checked without copying the write.
            guard
                context.log.writes[index].turnedOpaque
                    || context.log.writes[index].properties.touched.contains(.isTranslucent)
            else { continue }
            let write = context.log.writes[index]
            if write.turnedOpaque, !context.isTranslucentAgain(after: index) {
                turnedOpaque(write, sources[.translucencyInferred], context, &findings)
            }
            if let isTranslucent = write.properties.isTranslucent, let sources = sources[.translucencySet] {
                let id = context.id(write.screen)
                findings.add(
                    set,
                    screen: id,
                    property: .isTranslucent,
                    at: context.pointer(to: .isTranslucent, in: write),
                    sources: sources,
                    """
                    \(context.subject(of: write)) sets isTranslucent to \(isTranslucent)\(write.place), against the \
                    rules of \(context.policy).
                    """,
                    fix: "Remove it, and style the background with an image or an appearance.",
                    fixes: context.fixes(removing: .isTranslucent, from: write)
                )
            }
        }
    }

    private static func turnedOpaque(
        _ write: WriteLog.Write,
        _ sources: Sources?,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(write.screen)
        let image: DiagnosticText = context.written(in: write)[.backgroundImage].map { "\($0)" } ?? "the image"
        findings.add(
            inferred,
            severity: sources == nil ? .info : .warning,
            screen: id,
            property: .backgroundImage,
            at: context.pointer(to: .backgroundImage, in: write),
            sources: sources,
            """
            \(context.subject(of: write)) sets backgroundImage to \(image)\(write.place); the image has no transparent \
            pixel, so isTranslucent becomes false.
            """,
            fix: "Give the image a minimumAlpha below 1.",
            fixes: context.fixes(thinning: write)
        )
    }
}

extension DiagnosticContext {
    /// Whether the code of the same screen makes the bar translucent again before the screen is laid out, so that nobody
    /// sees the opaque bar of the write at `index`.
    fileprivate func isTranslucentAgain(after index: Int) -> Bool {
        let write = log.writes[index]
        return write.precedesLayout
            && log.writes[index...].dropFirst().prefix { $0.operation == write.operation }.contains {
                $0.screen == write.screen && $0.precedesLayout && written(in: $0).makesTranslucent
            }
    }

    /// Returns the fix that gives the background image of `write` the slight alpha advised by the seed, so that the bar
    /// stays translucent.
    func fixes(thinning write: WriteLog.Write) -> [Fix] {
        guard case .image(.picture(var picture)) = requestedValue(of: .backgroundImage, in: write),
            picture.minimumAlpha == 1
        else { return [] }
        picture.minimumAlpha = BarImage.Picture.slightAlpha
        let image = BarValue.image(.picture(picture))
        return change(writing: .backgroundImage, image, beside: .backgroundImage, in: write).map {
            [Fix(changes: [$0])]
        } ?? []
    }
}

extension WriteLog.Write {
    /// Whether the screen is laid out for its appearance only later.
    fileprivate var precedesLayout: Bool {
        event == .viewDidLoad || event == .viewWillAppear || event == .viewIsAppearing
    }
}

extension BarProperties {
    /// Whether they make a bar translucent that is opaque because of its background image.
    fileprivate var makesTranslucent: Bool {
        if forcesTranslucency { return true }
        guard case .some(let image) = backgroundImage else { return false }
        return image?.hasAlpha ?? true
    }
}

extension BarImage.Picture {
    /// An alpha that keeps a bar translucent, and nobody sees (seed0.6.5).
    static let slightAlpha = 0.99
}
