// The opacity of a colour of UIKit's that covers is a setting.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @AppStorage("depth") private var depth = 0.5
  var body: some View {
    Account().overlay {
      if phase != .active { Color(uiColor: UIColor(white: 0, alpha: depth)).ignoresSafeArea() }
    }.toolbar { Button("More") { depth = 1 } }
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
