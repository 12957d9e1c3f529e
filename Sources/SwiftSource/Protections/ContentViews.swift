import AfterimageSwiftEvaluation

/// Views that a controller puts on its own view as that is loaded and that its handlers hide or empty as the app is left: they are what it shows, and no covers.
struct ContentViews {
  /// The views.
  private(set) var objects: Set<ObjectID> = []
  private var raised: Set<ObjectID> = []
  private let search: TargetSearch

  /// Looks through what handlers do as the app is left.
  init(_ search: TargetSearch) {
    self.search = search
    let code = search.code
    for (handler, effects) in code.handlers where !handler.callback.isArrival {
      for effect in effects.flatMap(\.flattened) { note(effect) }
    }
    objects = objects.subtracting(raised).filter(isOfController)
  }

  private mutating func note(_ effect: Effect) {
    switch effect {
    case .set(.object(let id), "isHidden", let value, _):
      if value == .bool(true) { objects.insert(id) } else { raised.insert(id) }
    case .set(.object(let id), "alpha", let value, _):
      if value.number == 0 { objects.insert(id) } else { raised.insert(id) }
    case .set(.object(let id), "text", _, _), .set(.object(let id), "isSecureTextEntry", _, _):
      objects.insert(id)
    case .call(let term) where term.name == "removeFromSuperview":
      objects.formUnion(term.base?.objects ?? [])
    // Whatever is put somewhere, or moved, may be a cover.
    case .call(let term):
      raised.formUnion(term.arguments.flatMap(\.value.objects))
      if term.name.contains("Subview") { raised.formUnion(term.base?.objects ?? []) }
    case .set, .branch, .within, .deferred, .possible, .gap: break
    }
  }

  /// True for a view that the launch has put on the view of what hears of the app's life, or on another that lies there.
  private func isOfController(_ id: ObjectID) -> Bool {
    var (view, met) = (Value.object(id), Set<Value>())
    while met.insert(view).inserted, search.code.placedViews.contains(view) {
      let parents = Set(search.code.evaluator.parents(of: view))
      guard let parent = parents.first, parents.count == 1 else { return false }
      if search.target(of: parent) == .ownView { return true }
      if let above = parent.asObject, raised.contains(above) { return false }
      view = parent
    }
    return false
  }
}
