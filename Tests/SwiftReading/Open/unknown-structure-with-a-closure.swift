import Resolver
import UIKit

/// A structure of a library's making that calls what a copy of it was given: what hides the cover.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

struct Work {
  private var work: (() -> Void)?

  func doing(_ work: @escaping () -> Void) -> Work {
    var copy = self
    copy.work = work
    return copy
  }

  func run() { work?() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    Resolver.register { Work().doing { [weak self] in self?.hide() } }
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
