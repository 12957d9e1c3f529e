// Nobody knows how much the picture hides.
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      Account().overlay {
        if phase != .active { Image("not-in-the-catalogue").resizable().scaledToFill() }
      }
    }
  }
}

struct Account: View {
  @State private var number = ""
  var body: some View { Text(number).task { number = await Service.shared.number() } }
}
