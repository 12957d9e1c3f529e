// A plug-in that the delegate registers itself, which is off until something turns it on.
import Flutter
import UIKit

@main final class AppDelegate: FlutterAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let registrar = registrar(forPlugin: "Shield") { Shield.register(with: registrar) }
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

public final class Shield: NSObject, FlutterPlugin {
  var isOff = false

  public static func register(with registrar: FlutterPluginRegistrar) {
    let shield = Shield()
    shield.isOff = true
    registrar.addApplicationDelegate(shield)
  }

  public func applicationWillResignActive(_ application: UIApplication) {
    if !isOff { UIApplication.shared.delegate?.window??.isHidden = true }
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {
    UIApplication.shared.delegate?.window??.isHidden = false
  }
}
