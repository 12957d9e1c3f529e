// An animation of a value of a model that hears of the phase.
import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = PageModel()
  var body: some View {
    ZStack {
      VStack {
        Account(); Button("Next") { model.page += 1 }
      }
      if phase != .active { Color.black.ignoresSafeArea() }
    }
    .animation(.easeInOut, value: model.page)
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

final class PageModel: ObservableObject {
  @Published var page = 0
  private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.page = 0 }
  }
}
