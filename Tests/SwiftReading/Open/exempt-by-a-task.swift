// A view that comes and goes keeps the cover from being laid the next time.
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false
  @State private var isExempt = false
  var body: some Scene {
    WindowGroup {
      ZStack {
        Account()
        if isCovered { Curtain(isExempt: $isExempt) }
      }
      .onChange(of: phase) { _, new in
        if new != .active, !isExempt { isCovered = true }
        if new == .active { isCovered = false }
      }
    }
  }
}
struct Curtain: View {
  @Binding var isExempt: Bool
  var body: some View { Color.black.ignoresSafeArea().onAppear { isExempt = true } }
}

struct Account: View {
  @State private var number = ""
  var body: some View { Text(number).task { number = await Service.shared.number() } }
}
