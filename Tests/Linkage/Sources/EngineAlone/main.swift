import NavigationStyle

let feed = Screen("feed", bar: BarStyle(background: "#FFFFFF"))
let photo = Screen("photo", bar: BarStyle(background: .transparent))
let answer = try Scenario(stack: [feed]).transition(.push(photo))

for step in answer.plan?.steps ?? [] { print(step) }
for diagnostic in answer.diagnostics ?? [] { print(diagnostic) }
