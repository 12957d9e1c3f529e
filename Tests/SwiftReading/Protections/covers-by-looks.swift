import UIKit

// Covers by what is set of them: where, when and how often.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var haze: UIVisualEffectView?

  // It is made, looks included, by whatever asks for it first.
  lazy var shade: UIView = {
    let view = UIView(frame: window!.frame)
    view.backgroundColor = Asset.Colors.ground.color
    return view
  }()

  // Its looks change while it may be up.
  private let sheet = UIView(frame: UIScreen.main.bounds)

  func applicationWillResignActive(_ application: UIApplication) {
    window?.addSubview(shade)
    sheet.backgroundColor = .black
    window?.addSubview(sheet)

    // It is the one that was made at first, however often it goes.
    haze?.removeFromSuperview()
    if haze == nil { haze = UIVisualEffectView(effect: UIBlurEffect(style: .light)) }
    haze!.frame = window!.bounds
    haze!.alpha = 0.99
    window!.addSubview(haze!)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    sheet.backgroundColor = .clear
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    shade.removeFromSuperview()
    sheet.removeFromSuperview()
    haze?.removeFromSuperview()
  }
}

// As generators of constants write it.
enum Asset {
  enum Colors {
    static let ground = ColorAsset(name: "ground")
  }
}

final class ColorAsset {
  typealias SystemColor = UIColor
  fileprivate(set) var name: String

  private(set) lazy var systemColor: SystemColor = {
    guard let color = SystemColor(asset: self) else { fatalError("no color \(name)") }
    return color
  }()

  private(set) lazy var color: UIColor = { systemColor }()

  fileprivate init(name: String) { self.name = name }
}

extension ColorAsset.SystemColor {
  convenience init?(asset: ColorAsset) {
    self.init(white: asset.name == "ground" ? 0.1 : 0.9, alpha: 1)
  }
}
