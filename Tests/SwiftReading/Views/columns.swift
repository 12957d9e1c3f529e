import SwiftUI

enum Place: Hashable { case home, cards, search }

struct Tabs: View {
  @State private var place = Place.cards
  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: Place.home) { Text("Home") }
      Tab("Cards", systemImage: "creditcard", value: .cards) {
        Text("4111 1111 1111 1111").privacySensitive()
      }
      .badge(3)
      Tab(value: Place.search, role: .search) { Text("Search") }
    }
  }
}

struct OlderTabs: View {
  @State private var selected = 1
  var body: some View {
    TabView(selection: $selected) {
      ForEach(0..<3) { index in
        Text("Tab \(index)").tabItem { Label("Tab \(index)", systemImage: "star") }
      }
    }
  }
}

struct Pages: View {
  @State private var selected = 1
  var body: some View {
    TabView(selection: $selected) {
      Text("first").tag(0)
      Text("second").tag(1)
    }
    .tabViewStyle(.page)
  }
}

struct Columns: View {
  @State var chosen: Int?
  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $chosen) { Text("Row \($0)") }
        .navigationTitle("Rows")
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Rows")
              Text("of Ada").privacySensitive()
            }
          }
          Button("Add", systemImage: "plus") {}
        }
    } detail: {
      if let chosen {
        Text("Detail \(chosen)").navigationTitle("Detail")
      }
    }
  }
}

#Preview("tabs") { Tabs() }
#Preview("older") { OlderTabs() }
#Preview("pages") { Pages() }
#Preview("sidebar") { Columns() }
#Preview("detail") { Columns(chosen: 2) }
