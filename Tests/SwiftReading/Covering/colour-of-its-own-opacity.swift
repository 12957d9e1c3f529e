// The colour that covers is opaque by its own number.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    Account().overlay {
      if phase != .active { Color(white: 0, opacity: 1).ignoresSafeArea() }
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
