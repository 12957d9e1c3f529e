// The title of a secure field above a cover is data.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("n") private var note = ""

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        SecureField("Password of \(note)", text: .constant(""))
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
