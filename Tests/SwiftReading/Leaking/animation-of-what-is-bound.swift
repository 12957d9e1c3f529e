// An animation of a value that the view around sets.
import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var number = 0
  var body: some View {
    Lid(page: $number).onChange(of: phase) { _, _ in number += 1 }
  }
}

struct Lid: View {
  @Environment(\.scenePhase) private var phase
  @Binding var page: Int
  var body: some View {
    ZStack {
      VStack {
        Account(); Button("Next") { page += 1 }
      }
      if phase != .active { Color.black.ignoresSafeArea() }
    }
    .animation(.easeInOut, value: page)
  }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var isBusy = false
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self)
  }
}
struct Account: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
