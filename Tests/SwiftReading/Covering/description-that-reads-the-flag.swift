// What is printed only reads what covers.
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
        print(Tracker(model: model))
      }
    }
  }
}

final class Model: ObservableObject { @Published var isCovered = false }

struct Tracker: CustomStringConvertible {
  let model: Model
  var description: String { "\(model.isCovered)" }
}
