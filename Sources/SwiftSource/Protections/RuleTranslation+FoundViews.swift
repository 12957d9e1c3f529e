import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What is made of views that code finds among those that others hold: a cover may be one of them.
extension RuleTranslation {
  /// True where setting a property of a view that was found among others may move, cut or clear a cover.
  func changesFoundCover(_ property: String, of owner: Value) -> Bool {
    switch owner {
    case .choice(_, let then, let otherwise):
      return changesFoundCover(property, of: then) || changesFoundCover(property, of: otherwise)
    case .term(var view):
      var (name, isOfLayer) = (property, false)
      while view.form == .member, let base = view.base?.asTerm, Self.parts.contains(view.name) {
        isOfLayer = isOfLayer || view.name == "layer"
        if view.name != "layer" { name = view.name }
        view = base
      }
      let isIdle = isOfLayer ? Self.isIdle(ofLayers: name) : Self.isIdle(name)
      return !isIdle && mayBeFoundCover(view)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return false
    }
  }

  /// What a view has whose parts are set one by one.
  private static let parts: Set = [
    "layer", "frame", "bounds", "center", "origin", "size", "transform", "position", "anchorPoint",
  ]

  /// True for one of the views that something holds on which covers lie, or which is one.
  private func mayBeFoundCover(_ view: Term) -> Bool {
    guard let holder = view.viewsAround, mayBeOfCover(.term(view)) else { return false }
    switch search.target(of: holder) {
    case .window?: return attachments.contains(.window)
    case .rootView?, .topView?, .ownView?:
      return !attachments.isDisjoint(with: [.rootView, .topView, .view])
    case .own(let id, let object)?:
      return knownCovers[id] != nil || object.map { readParts[$0] != nil } == true
    case .screenView?: return false
    case .rootController?, .topController?, .ownController?, nil: return !attachments.isEmpty
    }
  }

  /// True for one of the views in a view that is no window, where all covers lie on windows.
  func liesInOtherView(_ view: Term) -> Bool {
    guard code.reach.knowsCovers, attachments.isSubset(of: [.window, .newWindow]),
      emptiedViews.isEmpty
    else { return false }
    return view.holder.map(isNoWindow) == true
  }

  /// True for a view of a known class that is none of windows.
  private func isNoWindow(_ view: Value) -> Bool {
    if let object = view.asObject { return isNoWindow(code.evaluator.object(object).type) }
    guard let term = view.asTerm, term.form == .member || term.form == .state,
      let owner = term.base.flatMap(code.evaluator.typeName)
    else { return false }
    let property = code.evaluator.program.lineage(of: owner).lazy
      .compactMap { $0.property(term.name, isStatic: false) }.first
    guard let property else { return Self.ownViews.contains(term.name) }
    // A variable of all views may hold a window as well.
    let written = property.type?.baseName == "UIView" ? nil : property.type?.baseName
    let made = property.isConstant || property.isLazy ? property.value?.madeClass : nil
    return (made ?? written).map(isNoWindow) == true
  }

  private func isNoWindow(_ type: String) -> Bool {
    let classes = search.classes(of: type)
    return classes.contains("UIView") && !classes.contains("UIWindow")
  }

  /// The views that controllers and cells have of their own.
  private static let ownViews: Set = ["view", "contentView", "backgroundView", "tableView"]

  /// What the known covers lie on.
  var attachments: Set<CoverAttachment> { Set(knownCovers.values.map(\.attachment)) }
}

extension Term {
  /// The view among whose views the term looks for one; nil for what is not found so.
  fileprivate var viewsAround: Value? {
    if form == .member, ["subviews", "sublayers", "arrangedSubviews"].contains(name) {
      return base
    }
    return base?.asTerm?.viewsAround
  }

  /// The view in which it surely lies, as one of its views or of those that it arranges; nil for any other.
  fileprivate var holder: Value? {
    if form == .member, ["subviews", "arrangedSubviews"].contains(name) { return base }
    let isOneOfThem = [.element, .subscript].contains(form) || ["first", "last"].contains(name)
    return isOneOfThem ? base?.asTerm?.holder : nil
  }
}
