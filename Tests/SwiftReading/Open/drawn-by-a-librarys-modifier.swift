// A library's modifier draws the number where the cover is not.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var number = ""
  var body: some View {
    Text(number).drifting(up: 300)
      .task { number = await Vault.number() }
      .overlay { if phase != .active { Color.black } }
  }
}
