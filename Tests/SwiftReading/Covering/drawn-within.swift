// The rows of a list go on beneath the status bar, and so does the cover.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    ZStack {
      Ledger()
      if phase != .active { Color.black.ignoresSafeArea() }
    }
  }
}

struct Ledger: View {
  @AppStorage("number") private var number = ""
  var body: some View {
    NavigationStack {
      List(0..<50, id: \.self) { row in Text("\(number) \(row)").offset(x: 20) }
    }
  }
}
