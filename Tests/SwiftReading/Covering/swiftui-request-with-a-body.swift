// A request of the web has a body as an app has, which SwiftUI alone asks for that.
import SwiftUI
import Tracker

@main
struct Wallet: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isCovered = false
  var body: some Scene {
    WindowGroup {
      ZStack {
        Text("4000 0000 0000 0002")
        if isCovered { Color.black.ignoresSafeArea() }
      }
      .onChange(of: scenePhase) { _, new in
        isCovered = new != .active
        walk(from: Tracker.root)
      }
    }
  }
}

func walk(from step: Step) {
  if step.isLast { return }
  Tracker.note(step)
  print(step.request.body)
  walk(from: step.left)
  walk(from: step.right)
}
