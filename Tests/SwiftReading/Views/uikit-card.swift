import UIKit

enum Palette {
  static let ink = UIColor(hex: "#243784")
  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
  }
}

extension UIColor {
  convenience init(hex: String) { self.init(red: 0, green: 0, blue: 0, alpha: 1) }

  static let accent = UIColor.systemOrange
}

extension UIView {
  func fillSuperview(inset: CGFloat = 0) {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }
}

/// A card with a number that only its owner should see.
final class CardView: UIView {
  private let cardNumberLabel = UILabel()
  private let balanceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.paper
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.borderColor = UIColor.accent.cgColor
    cardNumberLabel.text = "4111 1111 1111 1111"
    cardNumberLabel.textColor = Palette.ink
    let text = NSMutableAttributedString(string: "Balance: 12.50")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 9, length: 5))
    balanceLabel.attributedText = text
    let stack = UIStackView(arrangedSubviews: [cardNumberLabel, balanceLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(16, after: cardNumberLabel)
    addSubview(stack)
    stack.fillSuperview(inset: 16)
  }

  required init?(coder: NSCoder) { fatalError("not there") }
}

final class CardViewController: UIViewController {
  private let card = CardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    let width = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8)
    width.priority = .defaultHigh
    width.isActive = true
    card.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
  }
}
