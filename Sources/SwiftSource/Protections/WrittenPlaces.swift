import AfterimageInterfaceBuilder
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Views that a storyboard or a xib says all of.
extension TargetSearch {
  /// What a view shows that comes from a document, or that of a controller that does; nil where the document does not say all of it.
  func screen(of term: Term) -> Screen? {
    guard !written.isEmpty else { return nil }
    return places(of: term).lazy.compactMap { self.written[$0]?.screen }.first
  }

  /// The id as a cover of what a document says all of, that of the launch included; nil for anything else.
  func id(ofDocument term: Term) -> String? {
    if term.isOfLaunchScreen(in: code.evaluator) { return "launchScreen" }
    return screen(of: term).map(\.name.description)
  }

  /// The view of a xib that a value is; nil for any other, and for one that a controller of the app's has.
  func target(ofDocument term: Term) -> ViewTarget? {
    guard !written.isEmpty, term.name != "view", !term.isOfStoryboard,
      let screen = screen(of: term), term.base.flatMap(target) != .ownController
    else { return nil }
    return .own(screen.name.description, nil)
  }

  /// True for a property that gets a view of a document that says all of it, as an object loads that.
  func isOutlet(_ name: String, of object: ObjectID) -> Bool {
    guard knows(object) else { return false }
    let lineage = code.evaluator.program.lineage(of: code.evaluator.object(object).type)
    return lineage.contains(where: loadsDocument)
      && lineage.contains { $0.property(name, isStatic: false)?.isOutlet == true }
  }

  private func loadsDocument(_ type: SourceType) -> Bool {
    written.keys.contains { place in
      if case .outlet(_, let owner) = place { owner == type.name.lastPart } else { false }
    }
  }

  /// The places in documents that a value may come from.
  private func places(of term: Term) -> [WrittenPlace] {
    switch (term.form, term.name) {
    case (.cast, _): return term.base?.asTerm.map(places) ?? []
    case (.call, _):
      return [term.placeInStoryboard(code.evaluator)].compactMap(\.self)
    case (.subscript, _), (.member, "first"), (.member, "last"):
      // A nib gives its views as a list.
      return term.base?.asTerm?.xib(code.evaluator).map { [.xib($0)] } ?? []
    case (.member, "view"), (.member, "viewIfLoaded"):
      if let own = term.base?.asTerm { return places(of: own) }
    default: break
    }
    guard term.form == .member, let owner = term.base?.asObject, knows(owner) else { return [] }
    return code.evaluator.program.lineage(of: code.evaluator.object(owner).type).map {
      .outlet(term.name, of: $0.name.lastPart)
    }
  }
}

extension Term {
  /// True for a controller of a storyboard, and for its view.
  var isOfStoryboard: Bool { !controllersInStoryboard.isEmpty }

  /// The views that code may speak of as one of a document, or as that of a controller which is, by whatever it takes it for.
  var viewsInDocument: [Value] {
    let views = controllersInStoryboard.map { controller in
      Value.term(Term(form: .member, name: "view", base: controller, arguments: [], place: place))
    }
    return views + (isController ? [] : casts)
  }

  /// What it is without what code takes it for.
  private var casts: [Value] {
    [.term(self)] + (form == .cast ? base?.asTerm?.casts ?? [] : [])
  }

  /// The controller of a storyboard that it is, or whose view it is, by whatever code takes that for.
  private var controllersInStoryboard: [Value] {
    if isController { return casts }
    switch (form, name) {
    case (.member, "view"), (.member, "viewIfLoaded"), (.cast, _):
      return base?.asTerm?.controllersInStoryboard ?? []
    default: return []
    }
  }

  /// True for a controller of a storyboard, and what code takes for another class.
  private var isController: Bool {
    if form == .cast { return base?.asTerm?.isController == true }
    return form == .call
      && ["instantiateInitialViewController", "instantiateViewController"].contains(name)
  }

  /// The scene of a storyboard that a call gives the controller of; nil for any other.
  fileprivate func placeInStoryboard(_ evaluator: Evaluator) -> WrittenPlace? {
    guard arguments.count < 2, let storyboard = storyboard(in: evaluator) else { return nil }
    switch name {
    case "instantiateInitialViewController": return arguments.isEmpty ? .initial(storyboard) : nil
    case "instantiateViewController":
      return (self["withIdentifier"] ?? self["identifier"])?.text.map {
        .identifier(storyboard, $0)
      }
    default: return nil
    }
  }

  /// The name of the xib whose views a call gives; nil for any other.
  fileprivate func xib(_ evaluator: Evaluator) -> String? {
    guard form == .call else { return nil }
    switch name {
    case "loadNibNamed": return arguments.first?.value.text
    case "instantiate":
      if let nib = base?.asObject {
        return evaluator.object(nib).arguments.first { $0.label == "nibName" }?.value.text
      }
      return base?.asTerm?["nibName"]?.text
    default: return nil
    }
  }
}

extension SourceProgram {
  /// Those of the views that documents say all of to which no code does anything by itself.
  func left(of written: [WrittenPlace: WrittenView]) -> [WrittenPlace: WrittenView] {
    guard !written.isEmpty else { return [:] }
    // What an extension has in the place of a framework's method is run by all its views.
    let isQuietAround = types.values.allSatisfy { type in
      type.sort != .extension || !type.functions.values.joined().contains(where: \.isOverride)
    }
    return isQuietAround ? written.filter { leaves($1, at: $0) } : [:]
  }

  /// True where the classes of a view do nothing by themselves, and nothing to what else an object gets that loads it.
  private func leaves(_ view: WrittenView, at place: WrittenPlace) -> Bool {
    guard view.classes.allSatisfy(isQuiet) else { return false }
    guard case .outlet(let name, let owner) = place else { return true }
    let others = Set(view.outlets).subtracting([name])
    return lineage(of: owner).allSatisfy { type in
      (type.initializers + type.functions.values.joined()).allSatisfy {
        !MentionedNames.include(others, in: $0.declaration.body)
      }
    }
  }
}
