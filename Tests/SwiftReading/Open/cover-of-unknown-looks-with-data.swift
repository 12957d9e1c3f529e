// A window that covers all leaves what a view shows above it open.
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var number = ""
  var body: some Scene {
    WindowGroup {
      Account().overlay { if phase != .active { Color.black.ignoresSafeArea() } }
        .overlay {
          if phase != .active {
            ZStack {
              Image("not-in-the-catalogue").resizable()
              Text(number)
            }
          }
        }
        .task { number = await Service.shared.number() }
    }
  }
}

struct Account: View {
  @State private var number = ""
  var body: some View { Text(number).task { number = await Service.shared.number() } }
}
