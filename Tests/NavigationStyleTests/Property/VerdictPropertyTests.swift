import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// One verdict per fact: the `contrast` of a bar and the diagnostics agree.
struct VerdictPropertyTests {
    @Test func `the bar and the diagnostics never contradict each other`() throws {
        var told: [String: Int] = [:]
        for answered in try AnsweredTransition.all() {
            let (request, response) = (answered.request, answered.response)
            let contradictions = response.contradictions
            #expect(contradictions.isEmpty, "\(contradictions) in \((try? encoded(request)) ?? "")")
            for (_, contrast, _) in response.judged { told[contrast?.verdict.rawValue ?? "none", default: 0] += 1 }
        }
        print("verdicts held against diagnostics: \(told)")
        for verdict in Contrast.Verdict.allCases where !RandomRun.isShort {
            #expect(told[verdict.rawValue, default: 0] > 0, "\(verdict)")
        }
    }

    @Test(arguments: DiagnosticExample.shown + DiagnosticExample.close)
    func `they do not in any example either`(example: DiagnosticExample) throws {
        for transition in try example.transitions() {
            #expect(transition.contradictions.isEmpty, "\(transition.contradictions)")
        }
    }

    private static let white = ##"{"background":"transparent","tint":"#FFF","title":{"color":"#FFF"}}"##

    private func answer(_ view: String) throws -> TransitionResponse {
        let screen = ##"{"id":"b","title":"B","bar":\##(Self.white),"view":\##(view)}"##
        let body = body(##"{"id":"a"}"##, push(screen), os: "17.0")
        return try decoded(body, as: TransitionRequest.self).response()
    }

    @Test func `a contradiction is found`() throws {
        let answer = try answer("{}")
        #expect(answer.contradictions.isEmpty)
        #expect(answer.bars.after?.contrast.title?.verdict == .fail)
        var silent = answer
        silent.diagnostics?.removeAll { $0.code == .lowContrast && $0.property == "title" }
        #expect(silent.contradictions.count == 1)
        var soft = answer
        for index in (soft.diagnostics ?? []).indices { soft.diagnostics?[index].severity = .info }
        #expect(soft.contradictions.count == 2)
        for verdict in [Contrast.Verdict.pass, .system] {
            var lenient = answer
            lenient.bars.after?.contrast.title?.verdict = verdict
            #expect(lenient.contradictions.count == 1)
        }
        var elsewhere = answer
        elsewhere.bars.after?.contrast.behind = ContrastBackdrop(color: .black, from: .view)
        #expect(!elsewhere.contradictions.isEmpty)
        var severe = try self.answer(##"{"scrollView":{"contentInsetAdjustmentBehavior":"never"}}"##)
        #expect(severe.bars.after?.contrast.title?.verdict == .indeterminate)
        #expect(severe.contradictions.isEmpty)
        for index in (severe.diagnostics ?? []).indices { severe.diagnostics?[index].severity = .warning }
        #expect(severe.contradictions.count == 2)
    }
}

extension DiagnosticExample {
    /// Returns the transitions of the answer; none if it has no operation.
    fileprivate func transitions() throws -> [TransitionResponse] {
        let body = try encoded(request)
        if request["operations"] != nil { return try decoded(body, as: ReplayRequest.self).response().transitions }
        guard request["operation"] != nil else { return [] }
        return [try decoded(body, as: TransitionRequest.self).response()]
    }
}

extension TransitionResponse {
    /// Each contrast of the final bar, with the diagnostics about it.
    fileprivate var judged: [(key: String, contrast: Contrast?, findings: [Diagnostic])] {
        guard let contrast = bars.after?.contrast, let top = stack.after.last else { return [] }
        let parts: [(String, Contrast?, Diagnostic.Code)] = [
            ("title", contrast.title, .lowContrast),
            ("tintColor", contrast.buttons, .lowContrast),
            ("statusBar", contrast.statusBar, .statusBarUnreadable),
        ]
        return parts.map { key, contrast, code in
            let findings = (diagnostics ?? []).filter { $0.code == code && $0.screen == top && $0.property == key }
            return (key, contrast, findings)
        }
    }

    /// The contradictions between the contrast of the final bar and the diagnostics.
    fileprivate var contradictions: [String] {
        var faults: [String] = []
        for (key, contrast, findings) in judged {
            let severities = findings.map(\.severity)
            switch contrast?.verdict {
            case .fail:
                let ratio = contrast?.ratio.map { $0 == $0.rounded() ? "\(Int($0)):1" : "\($0):1" } ?? "?"
                if severities != [.warning] || !findings[0].message.contains(ratio) {
                    faults.append("\(key) fails with \(ratio), and is told as \(findings.map(\.message))")
                }
            case .pass, .system, nil:
                if !findings.isEmpty { faults.append("\(key) does not fail: \(findings.map(\.message))") }
            case .indeterminate:
                if !severities.isEmpty, key == "statusBar" || severities != [.info] {
                    faults.append("\(key) is indeterminate: \(findings.map(\.message))")
                }
            }
        }
        return faults + assumptions
    }

    /// The ratios that do not match the reported color of the backdrop.
    private var assumptions: [String] {
        guard let bar = bars.after, !bar.isHidden, let behind = bar.contrast.behind else { return [] }
        if (behind.color == nil) != (behind.from == .unknown) { return ["behind \(behind)"] }
        guard let color = behind.color, let title = bar.contrast.title else { return [] }
        // The bar's own alpha fades its title, and is not included in the title's color.
        let ratio = (bar.title.color.contrast(to: color) * 100).rounded(.down) / 100
        let isFaded = bar.background.alpha != .value(1) || controller?.bar.alpha != nil
        return isFaded || !bar.title.color.isOpaque || title.ratio == ratio ? [] : ["\(title) on \(behind)"]
    }
}
