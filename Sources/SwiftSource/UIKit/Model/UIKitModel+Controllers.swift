import AfterimageSwiftEvaluation

/// What view controllers do: load their view when it is asked for first, and hold other controllers.
extension UIKitModel {
  /// The functions of view controllers.
  static let controllerFunctions: [String: Function] = {
    var functions: [String: Function] = [
      "super.loadView": { call, evaluator in
        guard let controller = call.receiver else { return nil }
        makeView(of: controller, at: call.place, by: &evaluator)
        return .void
      },
      "loadViewIfNeeded": { call, evaluator in
        guard let controller = call.receiver else { return nil }
        _ = view(of: controller, at: call.place, by: &evaluator)
        return .void
      },
      "addChild": { call, evaluator in child(call, &evaluator) },
      "addChildViewController": { call, evaluator in child(call, &evaluator) },
      "pushViewController": { call, evaluator in
        guard let stack = call.receiver, let controller = call[nil] else { return nil }
        evaluator.append(controller, to: "viewControllers", of: stack)
        return .void
      },
      "setViewControllers": { call, evaluator in
        guard let stack = call.receiver, let controllers = call[nil] else { return nil }
        let place = call.place
        _ = evaluator.setting("viewControllers", of: .object(stack), to: controllers, at: place)
        return .void
      },
      "setNavigationBarHidden": { call, evaluator in
        guard let stack = call.receiver, let isHidden = call[nil] else { return nil }
        evaluator.write(isHidden, to: "isNavigationBarHidden", of: stack)
        return .void
      },
      "setToolbarHidden": { call, evaluator in
        guard let stack = call.receiver, let isHidden = call[nil] else { return nil }
        evaluator.write(isHidden, to: "isToolbarHidden", of: stack)
        return .void
      },
      "setLeftBarButton": { call, evaluator in item("leftBarButtonItem", call, &evaluator) },
      "setRightBarButton": { call, evaluator in item("rightBarButtonItem", call, &evaluator) },
      "setLeftBarButtonItems": { call, evaluator in item("leftBarButtonItems", call, &evaluator) },
      "setRightBarButtonItems": { call, evaluator in
        item("rightBarButtonItems", call, &evaluator)
      },
      "setToolbarItems": { call, evaluator in item("toolbarItems", call, &evaluator) },
      "present": { call, evaluator in
        guard let controller = call.receiver, evaluator.isKind(controller, of: "UIViewController")
        else { return nil }
        return .void
      },
      "didMove": { _, _ in .void }, "willMove": { _, _ in .void },
      "setNeedsStatusBarAppearanceUpdate": { _, _ in .void },
    ]
    for name in [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "updateConstraints",
      "updateViewConstraints", "awakeFromNib", "prepareForReuse", "didMoveToSuperview",
      "didMoveToWindow", "setUpView",
    ] {
      functions["super." + name] = { _, _ in .void }
    }
    return functions
  }()

  private static func child(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let parent = call.receiver, let controller = call[nil], let id = controller.asObject
    else {
      return nil
    }
    evaluator.append(controller, to: "children", of: parent)
    evaluator.write(.object(parent), to: "parent", of: id)
    return .void
  }

  private static func item(
    _ name: String, _ call: ForeignCall, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let owner = call.receiver, let value = call[nil] else { return nil }
    evaluator.write(value, to: name, of: owner)
    return .void
  }

  // MARK: Views

  /// The view of a controller, loaded where it is not there yet.
  static func view(
    of controller: ObjectID, at place: CodePlace, by evaluator: inout Evaluator
  ) -> Value {
    if let view = evaluator.stored("view", of: controller) { return view }
    guard evaluator.stored("is loading", of: controller) == nil else { return .nothing }
    evaluator.write(.bool(true), to: "is loading", of: controller)
    if evaluator.declares("loadView", for: controller) {
      _ = evaluator.call("loadView", on: .object(controller), [], at: place)
    }
    if evaluator.stored("view", of: controller)?.asObject == nil {
      makeView(of: controller, at: place, by: &evaluator)
    }
    guard let view = evaluator.stored("view", of: controller) else { return .nothing }
    if case .object(let id) = view {
      evaluator.write(.bool(true), to: "fills screen", of: id)
    }
    if evaluator.declares("viewDidLoad", for: controller) {
      _ = evaluator.call("viewDidLoad", on: .object(controller), [], at: place)
    }
    return view
  }

  private static func makeView(
    of controller: ObjectID, at place: CodePlace, by evaluator: inout Evaluator
  ) {
    let kinds = [
      ("UITableViewController", "UITableView"),
      ("UICollectionViewController", "UICollectionView"),
    ]
    let kind = kinds.first { evaluator.isKind(controller, of: $0.0) }?.1 ?? "UIView"
    let view = evaluator.makeObject(kind, at: place)
    evaluator.write(.object(view), to: "view", of: controller)
    evaluator.write(.bool(true), to: "fills screen", of: view)
    guard kind != "UIView" else { return }
    evaluator.write(.object(controller), to: "dataSource", of: view)
    evaluator.write(.object(controller), to: "delegate", of: view)
    for name in ["style", "collectionViewLayout"] {
      if let value = evaluator.stored(name, of: controller) {
        evaluator.write(value, to: name, of: view)
      }
    }
  }

  /// What controllers have before anybody sets it.
  static let controllerProperties: [String: Property] = {
    let ofControllers: [String: Property] = [
      "view": { id, place, evaluator in view(of: id, at: place, by: &evaluator) },
      "viewIfLoaded": { id, place, evaluator in evaluator.stored("view", of: id) ?? .nothing },
      "tableView": { id, place, evaluator in
        evaluator.isKind(id, of: "UITableViewController")
          ? view(of: id, at: place, by: &evaluator) : nil
      },
      "collectionView": { id, place, evaluator in
        evaluator.isKind(id, of: "UICollectionViewController")
          ? view(of: id, at: place, by: &evaluator) : nil
      },
      "isViewLoaded": { id, _, evaluator in .bool(evaluator.stored("view", of: id) != nil) },
      "children": { _, _, _ in .array([]) }, "viewControllers": { _, _, _ in .array([]) },
      "parent": { _, _, _ in .nothing }, "navigationController": { _, _, _ in .nothing },
      "tabBarController": { _, _, _ in .nothing },
      "presentingViewController": { _, _, _ in .nothing },
      "presentedViewController": { _, _, _ in .nothing },
      "topViewController": { id, _, evaluator in
        evaluator.stored("viewControllers", of: id)?.listed?.last ?? .nothing
      },
      "title": { _, _, _ in .nothing },
    ]
    var properties = ofControllers.mapValues { property -> Property in
      { id, place, evaluator in
        evaluator.isKind(id, of: "UIViewController") ? property(id, place, &evaluator) : nil
      }
    }
    for name in ["leftBarButtonItems", "rightBarButtonItems", "toolbarItems"] {
      properties[name] = { _, _, _ in .nothing }
    }
    return properties
  }()
}
