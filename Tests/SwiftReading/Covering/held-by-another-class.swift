import Resolver
import UIKit

/// A service of a library's making that calls what it holds, which another class is made with for a button that hides the cover.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Analytics {
  private let isSignedIn: () -> Bool
  private let clients: [Client]

  init(clients: [Client], isSignedIn: @escaping () -> Bool) {
    self.clients = clients
    self.isSignedIn = isSignedIn
  }

  func track(_ event: String) {
    guard isSignedIn() else { return }
    clients.forEach { $0.send(event) }
  }
}

final class Client {
  func send(_ event: String) { print(event) }
}

final class Menu {
  let isSignedIn: () -> Bool
  init(_ isSignedIn: @escaping () -> Bool) { self.isSignedIn = isSignedIn }
  func touch() { _ = isSignedIn() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIView?
  private var menu: Menu?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    let menu: Menu = .init { [weak self] in
      self?.hide()
      return true
    }
    let button = UIButton(primaryAction: UIAction { _ in menu.touch() })
    window?.rootViewController?.view.addSubview(button)
    self.menu = menu
  }

  private func hide() {
    shade?.removeFromSuperview()
    shade = nil
  }

  func sceneWillResignActive(_ scene: UIScene) {
    let analytics: Analytics = Resolver.resolve()
    if let window {
      let view = UIView(frame: window.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = .black
      window.addSubview(view)
      shade = view
    }
    analytics.track("left")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { hide() }
}
