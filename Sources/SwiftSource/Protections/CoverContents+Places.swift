import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Whether what a cover hides by is there, and stays there.
extension CoverContents {
  /// Has a controller make its view and come to be seen.
  mutating func load(_ id: ObjectID, of type: String) {
    let lineage = evaluator.program.lineage(of: type)
    for name in Self.callbacks {
      guard let function = lineage.lazy.compactMap({ $0.functions[name]?.first }).first else {
        continue
      }
      loading += evaluator.collecting { _ = $0.run(function, on: .object(id)) }.effects
    }
  }

  /// What the system calls of a controller whose view is shown, in this order.
  private static let callbacks = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewDidAppear", "updateViewConstraints",
  ]

  /// Why a view may show nothing, or not all over, wherever it was put; nil where nothing was done to it.
  mutating func doubt(aboutPlaceOf view: Value, at place: CodePlace) -> CoverReading? {
    let layer = evaluator.read("layer", of: view, at: place)
    for (owner, names) in [(view, Self.placing), (layer, Self.placingOfLayers)] {
      for name in names {
        let value = evaluator.read(name, of: owner, at: place)
        if value.isUnset(name) || value == Value.ofNewView[name] || value == .nothing { continue }
        if name == "isHidden", value == .bool(true) { return .isClear }
        if name == "cornerRadius", let radius = value.number, radius <= Self.displayRadius {
          continue
        }
        return .cannotTell("what \(name) makes of a view in it")
      }
    }
    return nil
  }

  private static let placing = ["isHidden", "alpha", "transform", "transform3D", "mask", "center"]
  private static let placingOfLayers = ["isHidden", "opacity", "transform", "mask", "cornerRadius"]

  /// True for a property of views, or of their layers, that decides how much they show and where.
  static func decides(_ property: String, isOfLayer: Bool) -> Bool {
    isOfLayer
      ? placingOfLayers.contains(property)
      : placing.contains(property) || property == "backgroundColor"
  }

  /// True for a class whose views do not show the ground that is set of them.
  func isGroundless(_ object: Object) -> Bool {
    search.frameworkClass(of: object.type).map(Self.groundless.contains) == true
  }

  /// Classes whose views have a size of their own, or are hidden at times.
  private static let groundless: Set = [
    "UIActivityIndicatorView", "UISwitch", "UIStepper", "UIPageControl", "UIRefreshControl",
    "UIProgressView", "UISlider", "UIDatePicker",
  ]

  /// Why what was read may be of another size, or hidden: what a function of a library makes of it as a controller makes its view; nil where none is called.
  var placingDoubt: String? {
    for case .call(let term) in loading.flatMap(\.flattened)
    where !RuleTranslation.isFollowed(term) {
      let given = [term.base].compactMap(\.self) + term.arguments.map(\.value)
      if given.contains(where: { $0.innermostObject.map(essential.contains) == true }) {
        return "what \(term.name) makes of a view in it"
      }
    }
    return nil
  }

  /// The name of a function that a controller calls by a condition, or later, to put a view into another or to hold it there; nil where it does so as it makes its view.
  func unsureTie(of id: ObjectID) -> String? {
    let unsure = loading.flatMap(\.notSure)
    for effect in unsure {
      switch effect {
      case .call(let term) where term.ties(id): return term.name
      case .set(.term(let constraint), "isActive", _, _) where constraint.ties(id):
        return "isActive"
      case .call, .set, .branch, .within, .deferred, .possible, .gap: break
      }
    }
    return nil
  }

  /// Why what was read may become something else later; nil where nothing changes it.
  var laterDoubt: String? {
    for case .set(let owner, let property, _, _) in loading.flatMap(\.changedLater) {
      guard let object = search.object(of: owner), essential.contains(object) else { continue }
      if Self.placing.contains(property) || Self.placingOfLayers.contains(property)
        || RuleTranslation.decidesExtent(property)
      {
        return "what \(property) becomes later"
      }
    }
    return nil
  }
}

extension TargetSearch {
  /// The class of a framework that one is or comes from first; nil where it comes from none.
  func frameworkClass(of type: String) -> String? {
    classes(of: type).first {
      code.evaluator.program.types[$0].map { $0.sort == .extension } ?? true
    }
  }

  /// The object that a value is, or is the view or the layer of; nil where it is of none.
  func object(of value: Value) -> ObjectID? {
    if case .own(_, let object?)? = target(of: value) { return object }
    return nil
  }
}

extension Effect {
  /// The settings in it that are not done at once, or bit by bit.
  fileprivate var changedLater: [Effect] {
    switch self {
    case .deferred(_, let inner), .possible(_, let inner): inner.flatMap(\.flattened)
    case .within(let term, let inner):
      term.animatesLater ? inner.flatMap(\.flattened) : inner.flatMap(\.changedLater)
    case .branch(_, let then, let otherwise, _): (then + otherwise).flatMap(\.changedLater)
    case .call, .set, .gap: []
    }
  }
}

extension Effect {
  /// What is done by a condition, later or maybe.
  fileprivate var notSure: [Effect] {
    switch self {
    case .deferred(_, let inner), .possible(_, let inner): inner.flatMap(\.flattened)
    case .branch(_, let then, let otherwise, _): (then + otherwise).flatMap(\.flattened)
    case .within(_, let inner): inner.flatMap(\.notSure)
    case .call, .set, .gap: []
    }
  }
}

extension Term {
  /// True for what puts a view into another one, or holds it there.
  fileprivate func ties(_ id: ObjectID) -> Bool {
    if constrainedView == .object(id) { return true }
    switch name {
    case "addSubview", "insertSubview": return arguments.first?.value == .object(id)
    case "constraint": return base?.asTerm?.base == .object(id)
    case "activate", "addConstraint", "addConstraints":
      return arguments.contains { argument in
        (argument.value.listed ?? [argument.value]).contains { $0.asTerm?.ties(id) == true }
      }
    default: return false
    }
  }
}

extension Value {
  /// The object that a value is, or is something of that is no mere number of it; nil for any other.
  fileprivate var innermostObject: ObjectID? {
    asObject ?? asTerm.flatMap { $0.isMeasure ? nil : $0.base?.innermostObject }
  }

  /// True for a property that nothing was set to.
  fileprivate func isUnset(_ name: String) -> Bool {
    guard case .term(let term) = self else { return false }
    return term.form == .member && term.name == name
  }
}

extension Term {
  /// True for a property of a view that is a number, a place or a size, and nothing of the view itself.
  var isMeasure: Bool { form == .member && Self.measures.contains(name) }

  private static let measures: Set = [
    "bounds", "frame", "center", "size", "origin", "width", "height", "transform", "alpha", "tag",
    "safeAreaInsets", "layoutMargins", "directionalLayoutMargins", "intrinsicContentSize",
    "contentScaleFactor", "traitCollection", "backgroundColor", "isHidden",
  ]
}
