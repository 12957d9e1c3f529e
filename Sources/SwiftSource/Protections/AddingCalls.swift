import AfterimageSwiftTree

/// Whether code adds views to others than a controller's own view.
struct AddingCalls: SourceVisitor {
  /// Where the code stands in its file.
  let extent: ClosedRange<Int>
  /// The functions that add views.
  let names: Set<String>
  /// True where one is called of anything else.
  private(set) var addsElsewhere = false

  /// True where `view` stands for that of the controller alone.
  private let hasOwnView: Bool

  /// Looks for calls of some functions.
  ///
  /// - Parameter hasOwnView: false where the code has something else that it names `view`.
  init(extent: ClosedRange<Int>, names: Set<String>, hasOwnView: Bool) {
    (self.extent, self.names, self.hasOwnView) = (extent, names, hasOwnView)
  }

  mutating func visit(_ expression: Expression) {
    guard extent.contains(expression.offset) else { return }
    switch expression.kind {
    case .member(let base?, let name, _) where names.contains(name):
      if !hasOwnView || !base.isOwnView { addsElsewhere = true }
    case .member(nil, let name, _) where names.contains(name): addsElsewhere = true
    case .name(let name, _) where names.contains(name): addsElsewhere = true
    default: break
    }
  }
}

extension MemberCode {
  /// True where a parameter or a variable of the code's own is named as the view of a controller.
  var namesOtherView: Bool {
    var locals = MentioningBody.LocalNames()
    walk(by: &locals)
    return locals.names.contains("view") || parameters?.contains { $0.name == "view" } == true
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
