// A cover that makes what it asks, laid over by a modifier.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

final class ShadeModel: ObservableObject {
  @Published var isDark = true
}

struct Shade: View {
  @ObservedObject var model: ShadeModel
  @Environment(\.scenePhase) private var phase
  var body: some View {
    if phase != .active, model.isDark { Color.black.ignoresSafeArea() }
  }
}

struct ContentView: View {
  var body: some View {
    Text("Account").overlay { Shade(model: ShadeModel()) }
  }
}
