// The view in it is as large as the other was before SwiftUI gave it a size.
import SwiftUI
import Combine
@main struct DemoApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Account().overlay { if phase != .active { Blur() } }
  }
}
struct Blur: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let outer = UIView()
    let inner = UIView()
    inner.backgroundColor = .black
    inner.frame = outer.bounds
    outer.addSubview(inner)
    return outer
  }
  func updateUIView(_ v: UIView, context: Context) {}
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
    number = String(decoding: data, as: UTF8.self); isBusy = data.count > 9
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
