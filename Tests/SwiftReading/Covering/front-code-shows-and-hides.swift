import UIKit

/// A scene that goes on deeper than anybody follows, to where its own functions show the cover and hide it.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    start(500)
  }

  private func start(_ page: Int) {
    if page > 0 { return start(page - 1) }
    show()
    hide()
  }

  private func show() {
    guard shade == nil, let window else { return }
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .black
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    shade = view
  }

  private func hide() {
    shade?.removeFromSuperview()
    shade = nil
  }

  func sceneWillResignActive(_ scene: UIScene) { show() }
  func sceneDidBecomeActive(_ scene: UIScene) { hide() }
}
