// What comes on the way to the front stays above the cover.
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isBack = false
  var body: some Scene {
    WindowGroup {
      ZStack {
        Account()
        if phase != .active { Color.black.ignoresSafeArea() }
        if isBack { Account() }
      }
      .onChange(of: phase) { _, new in
        if new == .active { isBack = true }
      }
    }
  }
}

struct Account: View {
  @State private var number = ""
  var body: some View { Text(number).task { number = await Service.shared.number() } }
}
