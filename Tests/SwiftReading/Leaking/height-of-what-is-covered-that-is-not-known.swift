// How high the view lies that is covered is a setting.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @AppStorage("height") private var height = 0.0
  var body: some View {
    ZStack {
      Account().zIndex(height)
      if phase != .active { Color.black.ignoresSafeArea() }
    }.toolbar { Button("More") { height = 1 } }
  }
}

struct Account: View {
  @State private var note = "1,204.50"
  var body: some View {
    List {
      Text(note)
      TextField("Note", text: $note)
    }
  }
}
