import AfterimageGraphics
import AfterimageSwiftEvaluation

/// What initializers of UIKit's leave in the properties of what they make.
extension UIKitModel {
  /// The properties that arguments become, by their labels.
  private static let keptArguments: Set = [
    "frame", "image", "highlightedImage", "arrangedSubviews", "effect", "style", "title",
    "configuration", "collectionViewLayout", "customView", "systemItem", "rootView", "items",
    "progressViewStyle", "string", "attributes", "attributedString", "tag", "selectedImage",
    "badgeValue", "transitionStyle", "searchResultsController", "reuseIdentifier",
    "rootViewController",
  ]

  func didInitialize(_ object: ObjectID, by evaluator: inout Evaluator) {
    let arguments = evaluator.object(object).arguments
    for argument in arguments {
      guard let label = argument.label else { continue }
      if Self.keptArguments.contains(label) {
        evaluator.write(argument.value, to: label, of: object)
      }
      switch label {
      case "barButtonSystemItem": evaluator.write(argument.value, to: "systemItem", of: object)
      case "type", "primaryAction", "activityIndicatorStyle", "cellStyle", "tabBarSystemItem":
        evaluator.write(argument.value, to: label, of: object)
      default: break
      }
    }
    initializeMore(object, arguments, by: &evaluator)
    initialConstraint(object, by: &evaluator)
  }

  private func initializeMore(
    _ object: ObjectID, _ arguments: [TermArgument], by evaluator: inout Evaluator
  ) {
    let first = arguments.first { $0.label == nil }?.value
    if evaluator.isKind(object, of: "UIStackView") {
      for child in evaluator.objects("arrangedSubviews", of: object) {
        Self.arrange(child, in: object, at: nil, by: &evaluator)
      }
    }
    if evaluator.isKind(object, of: "UINavigationController"),
      let root = arguments.first(where: { $0.label == "rootViewController" })?.value
    {
      evaluator.write(.array([root]), to: "viewControllers", of: object)
      if case .object(let child) = root {
        evaluator.write(.object(object), to: "navigationController", of: child)
        evaluator.write(.object(object), to: "parent", of: child)
      }
    }
    if evaluator.isKind(object, of: "UIButton"),
      let configuration = evaluator.stored("configuration", of: object)
    {
      keepConfiguration(configuration, of: object, by: &evaluator)
    }
    if evaluator.isKind(object, of: "NSAttributedString"),
      evaluator.stored("string", of: object) == nil,
      case .term(let data)? = arguments.first(where: { $0.label == "data" })?.value,
      let text = data.base
    {
      // Made of the bytes of a text, with marks in it or without.
      evaluator.write(text, to: "string", of: object)
    }
    if evaluator.isKind(object, of: "NSAttributedString"),
      let other = first ?? arguments.first?.value,
      case .object(let id) = other, evaluator.isKind(id, of: "NSAttributedString")
    {
      evaluator.write(.array(TextRuns.values(of: other, evaluator)), to: "runs", of: object)
    }
  }

  func designatedArguments(
    of type: String, by evaluator: Evaluator, at place: CodePlace
  ) -> [CallArgument]? {
    let above = evaluator.frameworks.classes(
      above: evaluator.program.foreignAncestors(of: type))
    if above.contains("UITableViewCell") {
      return [
        CallArgument(label: "style", value: Self.constant("default", at: place)),
        CallArgument(label: "reuseIdentifier", value: .nothing),
      ]
    }
    if above.contains("UIViewController") {
      return [
        CallArgument(label: "nibName", value: .nothing),
        CallArgument(label: "bundle", value: .nothing),
      ]
    }
    guard above.contains("UIView"), let zero = Geometry.make("CGRect", [], at: place) else {
      return nil
    }
    return [CallArgument(label: "frame", value: zero)]
  }

  func didSet(
    _ name: String, of object: ObjectID, to value: Value, by evaluator: inout Evaluator,
    at place: CodePlace
  ) {
    switch name {
    case "isActive": setActive(object, value, by: &evaluator)
    case "configuration": keepConfiguration(value, of: object, by: &evaluator)
    case "viewControllers":
      let label =
        evaluator.isKind(object, of: "UITabBarController")
        ? "tabBarController" : "navigationController"
      for child in value.listed?.compactMap(\.asObject) ?? [] {
        evaluator.write(.object(object), to: label, of: child)
        evaluator.write(.object(object), to: "parent", of: child)
      }
    case "view": break
    case "bounds":
      if let size = Geometry.rect(value)?.size {
        let origin = evaluator.stored("frame", of: object).flatMap(Geometry.rect)?.origin
        evaluator.write(
          Geometry.value(.init(origin: origin ?? .init(x: 0, y: 0), size: size), at: place),
          to: "frame", of: object)
      }
    case "title":
      if evaluator.isKind(object, of: "UIViewController") {
        let item = evaluator.part("navigationItem", of: object, "UINavigationItem", at: place)
        evaluator.write(value, to: "title", of: item)
      }
    default: break
    }
  }

  /// Keeps a configuration of a button with its type, so that what is set of it later changes it.
  private func keepConfiguration(
    _ value: Value, of object: ObjectID, by evaluator: inout Evaluator
  ) {
    guard case .term(var term) = value, term.form == .call, term.base == nil,
      term.name.hasPrefix("."), evaluator.isKind(object, of: "UIButton")
    else { return }
    term.name = String(term.name.dropFirst())
    term.base = .type("UIButton.Configuration")
    evaluator.write(.term(term), to: "configuration", of: object)
  }

  private func initialConstraint(_ object: ObjectID, by evaluator: inout Evaluator) {
    let made = evaluator.object(object)
    guard made.type == "NSLayoutConstraint", !made.arguments.isEmpty else { return }
    func argument(_ label: String, _ index: Int = 0) -> Value? {
      let found = made.arguments.filter { $0.label == label }
      return found.indices.contains(index) ? found[index].value : nil
    }
    let fields: [(String, Value?)] = [
      ("firstItem", argument("item")), ("firstAttribute", argument("attribute")),
      ("relation", argument("relatedBy")), ("secondItem", argument("toItem")),
      ("secondAttribute", argument("attribute", 1)), ("multiplier", argument("multiplier")),
      ("constant", argument("constant")?.asFraction),
    ]
    for (name, value) in fields {
      if let value { evaluator.write(value, to: name, of: object) }
    }
  }
}
