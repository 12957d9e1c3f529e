import AfterimageSwiftTree

/// Whether code adds views to others than a controller's own view.
struct AddingCalls: SourceVisitor {
  /// Where the code stands in its file.
  let extent: ClosedRange<Int>
  /// The functions that add views.
  let names: Set<String>
  /// True where one is called of anything else.
  private(set) var addsElsewhere = false

  /// Looks for calls of some functions.
  init(extent: ClosedRange<Int>, names: Set<String>) {
    (self.extent, self.names) = (extent, names)
  }

  mutating func visit(_ expression: Expression) {
    guard extent.contains(expression.offset) else { return }
    switch expression.kind {
    case .member(let base?, let name, _) where names.contains(name):
      if !base.isOwnView { addsElsewhere = true }
    case .member(nil, let name, _) where names.contains(name): addsElsewhere = true
    case .name(let name, _) where names.contains(name): addsElsewhere = true
    default: break
    }
  }
}

extension Expression {
  /// True for the view of the controller whose code it is.
  fileprivate var isOwnView: Bool {
    switch kind {
    case .name("view", _): true
    case .member(let base?, "view", _): if case .name("self", _) = base.kind { true } else { false }
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.isOwnView
    default: false
    }
  }
}
