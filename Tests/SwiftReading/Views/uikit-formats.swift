import UIKit

final class FormatViewController: UIViewController {
  override func loadView() {
    view = UIView()
    view.backgroundColor = .white
    let field = UITextField(frame: .zero)
    field.textContentType = .oneTimeCode
    field.placeholder = "Code"
    let hint = UILabel(frame: CGRect(x: 16, y: 60, width: 200, height: 20))
    hint.text = "Enter the code"
    hint.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    for view in [field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    view.insertSubview(hint, at: 0)
    let views = ["code": field]
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[code]-margin-|", options: [], metrics: ["margin": 16],
        views: views))
    NSLayoutConstraint(
      item: field, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 100
    ).isActive = true
  }
}
