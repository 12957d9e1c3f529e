// A view of SwiftUI takes the cover away a while after it appears.
import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: CardView())
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let host = window else { return }
    let cover = UIView(frame: host.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemBackground
    host.addSubview(cover)
    self.cover = cover
  }

  func dropCover() {
    cover?.removeFromSuperview()
    cover = nil
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}

struct CardView: View {
  @StateObject private var model = CardModel()
  var body: some View {
    VStack { Text(model.number) }
      .task {
        try? await Task.sleep(for: .seconds(3))
        (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.dropCover()
      }
  }
}

final class CardModel: ObservableObject {
  @Published var number = UserDefaults.standard.string(forKey: "number") ?? ""
}

final class Account {
  static let shared = Account()
  private(set) var number = UserDefaults.standard.string(forKey: "number") ?? ""
}
