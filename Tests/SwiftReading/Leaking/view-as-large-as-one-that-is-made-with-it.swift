import UIKit

/// A controller whose views are as large as each other, shown by a closure that runs at any time.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class NotesController: UIViewController {
  func more() {
    load {
      let popup = Popup()
      popup.show()
    }
  }

  private func load(_ done: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in done() }
      .resume()
  }
}

final class Popup: UIViewController {
  private var content = UIView()
  private var inset: CGFloat = 64

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = UIScreen.main.bounds.size
    content = UIView(frame: CGRect(x: 0, y: inset, width: size.width, height: size.height - inset))
    let shadow = UIView(frame: content.frame)
    shadow.backgroundColor = .white
    view.addSubview(shadow)
    view.addSubview(content)
  }

  func show() {
    UIApplication.shared.keyWindow?.rootViewController?.view.addSubview(view)
  }
}
