import AfterimageSwiftEvaluation

/// Objects as they come on the screen for the first time: their callbacks run in UIKit's order.
struct Showing {
  /// The program after what has run.
  var evaluator: Evaluator
  /// What was done so far.
  private(set) var effects: [Effect]

  /// Begins with what made the objects.
  init(evaluator: Evaluator, effects: [Effect]) {
    self.evaluator = evaluator
    self.effects = effects
  }

  /// The callbacks before the first picture, in their order.
  private static let appearances = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  /// Shows a controller or a view.
  mutating func appear(_ value: Value) {
    guard case .object(let id) = value else { return }
    run { evaluator in
      for controller in Self.controllers(around: id, &evaluator) {
        _ = UIKitModel.view(
          of: controller, at: evaluator.object(controller).place, by: &evaluator)
      }
    }
    for callback in Self.appearances {
      run { evaluator in
        for controller in Self.controllers(around: id, &evaluator) {
          Self.call(callback, on: controller, [CallArgument(value: .bool(false))], &evaluator)
        }
      }
    }
    run { Self.updateConstraints(in: id, &$0) }
    runWaiting()
  }

  /// Runs what code does when sizes are known.
  mutating func layOut(_ value: Value, _ model: UIKitModel) {
    guard case .object(let id) = value else { return }
    evaluator.frameworks.model = model
    run { evaluator in
      for controller in Self.controllers(around: id, &evaluator) {
        for callback in ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
          Self.call(callback, on: controller, [], &evaluator)
        }
      }
      for view in Self.views(in: id, &evaluator) {
        Self.call("layoutSubviews", on: view, [], &evaluator)
      }
    }
  }

  /// True where code has callbacks that ask for sizes.
  var asksForSizes: Bool {
    let names = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews"]
    return (0..<evaluator.objectCount).contains { number in
      names.contains { evaluator.declares($0, for: ObjectID(number: number)) }
    }
  }

  private mutating func run(_ body: (inout Evaluator) -> Void) {
    let (_, effects) = evaluator.collecting { body(&$0) }
    self.effects += effects
  }

  /// Runs what was put off to the next turn of the run loop, and what that puts off again, a few times.
  private mutating func runWaiting() {
    for _ in 0..<4 {
      let waiting = evaluator.globals[UIKitModel.waitingName]?.listed ?? []
      guard !waiting.isEmpty else { return }
      evaluator.setGlobal(UIKitModel.waitingName, to: .array([]))
      run { evaluator in
        for closure in waiting {
          _ = evaluator.call(closure, [], at: CodePlace(file: 0, offset: 0))
        }
      }
    }
  }

  private static func call(
    _ name: String, on id: ObjectID, _ arguments: [CallArgument], _ evaluator: inout Evaluator
  ) {
    guard evaluator.declares(name, for: id) else { return }
    _ = evaluator.call(name, on: .object(id), arguments, at: evaluator.object(id).place)
  }

  private static func updateConstraints(in id: ObjectID, _ evaluator: inout Evaluator) {
    for controller in controllers(around: id, &evaluator) {
      call("updateViewConstraints", on: controller, [], &evaluator)
    }
    for view in views(in: id, &evaluator) { call("updateConstraints", on: view, [], &evaluator) }
  }

  // MARK: Objects

  /// A controller with those in it that show, outermost first.
  static func controllers(around id: ObjectID, _ evaluator: inout Evaluator) -> [ObjectID] {
    guard evaluator.isKind(id, of: "UIViewController") else { return [] }
    var (found, next) = ([ObjectID](), [id])
    while let first = next.first, found.count < 100 {
      next.removeFirst()
      guard !found.contains(first) else { continue }
      found.append(first)
      next += evaluator.objects("children", of: first)
      next += shown(in: first, evaluator)
    }
    return found
  }

  /// The controllers of a container of UIKit's that show at first.
  static func shown(in id: ObjectID, _ evaluator: Evaluator) -> [ObjectID] {
    let controllers = evaluator.objects("viewControllers", of: id)
    if evaluator.isKind(id, of: "UINavigationController") { return controllers.suffix(1) }
    if case .int(let index)? = evaluator.stored("selectedIndex", of: id),
      controllers.indices.contains(index)
    {
      return [controllers[index]]
    }
    return Array(controllers.prefix(1))
  }

  /// The view of a controller or a view, with all in it.
  static func views(in id: ObjectID, _ evaluator: inout Evaluator) -> [ObjectID] {
    let roots =
      evaluator.isKind(id, of: "UIViewController")
      ? controllers(around: id, &evaluator).compactMap {
        evaluator.stored("view", of: $0)?.asObject
      } : [id]
    var met: Set<ObjectID> = []
    return roots.flatMap { [$0] + UIKitModel.descendants(of: $0, by: evaluator) }
      .filter { met.insert($0).inserted }
  }
}
