// The library makes the plug-in and loads it; what it lays depends on what the app's script has turned on.
import Capacitor
import UIKit

@objc(CurtainPlugin)
public class CurtainPlugin: CAPPlugin, CAPBridgedPlugin {
  public let identifier = "CurtainPlugin"
  public let jsName = "Curtain"
  private let curtain = Curtain()

  override public func load() {
    curtain.listen()
  }

  @objc func enable(_ call: CAPPluginCall) {
    curtain.isOn = true
    call.resolve()
  }
}

final class Curtain: NSObject {
  var isOn = false
  private var cover: UIView?

  deinit {
    NotificationCenter.default.removeObserver(self)
    cover?.removeFromSuperview()
  }

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(applicationWillResignActive),
      name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(applicationDidBecomeActive),
      name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func applicationWillResignActive(_ notification: NSNotification) {
    guard isOn, cover == nil,
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
      let window = scene.windows.first(where: { $0.isKeyWindow })
    else { return }
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .white
    window.addSubview(view)
    cover = view
  }

  @objc private func applicationDidBecomeActive(_ notification: NSNotification) {
    cover?.removeFromSuperview()
    cover = nil
  }
}
