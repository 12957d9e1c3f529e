// A cover lies above what it covers by its number.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    ZStack {
      if phase != .active { Color.black.ignoresSafeArea().zIndex(1) }
      Account().zIndex(0)
    }
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
