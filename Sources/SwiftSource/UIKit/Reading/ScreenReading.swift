import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Objects of UIKit's that become a screen: views with their ids and constraints, and bars of controllers.
struct ScreenReading {
  /// The program after all that has run.
  var evaluator: Evaluator
  /// The circumstances.
  let traits: Traits
  /// What other files hold.
  let resources: SourceResources
  /// What was done until then.
  let effects: [Effect]
  /// What is not as in the app.
  var remarks: Set<SourceRemark> = []
  /// The ids of views.
  var ids = ViewNames()
  /// The views that were made, in the order of the screen.
  var viewOrder: [ObjectID] = []
  /// What a view's constraints refer to it by, where it is another object's.
  var aliases: [ObjectID: ObjectID] = [:]
  /// How many cells are left to be made.
  var cellsLeft = 200

  /// Begins to read.
  init(_ showing: Showing, traits: Traits, resources: SourceResources) {
    evaluator = showing.evaluator
    effects = showing.effects
    self.traits = traits
    self.resources = resources
  }

  /// Makes a screen of a controller or a view, and tells the paths of its views.
  mutating func screen(
    of value: Value, named name: String
  ) -> (screen: SourceScreen, paths: [ObjectID: ViewPath]) {
    guard case .object(let id) = value else {
      remark(.unknownValue(name), at: CodePlace(file: 0, offset: 0))
      return (finished(nil), [:])
    }
    ids = ViewNames(in: evaluator)
    let (controller, content) = controller(around: id)
    guard let rootObject = content, var root = view(rootObject, in: nil) else {
      remark(.unknownValue("view"), at: evaluator.object(id).place)
      return (finished(nil), [:])
    }
    root.autoresizing = nil
    if root.overrideUserInterfaceStyle == nil, isController(id) {
      root.overrideUserInterfaceStyle = constant("overrideUserInterfaceStyle", of: id)
    }
    declareConstraints(in: &root, of: rootObject)
    let screen = made(name, controller, &root)
    let paths = Dictionary(
      viewOrder.compactMap { object -> (ObjectID, ViewPath)? in
        guard let id = ids.known(object), let path = root.path(of: id) else { return nil }
        return (object, path)
      }, uniquingKeysWith: { first, _ in first })
    return (finished(screen), paths)
  }

  private func isController(_ id: ObjectID) -> Bool { evaluator.isKind(id, of: "UIViewController") }

  /// A screen without the constraints that it cannot keep.
  private mutating func made(
    _ name: String, _ controller: Controller, _ root: inout View
  ) -> Screen? {
    for _ in 0..<200 {
      do throws(InvalidInput) {
        return try Screen(name, controller: controller, root: root)
      } catch {
        let mistakes = error.diagnostics.map { $0.formatted() }
        guard root.removeFirstConstraint(quotedIn: mistakes) else {
          for mistake in mistakes {
            remark(.evaluation(mistake), at: CodePlace(file: 0, offset: 0))
          }
          return nil
        }
      }
    }
    return nil
  }

  // MARK: Remarks

  /// Notes something that is not as in the app.
  mutating func remark(_ reason: SourceRemark.Reason, at place: CodePlace) {
    remarks.insert(SourceRemark(line: evaluator.program.line(of: place), reason: reason))
  }

  private mutating func finished(_ screen: Screen?) -> SourceScreen {
    for gap in evaluator.gaps where gap.reason.isWorthTelling {
      remark(.evaluation(gap.reason.written), at: gap.place)
    }
    for assumption in evaluator.assumptions where assumption.condition.isWorthTelling {
      let text = String(assumption.condition.written.prefix(120))
      remark(.assumption(text, assumption.holds), at: assumption.place)
    }
    collectCalls(effects)
    tellOutlets()
    var screen = screen
    screen?.missingParts = remarks.sorted().compactMap(\.missingPart)
    return SourceScreen(
      screen: screen,
      coverage: SourceCoverage(
        of: evaluator.visited, remarks.sorted(), in: evaluator.program),
      remarks: remarks.sorted())
  }

  /// Tells the views that a document connects with properties, and that are not there without it.
  private mutating func tellOutlets() {
    for number in 0..<evaluator.objectCount {
      let object = evaluator.object(ObjectID(number: number))
      for property in evaluator.program.lineage(of: object.type).flatMap(\.stored)
      where property.isOutlet
        && object.fields[property.name] ?? .nothing == .nothing
      {
        remark(.interfaceBuilder(property.name), at: property.place)
      }
    }
  }

  /// Tells the functions that were called on views and are not known.
  private mutating func collectCalls(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .call(let term):
        guard case .object(let id)? = term.base,
          evaluator.isKind(id, of: "UIView") || evaluator.isKind(id, of: "UIViewController")
        else { continue }
        if UIKitModel.functions[term.name] == nil, !term.name.hasPrefix("super."),
          !Self.silentFunctions.contains(term.name)
        {
          remark(.unknownMember(term.name), at: term.place)
        }
      case .branch(_, let then, let otherwise, _):
        collectCalls(then)
        collectCalls(otherwise)
      case .within(_, let inner), .deferred(_, let inner), .possible(_, let inner):
        collectCalls(inner)
      case .set, .gap: break
      }
    }
  }

  /// Functions that change nothing of a first look.
  private static let silentFunctions: Set = [
    "addObserver", "removeObserver", "dismiss", "endEditing", "addAction", "deselectRow",
    "removeGestureRecognizer", "reloadSections", "reloadRows", "beginUpdates", "endUpdates",
    "invalidateLayout", "sendActions", "removeTarget", "convert", "invalidateIntrinsicContentSize",
    "registerForTraitChanges", "setEditing", "selectRow",
  ]
}

extension Unknown.Reason {
  /// False for what screens do without.
  fileprivate var isWorthTelling: Bool {
    switch self {
    case .foreign, .undeclared, .unsupported, .tooManySteps, .tooDeep: true
    case .input: false
    }
  }
}

extension Value {
  /// False for a condition that something which is asked for is there.
  fileprivate var isWorthTelling: Bool {
    guard case .term(let term) = self, term.form == .operation else { return true }
    if term.name == "isThere" { return false }
    return term.name == "!" ? term.arguments.first?.value.isWorthTelling ?? true : true
  }
}

extension SourceRemark {
  /// The part that is missing; nil for what is no part.
  fileprivate var missingPart: MissingPart? {
    switch reason {
    case .missingImage(let name): .picture(name)
    case .missingFont(let name): .font(name)
    case .constraint(let text): .constraint(text)
    case .interfaceBuilder(let name): .view(name)
    case .unknownMember, .unknownValue, .assumption, .sample, .missingColor, .noPlace, .evaluation:
      nil
    }
  }
}

extension View {
  /// The way to a view by its id.
  fileprivate func path(of id: String, at path: ViewPath = .root) -> ViewPath? {
    if self.id == id { return path }
    for (index, child) in children.enumerated() {
      if let found = child.path(of: id, at: path.child(index)) { return found }
    }
    return nil
  }

  /// Takes away the first constraint that a mistake quotes, or all of a view; false where there is none.
  fileprivate mutating func removeFirstConstraint(quotedIn mistakes: [String]) -> Bool {
    for index in constraints.indices
    where mistakes.contains(where: { $0.contains(constraints[index].text) }) {
      constraints.remove(at: index)
      return true
    }
    for index in subviews.indices where subviews[index].removeFirstConstraint(quotedIn: mistakes) {
      return true
    }
    return false
  }
}
