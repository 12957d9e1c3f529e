// A modifier that shows a setting above a cover.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        Text("a").modifier(Badge())
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
struct Badge: ViewModifier {
  @AppStorage("o") var owner = ""
  func body(content: Content) -> some View { content.overlay { Text(owner) } }
}
