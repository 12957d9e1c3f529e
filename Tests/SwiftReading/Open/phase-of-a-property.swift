// The phase that the view is given is a constant of the app.
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Shielded().environment(\.scenePhase, Phases.scenePhase) }
  }
}
struct Shielded: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    Account().overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}

struct Account: View {
  @State private var number = ""
  var body: some View { Text(number).task { number = await Service.shared.number() } }
}

enum Phases { static let scenePhase = ScenePhase.active }
