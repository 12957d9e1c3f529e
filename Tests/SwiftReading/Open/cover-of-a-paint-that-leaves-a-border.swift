// A picture of unknown looks within a border.
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      Account().overlay {
        if phase != .active { Image("not-in-the-catalogue").resizable().padding(40) }
      }
    }
  }
}

struct Account: View {
  @State private var number = ""
  var body: some View { Text(number).task { number = await Service.shared.number() } }
}
