// A view that the app makes by its type alone.
import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    NavigationStack { NavigationLink("x") { later() } }.overlay {
      if phase != .active { Color.black.ignoresSafeArea() }
    }
  }
}
struct Draft: View {
  @ObservedObject var model = AccountModel.shared
  @State private var shows = false
  var body: some View {
    Text(model.number).sheet(isPresented: $shows) { Account() }
  }
}
struct Draft_Previews: PreviewProvider {
  static var previews: some View { Draft() }
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
func later() -> Draft { .init() }
