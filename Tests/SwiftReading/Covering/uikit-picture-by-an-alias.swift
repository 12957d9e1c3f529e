import UIKit

#if os(OSX)
  typealias AssetPicture = NSImage
#elseif os(iOS) || os(tvOS)
  typealias AssetPicture = UIImage
#endif

enum Pictures { enum Other { static let logo = Picture(name: "logo") } }

struct Picture {
  fileprivate(set) var name: String
  var image: AssetPicture {
    let bundle = Bundle(for: Token.self)
    #if os(iOS) || os(tvOS)
      let image = AssetPicture(named: name, in: bundle, compatibleWith: nil)
    #elseif os(OSX)
      let image = bundle.image(forResource: NSImage.Name(name))
    #endif
    guard let result = image else { fatalError("no picture \(name)") }
    return result
  }
}

extension AssetPicture {
  convenience init!(asset: Picture) {
    self.init(named: asset.name, in: Bundle(for: Token.self), compatibleWith: nil)
  }
}

private final class Token {}

final class AccountController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window else { return }
    let shield = UIView(frame: window.bounds)
    shield.backgroundColor = .white
    shield.tag = 999
    let logo = UIImageView(image: Pictures.Other.logo.image)
    shield.addSubview(logo)
    window.addSubview(shield)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    window?.viewWithTag(999)?.removeFromSuperview()
  }
}
