import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Whether what keeps a subscription is never used for anything else.
enum KeptOnly {
  /// True where a property of the code's own keeps a subscription, and all code that names a property of that name has it keep some.
  static func isSure(of subscription: Term, in program: SourceProgram) -> Bool {
    let members = MemberCode.all(in: program)
    var keeper = Keeper(of: subscription.place.offset)
    for member in members where member.place.file == subscription.place.file {
      member.walk(by: &keeper)
    }
    guard let name = keeper.name else { return false }
    let isWeak = program.types.values.contains {
      $0.property(name, isStatic: false).map { $0.isWeak || !$0.isStored } == true
    }
    var uses = Uses(of: name)
    for member in members { member.walk(by: &uses) }
    return !isWeak && uses.count == uses.keeping && (uses.isList || uses.count == 1)
  }

  /// Finds what a subscription is given to.
  private struct Keeper: SourceVisitor {
    private let offset: Int
    private(set) var name: String?

    init(of offset: Int) { self.offset = offset }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .call where expression.offset == offset:
        if let list = expression.storingList { name = list }
      case .infix("=", let target, let value) where value.offset == offset:
        if value.isSubscription { name = target.ownName }
      default: break
      }
    }
  }

  /// Counts where code names a property.
  private struct Uses: SourceVisitor {
    private let name: String
    private(set) var count = 0
    private(set) var keeping = 0
    private(set) var isList = false

    init(of name: String) { self.name = name }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .name(name, _), .member(_, name, _): count += 1
      case .keyPath(_, let path): if path.contains(name) { count += 1 }
      case .call where expression.storingList == name: (keeping, isList) = (keeping + 1, true)
      case .infix("=", let target, let value):
        if target.ownName == name, value.isSubscription { keeping += 1 }
      default: break
      }
    }
  }
}

extension Expression {
  /// True for a call that subscribes.
  fileprivate var isSubscription: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return ["sink", "assign"].contains(callee.calledName)
  }

  /// The list of the code's own that a call stores a subscription in as it is made; nil for any other call.
  fileprivate var storingList: String? {
    guard case .call(let callee, let arguments) = kind,
      case .member(let base?, "store", _) = callee.kind, base.isSubscription,
      case .reference(let target)? = arguments.first?.value.kind
    else { return nil }
    return target.ownName
  }
}
