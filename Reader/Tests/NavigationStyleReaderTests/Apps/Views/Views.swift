import SwiftUI

@main
struct FoodApp: App {
    var body: some Scene { WindowGroup { FeedView() } }
}

struct FeedView: View {
    @State private var showsSettings = false

    var body: some View {
        NavigationStack {
            List {
                Header()
                NavigationLink("Dish") { DishView() }
                NavigationLink(destination: ShopView().navigationTitle("Shop")) { Text("Shop") }
            }
            .navigationTitle("Feed")
            .navigationDestination(for: Order.self) { order in
                if order.isPaid { ReceiptView(order: order) } else { PayView(order: order) }
            }
        }
        .sheet(isPresented: $showsSettings) { NavigationStack { SettingsView() } }
        .tint(.green)
    }
}

/// A part of the feed, whose links lead from the feed.
struct Header: View {
    var body: some View {
        NavigationLink {
            SearchView()
        } label: {
            Image(systemName: "magnifyingglass")
        }
    }
}

struct DishView: View {
    var body: some View {
        ScrollView { photo }
            .navigationTitle("Dish")
            .navigationBarTitleDisplayMode(.inline)
            // Over the photo.
            .toolbarBackground(.hidden, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar(.hidden, for: .tabBar)
    }

    private var photo: some View {
        NavigationLink {
            PhotoView()
        } label: {
            Image("dish")
        }
    }
}

struct PhotoView: View {
    var body: some View {
        Image("dish").toolbar(.hidden, for: .navigationBar).statusBarHidden().navigationBarBackButtonHidden(true)
    }
}

struct ShopView: View {
    var body: some View {
        Text("Shop").toolbarBackground(Color.orange, for: .navigationBar).toolbarBackground(
            .visible,
            for: .navigationBar
        )
    }
}

struct ReceiptView: View {
    let order: Order
    /// Nobody knows the title.
    var body: some View { Text("Paid").navigationTitle(order.name) }
}

struct PayView: View {
    let order: Order
    var body: some View { Text("Pay").navigationBarTitle("Pay", displayMode: .large) }
}

struct SearchView: View {
    var body: some View { Text("Search") }
}

struct SettingsView: View {
    var body: some View { Text("Settings").navigationTitle(Text("Settings")) }
}
