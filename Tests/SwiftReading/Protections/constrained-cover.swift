import UIKit

// A cover that a property holds, constrained to whichever controller is on top.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var haze: UIView?
  private var strip: UIView?

  func applicationWillResignActive(_ application: UIApplication) {
    if haze == nil {
      haze = UIView()
      haze?.backgroundColor = .black
    }
    let top = top()
    haze!.translatesAutoresizingMaskIntoConstraints = false
    top.view.addSubview(haze!)
    haze!.topAnchor.constraint(equalTo: top.view.topAnchor).isActive = true
    haze!.leadingAnchor.constraint(equalTo: top.view.leadingAnchor).isActive = true
    haze!.trailingAnchor.constraint(equalTo: top.view.trailingAnchor).isActive = true
    haze!.bottomAnchor.constraint(equalTo: top.view.bottomAnchor).isActive = true

    // It leaves what is unsafe at the top.
    if strip == nil {
      strip = UIView()
      strip?.backgroundColor = .white
    }
    strip!.translatesAutoresizingMaskIntoConstraints = false
    window!.addSubview(strip!)
    strip!.topAnchor.constraint(equalTo: window!.safeAreaLayoutGuide.topAnchor).isActive = true
    strip!.leadingAnchor.constraint(equalTo: window!.leadingAnchor).isActive = true
    strip!.trailingAnchor.constraint(equalTo: window!.trailingAnchor).isActive = true
    strip!.bottomAnchor.constraint(equalTo: window!.bottomAnchor).isActive = true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    haze?.removeFromSuperview()
    strip?.removeFromSuperview()
  }

  private func top() -> UIViewController {
    var top = window!.rootViewController!
    while let next = top.presentedViewController { top = next }
    return top
  }
}
