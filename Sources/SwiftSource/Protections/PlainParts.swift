import AfterimageSwiftEvaluation

/// Whether what lies on a cover stands in the source: of views and properties that are not known to show nothing else, nobody can tell.
struct PlainParts {
  private let evaluator: Evaluator
  private let search: TargetSearch

  /// Looks at objects as they are in an evaluation.
  init(_ evaluator: Evaluator, _ search: TargetSearch) {
    (self.evaluator, self.search) = (evaluator, search)
  }

  /// What of some objects may show data of the app's; nil where nothing does.
  func doubt(in objects: [ObjectID]) -> String? { objects.lazy.compactMap(doubt).first }

  private func doubt(in id: ObjectID) -> String? {
    let object = evaluator.object(id)
    let lineage = evaluator.program.lineage(of: object.type)
    if lineage.contains(where: { type in
      Self.drawing.contains { type.functions[$0]?.isEmpty == false }
    }) {
      return "what \(object.type) draws"
    }
    if object.type == Frameworks.pictureOfView { return "a picture of the screen itself" }
    let framework = search.frameworkClass(of: object.type)
    guard framework.map(Self.classes.contains) != false else { return "what \(object.type) shows" }
    // A hosting controller's view has been read.
    if framework == "UIHostingController" { return nil }
    let given = object.arguments.map { ($0.label ?? "", $0.value) }
    for (name, value) in given + object.fields.sorted(by: { $0.key < $1.key })
    where !isOwn(name, of: object.type) && !isPlain(name, value) {
      return "what \(name) shows"
    }
    return search.classes(of: object.type).contains("UIViewController")
      ? doubt(inBarsOf: .object(id), at: object.place) : nil
  }

  /// What the bars around a controller show of it that is not in the source; nil where that is nothing.
  private func doubt(inBarsOf controller: Value, at place: CodePlace) -> String? {
    var evaluator = evaluator
    for (item, names) in Self.items {
      let owner = evaluator.read(item, of: controller, at: place)
      for name in names {
        let value = evaluator.read(name, of: owner, at: place)
        let isUnset = value.asTerm.map { $0.form == .member && $0.name == name } == true
        if !isUnset, !isPlain(value) { return "what \(name) shows" }
      }
    }
    return nil
  }

  /// What bars show of a controller (https://developer.apple.com/documentation/uikit/uinavigationitem, .../uitabbaritem).
  private static let items = [
    (
      "navigationItem",
      [
        "title", "prompt", "subtitle", "titleView", "rightBarButtonItem", "rightBarButtonItems",
        "leftBarButtonItem", "leftBarButtonItems", "searchController", "attributedTitle",
      ]
    ), ("tabBarItem", ["title", "badgeValue", "image", "selectedImage"]),
  ]

  /// True for what is set of an object, where that shows no data of the app's.
  func isPlain(_ name: String, _ value: Value) -> Bool {
    if CoverParts.holders.contains(name) { return true }
    if RuleTranslation.isSilent(name) { return true }
    return isPlain(value)
  }

  /// True for what stands in the source.
  func isPlain(_ value: Value) -> Bool {
    switch value {
    case .object(let id):
      let object = evaluator.object(id)
      return Self.materials.contains(object.type)
        && object.arguments.allSatisfy { isPlain($0.value) }
        && object.fields.values.allSatisfy(isPlain)
    case .choice(_, let then, let otherwise): return isPlain(then) && isPlain(otherwise)
    case .array(let values): return values.allSatisfy(isPlain)
    case .function: return true
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .structure, .type, .term, .group, .keyPath:
      return value.isFixed || value.isWritten
        || value.asTerm.map { BundledPictures.include($0, in: evaluator.program) } == true
    }
  }

  /// True for a property of the program's own, which nobody sees.
  func isOwn(_ name: String, of type: String) -> Bool {
    evaluator.program.lineage(of: type).contains { $0.property(name, isStatic: false) != nil }
  }

  /// Functions by which a class draws its views itself.
  private static let drawing = ["draw", "drawRect", "display"]

  /// Objects of frameworks that show nothing of themselves.
  private static let materials: Set = [
    "UIBlurEffect", "UIVibrancyEffect", "UIVisualEffect", "UIColor", "UIFont", "UIImage",
    "UIAlertAction", "UIAction", "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation",
    "CAAnimationGroup", "CATransition", "CAMediaTimingFunction",
    "UIImage.SymbolConfiguration", "NSMutableParagraphStyle", "NSParagraphStyle", "CGColor",
  ]

  /// Classes of views, windows and controllers of which it is known what they show.
  private static let classes: Set = [
    "UIView", "UIWindow", "UILabel", "UIImageView", "UIVisualEffectView", "UIStackView",
    "UIActivityIndicatorView", "UIButton", "UIControl", "UIScrollView", "UIProgressView",
    "UIViewController", "UINavigationController", "UIHostingController", "UIAlertController",
    "CALayer", "CAGradientLayer", "UITextField", "UITextView", "UISwitch", "UIStepper", "UISlider",
    "UIPageControl", "UITableView", "UITableViewController", "UICollectionView",
    "UITabBarController",
    "UICollectionViewController", "UISplitViewController", "LottieAnimationView", "AnimationView",
  ]
}
