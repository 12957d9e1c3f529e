import Resolver
import UIKit

/// A service of a library's making that calls what it holds, made once by another name for its class, with what hides the cover.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Work {
  private let work: () -> Void
  init(_ name: String, work: @escaping () -> Void) { self.work = work }
  func run() { work() }
}

typealias LaterWork = Work

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    Resolver.register { LaterWork("later", work: { [weak self] in self?.hide() }) }
  }

  private func hide() {
    shade?.removeFromSuperview()
    shade = nil
  }

  func sceneWillResignActive(_ scene: UIScene) {
    let work: Work = Resolver.resolve()
    if let window {
      let view = UIView(frame: window.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = .black
      window.addSubview(view)
      shade = view
    }
    work.run()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { hide() }
}
