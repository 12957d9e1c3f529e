import SwiftUI

@main struct NotesApp: App {
  var body: some Scene { WindowGroup { Text("Notes") } }
}

/// Nothing here tells where this is shown.
struct Note: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    Text("A note").overlay { if phase != .active { Color.black } }
  }
}

/// Others give what is shown.
struct Shielded<Shield: View>: ViewModifier {
  @Environment(\.scenePhase) private var phase
  @State private var isAway = false
  let shield: () -> Shield
  func body(content: Content) -> some View {
    content
      .onChange(of: phase) { _, new in isAway = new != .active }
      .fullScreenCover(isPresented: $isAway) { shield() }
      .transaction { $0.disablesAnimations = true }
  }
}
