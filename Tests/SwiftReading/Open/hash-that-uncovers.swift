// A set asks for the hash of what it is given, which takes the cover off.
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
        var keys: Set<Key> = []
        keys.insert(Key(model: model))
      }
    }
  }
}

final class Model: ObservableObject { @Published var isCovered = false }

struct Key: Hashable {
  let model: Model
  static func == (one: Key, other: Key) -> Bool { true }
  func hash(into hasher: inout Hasher) { model.isCovered = false }
}
