import AfterimageMasking
import AfterimageSwiftEvaluation

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
}
