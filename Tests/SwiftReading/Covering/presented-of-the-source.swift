// What is presented shows nothing but words of the source.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var asks = false
  var body: some View {
    VStack {
      Text("Account")
      Button("Delete") { asks = true }
      ShareLink("Tell others", item: "A fine app")
    }
    .alert("Delete the account?", isPresented: $asks) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It is gone for good.")
    }
    .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}
