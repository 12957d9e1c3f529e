// A loop asks a sequence of the app for what comes next, which takes the cover off.
import SwiftUI

@main struct Main: App {
  @Environment(\.scenePhase) var phase
  @StateObject var model = Model()

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "number") ?? "")
        if model.isCovered { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        model.isCovered = phase != .active
        for step in Steps(model: model) { print(step) }
      }
    }
  }
}

final class Model: ObservableObject { @Published var isCovered = false }

struct Steps: Sequence, IteratorProtocol {
  let model: Model
  mutating func next() -> Int? {
    model.isCovered = false
    return nil
  }
}
