// An app of SwiftUI makes no delegate of a scene by itself.
import SwiftUI
import UIKit
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Card(store: store) } }
}
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover: UIView = {
    let v = UIView(frame: UIScreen.main.bounds); v.backgroundColor = .white; return v
  }()
  func sceneWillResignActive(_ scene: UIScene) {
    (scene as? UIWindowScene)?.windows.first?.addSubview(cover)
  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover.removeFromSuperview() }
}
final class Store: ObservableObject {
  @Published var number = "";
  func load() async {
    guard
      let (d, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }; number = String(decoding: d, as: UTF8.self)
  }
}
struct Card: View {
  @ObservedObject var store: Store;
  var body: some View {
    VStack {
      Text("Balance"); Text(store.number)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await store.load() }
  }
}
