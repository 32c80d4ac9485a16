import SwiftUI

struct GardenApp: App {
    var body: some Scene { WindowGroup { GardenView() } }
}

struct GardenView: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Rose") { RoseView() }
                NavigationLink("Fern") { FernView() }
            }
            .garden(title: "Garden")
        }
    }
}

/// Modifiers of the app's own, one within another.
struct RoseView: View {
    var body: some View { Text("Rose").navigationTitle("Rose").modifier(RedBar()).withoutBack() }
}

/// What only one of two outcomes says is not known.
struct FernView: View {
    var body: some View { Text("Fern").navigationTitle("Fern").withoutBar(if: isTall) }
}

struct RedBar: ViewModifier {
    func body(content: Content) -> some View {
        content
            .toolbarBackground(.red, for: .navigationBar)
            .shownBar()
    }
}

extension View {
    func shownBar() -> some View { self.toolbarBackground(.visible, for: .navigationBar) }

    func withoutBack() -> some View { navigationBarBackButtonHidden(true) }

    @ViewBuilder func withoutBar(if condition: Bool) -> some View {
        if condition { self.toolbar(.hidden, for: .navigationBar) } else { self }
    }

    func garden(title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }
}
