import Resolver
import UIKit

/// A service of a library's making that calls what it holds, made once by a name that a function gives its structure, with what hides the cover.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

struct Work {
  let work: () -> Void
  func run() { work() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    typealias LaterWork = Work
    Resolver.register { LaterWork(work: { [weak self] in self?.hide() }) }
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
