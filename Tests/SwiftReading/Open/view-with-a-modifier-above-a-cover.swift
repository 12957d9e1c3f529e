// A view with a modifier, which shows what it finds elsewhere, above a cover.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        Banner().padding()
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}

struct Banner: View {
  var body: some View { Text(UserDefaults.standard.string(forKey: "owner") ?? "") }
}
