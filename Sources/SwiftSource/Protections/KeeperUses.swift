import AfterimageSwiftTree

/// How code uses what keeps subscriptions, and what it gives each to.
struct KeeperUses: SourceVisitor {
  /// How often code uses the properties, by their names.
  private(set) var uses: [String: Count] = [:]
  /// The names of what keeps subscriptions, by where these stand in the file.
  private(set) var keepers: [Int: String] = [:]
  private let names: Set<String>

  /// How often code names a property.
  struct Count {
    /// In all.
    var all = 0
    /// To have it keep a subscription.
    var keeping = 0
    /// True for one that keeps several.
    var isList = false

    static func + (one: Count, other: Count) -> Count {
      Count(
        all: one.all + other.all, keeping: one.keeping + other.keeping,
        isList: one.isList || other.isList)
    }
  }

  /// Looks for properties of some names.
  init(of names: Set<String>) { self.names = names }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): count(name)
    case .keyPath(_, let path): for name in path { count(name) }
    case .call: if let list = expression.storingList { keep(list, expression, isList: true) }
    case .infix("=", let target, let value):
      if value.isSubscription, let name = target.ownName { keep(name, value, isList: false) }
    default: break
    }
  }

  private mutating func count(_ name: String) {
    if names.contains(name) { uses[name, default: Count()].all += 1 }
  }

  private mutating func keep(_ name: String, _ subscription: Expression, isList: Bool) {
    guard names.contains(name) else { return }
    keepers[subscription.offset] = name
    uses[name, default: Count()].keeping += 1
    if isList { uses[name]?.isList = true }
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
