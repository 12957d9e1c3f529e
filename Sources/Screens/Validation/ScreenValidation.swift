/// The rules that hold across the views of a screen, and the constraints understood.
struct ScreenValidation {
  /// Names the place of a part of a view.
  typealias Locate = (ViewPath, ViewPart) -> Diagnostic.Place

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var constraints: [LayoutConstraint] = []
  let locate: Locate
  private(set) var views: [(view: View, path: ViewPath)] = []
  private var places: [String: ViewPath] = [:]
  private var isTooLarge = false

  /// Checks the trees of views; with a mistake in it the constraints are not to be used.
  init(_ roots: [RootView], presented: Presentation?, locate: @escaping Locate) {
    self.locate = locate
    for root in roots { collect(root.view, at: root.path) }
    guard !isTooLarge else { return }
    for (view, path) in views { checkIdentifier(of: view, at: path) }
    checkSource(of: presented)
    resolveConstraints()
  }

  private mutating func collect(_ view: View, at path: ViewPath) {
    guard !isTooLarge else { return }
    guard path.steps.count < Limits.depth else {
      return refuse(.tooDeep(limit: Limits.depth), at: path)
    }
    guard views.count < Limits.views else {
      return refuse(.tooManyViews(limit: Limits.views), at: path)
    }
    views.append((view, path))
    for (index, child) in view.children.enumerated() { collect(child, at: path.child(index)) }
  }

  private mutating func refuse(_ kind: Diagnostic.Kind, at path: ViewPath) {
    isTooLarge = true
    report(kind, path, .whole)
  }

  private mutating func checkIdentifier(of view: View, at path: ViewPath) {
    guard let id = view.id else { return }
    if !isIdentifier(id) { report(.badIdentifier(id), path, .id) }
    if ItemWord(rawValue: id) != nil { report(.reservedIdentifier(id), path, .id) }
    if let first = places[id] {
      report(.duplicateIdentifier(id, first: locate(first, .id)), path, .id)
    } else {
      places[id] = path
    }
  }

  /// A popover stands beside a view of the screen that presents it.
  private mutating func checkSource(of presented: Presentation?) {
    guard case .popover(let popover)? = presented else { return }
    let sources = views.filter { $0.path.root < .presented }.compactMap(\.view.id)
    guard !sources.contains(popover.sourceView) else { return }
    report(.missingView(popover.sourceView, known: sources), ViewPath(in: .presented), .whole)
  }

  private mutating func resolveConstraints() {
    let resolver = ConstraintResolver(views)
    var inherited: [ViewPath: [String: Double]] = [:]
    for (view, path) in views {
      let above = path.parent.flatMap { inherited[$0] } ?? [:]
      let metrics = view.metrics.isEmpty ? above : above.merging(view.metrics) { $1 }
      if !metrics.isEmpty { inherited[path] = metrics }
      for (index, declaration) in view.constraints.enumerated() {
        do throws(ConstraintMistake) {
          constraints += try resolver.resolve(declaration, at: index, of: path, metrics: metrics)
        } catch {
          report(error.kind, path, .constraint(index, part: error.part, offset: error.offset))
        }
      }
    }
  }

  private mutating func report(_ kind: Diagnostic.Kind, _ path: ViewPath, _ part: ViewPart) {
    guard diagnostics.count <= Limits.diagnostics else { return }
    diagnostics.append(Diagnostic(kind, at: locate(path, part)))
  }
}

/// The part of a view that a mistake is about.
package enum ViewPart: Hashable, Sendable {
  case whole
  case id
  /// A declaration by its index, a part of it by its key in files, and a character of its text from 0 in scalars.
  case constraint(Int, part: String? = nil, offset: Int? = nil)
}

extension [Diagnostic] {
  /// The mistakes in the order of the input, as many as are listed for one, and a last word where there are more.
  package func limited() -> [Diagnostic] {
    guard count > Limits.diagnostics else { return self }
    return prefix(Limits.diagnostics)
      + [
        Diagnostic(.tooManyMistakes(limit: Limits.diagnostics), at: self[Limits.diagnostics].place)
      ]
  }
}
