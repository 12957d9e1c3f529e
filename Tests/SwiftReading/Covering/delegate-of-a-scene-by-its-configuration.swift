import SwiftUI
import UIKit
@main struct WalletApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate;
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Card(store: store) } }
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let config = UISceneConfiguration(name: nil, sessionRole: session.role)
    config.delegateClass = SceneDelegate.self
    return config
  }
}
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  private var cover: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = UIHostingController(
      rootView: ZStack {
        Color.black.ignoresSafeArea(); Text("Wallet")
      })
    window.isHidden = false
    cover = window
  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.isHidden = true; cover = nil }
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
