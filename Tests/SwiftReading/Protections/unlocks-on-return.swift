import LocalAuthentication
import SwiftUI

// A lock that is there at the launch and goes on the return: nothing is done when the app is left.
@main struct LedgerApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isLocked = true

  var body: some Scene {
    WindowGroup {
      Group {
        if isLocked { Color.black } else { LedgerView() }
      }
      .onChange(of: phase) { phase in
        if phase == .active { unlock() }
      }
    }
  }

  private func unlock() {
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isDone, _ in
      isLocked = !isDone
    }
  }
}

struct LedgerView: View {
  var body: some View { Text("1,204.50") }
}
