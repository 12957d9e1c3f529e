// What buttons do is not done as they are shown.
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isLocked = false
  @State private var isOpen = false
  var body: some Scene {
    WindowGroup {
      Group {
        if isLocked {
          VStack {
            Button("Unlock") { if isOpen { isLocked = false } }
            Button("Unlock", systemImage: "lock", action: { if isOpen { isLocked = false } })
            Button {
              if isOpen { isLocked = false }
            } label: {
              Text("Unlock")
            }
          }
        } else {
          Account()
        }
      }
      .onChange(of: phase) { _, new in
        if new != .active { isLocked = true }
      }
    }
  }
}

struct Account: View {
  @State private var number = ""
  var body: some View { Text(number).task { number = await Service.shared.number() } }
}
