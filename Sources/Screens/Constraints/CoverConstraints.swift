import AfterimageGraphics

/// The constraints that hold a cover on the view that it covers, neither of which is part of a screen's file.
///
/// In the texts `super` is what the cover lies on, with its `safeArea` and `margins`, and `cover` is the cover: `cover.top == super.safeArea.top`, `H:|[cover]|`.
public struct CoverConstraints: Hashable, Sendable {
  /// The constraints as they were written.
  package let declarations: [ConstraintDeclaration]
  /// UIView's property of the name: true leaves required constraints of its mask in force, which hold the cover at 0, 0 without a size, as a view is made without a frame.
  package let translatesAutoresizingMaskIntoConstraints: Bool
  /// The constraints, understood.
  let constraints: [LayoutConstraint]

  /// Takes constraints of a cover whose autoresizing mask counts for nothing, unless told otherwise.
  ///
  /// - Throws: `InvalidInput` with every constraint that cannot be understood or names another view.
  package init(
    _ declarations: [ConstraintDeclaration],
    translatesAutoresizingMaskIntoConstraints: Bool = false
  ) throws(InvalidInput) {
    let resolver = ConstraintResolver([(View(.view), .root), (Self.view, Self.path)])
    var constraints: [LayoutConstraint] = []
    var mistakes: [Diagnostic] = []
    for (index, declaration) in declarations.enumerated() {
      do throws(ConstraintMistake) {
        constraints += try resolver.resolve(declaration, at: index, of: .root, metrics: [:])
      } catch {
        mistakes.append(Diagnostic(error.kind, at: .view("constraint \(index)", screen: Self.id)))
      }
    }
    guard mistakes.isEmpty else { throw InvalidInput(diagnostics: mistakes) }
    self.init(declarations, constraints, translatesAutoresizingMaskIntoConstraints)
  }

  /// Takes constraints that stand below each other.
  ///
  /// - Throws: `InvalidInput` with every constraint that cannot be understood or names another view.
  public init(
    translatesAutoresizingMaskIntoConstraints: Bool = false,
    @ListBuilder<ConstraintDeclaration> _ declarations: () -> [ConstraintDeclaration]
  ) throws(InvalidInput) {
    try self.init(
      declarations(),
      translatesAutoresizingMaskIntoConstraints: translatesAutoresizingMaskIntoConstraints)
  }

  private init(
    _ declarations: [ConstraintDeclaration], _ constraints: [LayoutConstraint],
    _ translatesAutoresizingMaskIntoConstraints: Bool
  ) {
    self.declarations = declarations
    self.constraints = constraints
    self.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
  }

  /// The same constraints, with those of the mask in force or not.
  package func translatingAutoresizingMask(_ translates: Bool) -> CoverConstraints {
    CoverConstraints(declarations, constraints, translates)
  }

  /// The name of the cover in texts.
  static let id = "cover"
  /// Where the cover is in the view that it covers.
  package static let path = ViewPath.root.child(0)
  private static let view = View(.view, id: id)

  /// The cover as a view, with the frame that its mask holds where that is in force.
  var view: View {
    var view = Self.view
    if translatesAutoresizingMaskIntoConstraints {
      view.autoresizing = Autoresizing(.zero, in: .zero)
    }
    return view
  }
}

extension CoverConstraints {
  /// The four edges of what the cover lies on.
  package static let toAllEdges = CoverConstraints(
    edges.map { .text(text(of: $0)) }, edges.enumerated().map { tie($1, at: $0) }, false)

  /// True where these tie the cover to the four edges and do nothing else, whatever their order and language.
  package var areToAllEdges: Bool {
    let ties = Self.edges.map { edge in
      constraints.filter { $0.isTie(of: edge) || ($0.isTie(of: edge.unmirrored)) }.count
    }
    return !translatesAutoresizingMaskIntoConstraints && constraints.count == Self.edges.count
      && ties.allSatisfy { $0 == 1 }
  }

  private static let edges: [LayoutAttribute] = [.top, .leading, .trailing, .bottom]

  private static func text(of edge: LayoutAttribute) -> String {
    "\(id).\(edge.rawValue) == super.\(edge.rawValue)"
  }

  private static func tie(_ edge: LayoutAttribute, at index: Int) -> LayoutConstraint {
    LayoutConstraint(
      owner: .root, first: LayoutAnchor(item: .view(path), attribute: edge), relation: .equal,
      multiplier: 1, second: LayoutAnchor(item: .view(.root), attribute: edge), constant: 0,
      priority: .required, text: text(of: edge), declaration: index)
  }
}

extension LayoutConstraint {
  /// True where the constraint says no more than that the cover's edge is that of what it lies on.
  fileprivate func isTie(of edge: LayoutAttribute) -> Bool {
    let own = LayoutAnchor(item: .view(CoverConstraints.path), attribute: edge)
    let other = LayoutAnchor(item: .view(.root), attribute: edge)
    let isPair = (first, second) == (own, other) || (first, second) == (other, own)
    return isPair && relation == .equal && multiplier == 1 && constant == 0
      && priority == .required
  }
}

extension LayoutAttribute {
  /// The edge that leading or trailing is where a language runs from left to right.
  fileprivate var unmirrored: LayoutAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
