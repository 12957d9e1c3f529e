import UIKit

final class SignInViewController: UIViewController {
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Welcome"
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()
  private lazy var passwordField: UITextField = {
    let field = UITextField()
    field.placeholder = NSLocalizedString("Password", comment: "")
    field.isSecureTextEntry = true
    field.borderStyle = .roundedRect
    return field
  }()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = .systemBackground
    button.setTitle("Continue", for: .normal)
    button.layer.cornerRadius = 8
    button.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    stack.axis = .vertical
    stack.spacing = 12
    [titleLabel, passwordField, button].forEach(stack.addArrangedSubview)
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
