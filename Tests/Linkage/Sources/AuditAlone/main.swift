import NavigationStyle
import NavigationStyleAudit

let feed = Screen("feed", bar: BarStyle(background: "#FFFFFF"))
let login = Screen("login", bar: BarStyle(background: .transparent, hidden: true))
var app = AuditRequest(
    screens: [AuditScreen(feed), AuditScreen(Screen("photo")), AuditScreen(login)],
    entries: [AuditRequest.Entry(id: "home", stack: ["feed"])]
)
app.policies = [PolicySelection("system")]
app.routes = [AuditRequest.Route(from: .anywhere, to: ["photo", "login"])]

let answer = try app.audit(within: Budget(steps: 100_000), threads: 2) { progress in
    print("\(progress.search.steps) steps")
}
for finding in answer.runs.compactMap(\.report).flatMap(\.findings) { print(finding) }
