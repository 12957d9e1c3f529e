import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What values of the program's types have that nothing else can be.
extension WrittenTypes {
  /// True for a name by which a framework's classes have a view or a layer of their own, or the controllers around them.
  func isFrameworkPart(_ name: String) -> Bool { Self.frameworkParts.contains(name) }

  /// True for a view, a layer or a controller of a type of the program's that cannot be a window: one of a class below that of views, one that the type makes itself, or one that a framework gives it.
  func isOwnPart(_ name: String, of type: String) -> Bool {
    guard let owner = self.type(named: type) else { return false }
    guard let property = property(name, of: owner) else {
      return isFrameworkPart(name) || Self.controllersAround.contains(name)
    }
    let classes = self.classes(of: property, in: owner)
    guard let least = classes.first else { return false }
    if classes.contains("UIWindow") { return false }
    return !Self.widest.contains(least) || property.isMade || made.places.contains(property.place)
  }

  /// The names by which a controller has those around it.
  static let controllersAround: Set = [
    "navigationController", "tabBarController", "splitViewController", "presentingViewController",
    "presentedViewController", "parent",
  ]

  private static let frameworkParts: Set = [
    "view", "contentView", "layer", "backgroundView", "imageView", "textLabel", "detailTextLabel",
    "titleLabel", "tableView", "collectionView",
  ]

  /// The classes whose values may be windows.
  private static let widest: Set = ["UIView", "UIResponder", "NSObject"]

  /// The framework's classes that the value of a property is of, the least first; none where that is not known.
  private func classes(of property: SourceProperty, in owner: SourceType) -> [String] {
    let scope = Scope(owner: owner, generics: owner.openNames)
    let type = type(
      of: Expression(.name(property.name, []), at: 0), in: scope
    ).flatMap { name(of: $0, in: scope) }
    return type.map { Frameworks().classes(above: [$0.lastPart]) } ?? []
  }
}

extension SourceProperty {
  /// True for a value that its type makes itself, or a storyboard does.
  fileprivate var isMade: Bool {
    if isOutlet { return true }
    guard let value, isLazy || isConstant else { return false }
    return value.isMadeValue || value.isMadeByClosure
  }
}

extension Expression {
  /// True for a closure that is run at once and asks for no window.
  fileprivate var isMadeByClosure: Bool {
    guard case .call(let callee, _) = bare.kind, callee.isClosure else { return false }
    return MentionedNames(in: callee).names.isDisjoint(with: ["window", "keyWindow", "windows"])
  }
}
