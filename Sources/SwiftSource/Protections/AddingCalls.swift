import AfterimageSwiftTree

/// Whether code adds views to others than a controller's own view.
struct AddingCalls: SourceVisitor {
  private let names: Set<String>
  /// True where `view` stands for that of the controller alone.
  private let hasOwnView: Bool
  private var addsElsewhere = false

  /// True where a member's code calls one of some functions that add views of anything else.
  static func addElsewhere(_ member: MemberCode, by names: Set<String>) -> Bool {
    var calls = AddingCalls(names: names, hasOwnView: !member.namesOtherView)
    member.walk(by: &calls)
    return calls.addsElsewhere
  }

  private init(names: Set<String>, hasOwnView: Bool) {
    (self.names, self.hasOwnView) = (names, hasOwnView)
  }

  mutating func visit(_ expression: Expression) {
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
  fileprivate var namesOtherView: Bool {
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
