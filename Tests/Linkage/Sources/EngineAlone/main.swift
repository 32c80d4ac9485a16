import NavigationStyle

let feed = Screen("feed", bar: BarStyle(background: "#FFFFFF", tint: "#1D6FE0"))
let photo = Screen("photo", bar: BarStyle(background: .transparent, statusBar: .lightContent))
var scenario = Scenario(stack: [feed])
scenario.environment.os = SystemVersion(15)

let answer = try scenario.transition(.push(photo))
for diagnostic in answer.diagnostics ?? [] { print(diagnostic.message, diagnostic.fix) }
