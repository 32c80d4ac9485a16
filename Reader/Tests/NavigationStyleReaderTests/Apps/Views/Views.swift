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
                NavigationLink("Orders") { OrdersView() }
                NavigationLink("Rooms") { RoomsView() }
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

/// A title and a mode under conditions: nobody knows which, but for the version of the system.
struct OrdersView: View {
    var body: some View {
        Group {
            if orders.isEmpty {
                EmptyOrdersView()
            } else {
                List(orders) { OrderRow(order: $0) }.navigationTitle("Orders").statusBarHidden()
            }
            if #available(iOS 17, *) { footer.toolbarTitleDisplayMode(.inline) } else { footer }
        }
        .navigationBarBackButtonHidden(true)
    }
}

struct EmptyOrdersView: View {
    var body: some View { Text("None").navigationTitle("No orders").toolbarColorScheme(.dark, for: .navigationBar) }
}

/// Tabs, each of which has a title of its own.
struct RoomsView: View {
    var body: some View {
        TabView {
            Text("Hall").navigationTitle("Hall")
            KitchenView()
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct KitchenView: View {
    var body: some View {
        NavigationLink("Table") { TableView() }.toolbar(.hidden, for: .navigationBar)
            .sheet(item: $sheet) { AnySheet(kind: $0) }
    }
}

/// One sheet or another: whoever shows it may show either.
struct AnySheet: View {
    let kind: Kind
    var body: some View {
        switch kind {
        case .plate: NavigationStack { PlateView() }
        case .orders: NavigationStack { OrdersView() }
        }
    }
}

struct TableView: View {
    /// The inner one is seen, if the other is not.
    var body: some View { PlateView().navigationTitle("Table").toolbarBackground(.visible, for: .navigationBar) }
}

/// A stack of its own, around which nothing reaches its bar; whoever makes the view says what it hides.
struct NotesView: View {
    var hidesBack = false
    var body: some View {
        NavigationView { List { NavigationLink("Plate") { PlateView() } }.navigationBarBackButtonHidden(hidesBack) }
            .navigationTitle("Notes")
    }
}

struct PlateView: View {
    var body: some View { Text("Plate").navigationTitle("Plate").navigationBarTitleDisplayMode(.large) }
}
