// That code speaks of a class does not make it a delegate.
import SwiftUI
import UIKit
import Combine
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Card(store: store) } }
}
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  private let log = "SceneDelegate"; private var cover: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }; let w = UIWindow(windowScene: scene);
    w.windowLevel = .alert; w.backgroundColor = .black; w.rootViewController = UIViewController();
    w.isHidden = false; cover = w
  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.isHidden = true; cover = nil }
}
func note() { print(String(describing: SceneDelegate.self)) }

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
