import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The objects that a cover is made of: itself, the views that lie in it, and what a window or a controller shows.
struct CoverParts {
  /// The objects, the cover the first.
  private(set) var objects: [ObjectID] = []
  /// Views in it of which nothing is known.
  private(set) var strangers: [Value] = []
  private var evaluator: Evaluator
  private let search: TargetSearch

  /// Goes through what a cover holds in an evaluation.
  init(of cover: Value, in evaluator: Evaluator, _ search: TargetSearch) {
    (self.evaluator, self.search) = (evaluator, search)
    add(cover)
    strangers.removeAll { $0 == cover }
    // What a controller shows besides, as in the bars around it, is seen with its view.
    if let controller = cover.asTerm.flatMap({ $0.name == "view" ? $0.base : nil }),
      controller.asObject != nil || controller.asTerm.flatMap(search.objects) != nil
    {
      add(controller)
    }
  }

  private mutating func add(_ value: Value) {
    switch value {
    case .object(let id): add(id)
    case .choice(_, let then, let otherwise):
      add(then)
      add(otherwise)
    case .array(let values): for value in values { add(value) }
    case .term(let term):
      if let held = search.objects(heldBy: term) {
        for id in held { add(id) }
      } else if let controller = term.controllerOfOwnView, isController(controller) {
        add(controller)
        // The view that a controller is given where its own code makes none, beside one that it does.
        for child in evaluator.addedViews(to: value) { add(child) }
      } else if search.id(ofDocument: term) != nil || isOfPlainNib(term) {
        for child in evaluator.addedViews(to: value) { add(child) }
      } else {
        strangers.append(value)
      }
    case .unknown: strangers.append(value)
    case .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple, .enumeration,
      .structure, .type, .function, .group, .keyPath:
      break
    }
  }

  /// True for a view of a nib of the app whose owner gives nothing in it another text or picture.
  private func isOfPlainNib(_ term: Term) -> Bool {
    guard let nib = term.call(named: ["instantiate", "loadNibNamed"]),
      let owner = (nib["withOwner"] ?? nib["owner"])
    else { return false }
    guard case .object(let id) = owner else { return owner == .nothing }
    return !evaluator.program.lineage(of: evaluator.object(id).type).contains { type in
      (type.initializers + type.functions.values.joined()).contains {
        MentionedNames.include(Self.telling, in: $0.declaration.body)
      }
    }
  }

  private static let telling = TellingNames.properties.union(TellingNames.functions)

  private mutating func add(_ id: ObjectID) {
    guard !objects.contains(id), objects.count < Self.most else { return }
    objects.append(id)
    let object = evaluator.object(id)
    for argument in object.arguments where Self.holders.contains(argument.label ?? "") {
      add(argument.value)
    }
    for name in object.fields.keys.sorted() where Self.holders.contains(name) {
      add(object.fields[name] ?? .nothing)
    }
    for child in evaluator.addedViews(to: .object(id)) { add(child) }
    guard isController(id) else { return }
    let view = evaluator.read("view", of: .object(id), at: object.place)
    for child in evaluator.addedViews(to: view) { add(child) }
  }

  private func isController(_ id: ObjectID) -> Bool {
    search.classes(of: evaluator.object(id).type).contains("UIViewController")
  }

  /// The most objects that are looked at.
  private static let most = 500

  /// Properties and arguments that hold further views.
  static let holders: Set = [
    "view", "contentView", "rootViewController", "viewControllers", "arrangedSubviews",
    "titleLabel", "imageView", "backgroundView", "mask", "maskView",
  ]
}

extension Term {
  /// The name of the storyboard that it comes from; nil where it comes from none, or from one whose name is not known.
  func storyboard(in evaluator: Evaluator) -> String? {
    if case .object(let id)? = base, evaluator.object(id).type == "UIStoryboard" {
      return evaluator.object(id).arguments.first { $0.label == "name" }?.value.text
    }
    if name == "UIStoryboard" { return self["name"]?.text }
    return base?.asTerm?.storyboard(in: evaluator)
  }

  /// True for a view of the screen that is shown while the app starts.
  func isOfLaunchScreen(in evaluator: Evaluator) -> Bool {
    if case .object(let id)? = base, evaluator.object(id).type == "UIStoryboard" {
      return evaluator.object(id).arguments.contains {
        $0.label == "name" && $0.value.text?.lowercased().contains("launch") == true
      }
    }
    if let inner = base?.asTerm, inner.isOfLaunchScreen(in: evaluator) { return true }
    return contains {
      $0.name == "UIStoryboard" && $0["name"]?.text?.lowercased().contains("launch") == true
    } || written.lowercased().contains("launchscreen")
  }
}

extension Term {
  /// The object whose view it is; nil for anything else.
  fileprivate var controllerOfOwnView: ObjectID? { name == "view" ? base?.asObject : nil }

  /// The call of one of some functions that it comes from; nil where it comes from none.
  fileprivate func call(named names: Set<String>) -> Term? {
    if form == .call, names.contains(name) { return self }
    return base?.asTerm?.call(named: names)
  }
}
