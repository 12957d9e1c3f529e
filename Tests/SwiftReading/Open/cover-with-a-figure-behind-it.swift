// A figure behind a view keeps to the safe area, where the list is seen.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    ZStack {
      List { ForEach(AccountModel.shared.names, id: \.self) { Text($0) } };
      if phase != .active {
        VStack { Spacer() }.frame(maxWidth: .infinity, maxHeight: .infinity).background(
          Rectangle().fill(.black)
        ).padding(1)
      }
    }
  }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var names: [String] = []
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self)
    names = number.components(separatedBy: ",")
  }
}
