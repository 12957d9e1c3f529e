import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What code gives to properties and parameters that may hold functions.
struct GivenFunctions: SourceVisitor {
  /// What is given, by what comes to hold it.
  private(set) var given: [(holders: [KeptNames.Holder], value: Expression)] = []
  private let kept: KeptNames
  /// What is known of the code's names.
  private let search: MentioningBody.Search
  private let families: TypeFamilies
  /// The properties that are publishers of notifications, by names that mean nothing else in the code.
  private let publishers: Set<String>
  /// The type that the code is of, by its own name.
  private let owner: String?

  /// Looks for what is given to some by code of a type; nil is code of none.
  init(
    _ kept: KeptNames, _ search: MentioningBody.Search, _ families: TypeFamilies, owner: String?
  ) {
    (self.kept, self.search, self.families) = (kept, search, families)
    publishers = kept.publishers.subtracting(search.ownNames)
    self.owner = owner?.lastPart
  }

  /// Adds what a property of each value is given as that is made.
  mutating func addFirstValue(of code: MemberCode) {
    guard code.isMadeWithOwner, let value = code.value, kept.contains(code.name) else { return }
    given.append(([KeptNames.Holder(name: code.name, type: owner)], value))
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix(let sign, let one, let other) where sign != "=":
      for value in [one, other] {
        // Whatever stands beside a sign is given without a label.
        let argument = Argument(nil, value, isTrailing: true)
        let holders = kept.holders(
          of: argument, of: sign, labelled: ["", ""], generics: [], receiver: nil
        ) { _ in true }
        if !holders.isEmpty { given.append((holders, value)) }
      }
    case .infix("=", let target, let value):
      guard let name = target.heldName, kept.contains(name) || value.isClosure else { return }
      let type = target.isOwn ? owner : search.receiver(of: target).type?.lastPart
      let holder = KeptNames.Holder(
        name: name, type: type, mayBeOther: !kept.isOwn(name, of: type, families))
      given.append(([holder], value))
    case .call(let callee, let arguments):
      guard let name = callee.calledName else { return }
      addKept(arguments, by: callee, name)
      let receiver = search.receiver(of: callee)
      let labels = arguments.map { $0.label ?? "" }
      if kept.isCase(name) {
        let payload = KeptNames.Holder(name: MentioningBody.opening(name))
        for argument in arguments { given.append(([payload], argument.value)) }
      }
      for argument in arguments {
        let holders = kept.holders(
          of: argument, of: name, labelled: labels, generics: search.generics,
          receiver: receiver.type?.lastPart
        ) { families.mayBe(receiver, $0) }
        if !holders.isEmpty { given.append((holders, argument.value)) }
      }
    default: break
    }
  }

  mutating func visit(_ statement: Statement) {
    // What turns with each value that comes is a closure which hears of it.
    guard case .for(_, let sequence, _, let body) = statement.kind,
      case .await(let source) = sequence.kind, !source.isOfNotifications
    else { return }
    let turn = Expression(.closure(Closure(body: body)), at: statement.offset)
    addHeard([Argument(nil, turn)], by: Self.loop, of: source)
  }

  /// What stands for a loop among functions that hear of each value.
  private static let loop = "for"

  /// Adds what a list takes, or what waits for values.
  private mutating func addKept(_ arguments: [Argument], by callee: Expression, _ name: String) {
    guard case .member(let base?, _, _) = callee.bare.kind else {
      // An object observes properties of its own.
      if name == "observe" { addHeard(arguments, by: name, of: nil) }
      return
    }
    if Self.adding.contains(name), let list = base.heldName, kept.contains(list) {
      for argument in arguments {
        given.append(([KeptNames.Holder(name: list)], argument.value))
      }
    }
    if Self.listening.contains(name) { addHeard(arguments, by: name, of: base) }
  }

  /// Adds what waits for the values that something sends, and for the changes of properties.
  private mutating func addHeard(
    _ arguments: [Argument], by name: String, of sender: Expression?
  ) {
    // What a view hears of is run with what changes, and not with what else it shows.
    let isOfView = name == "onReceive"
    let publisher = isOfView ? arguments.first?.value : sender
    var subjects = Subjects()
    if let publisher { subjects.walk(publisher) }
    for argument in arguments where !argument.value.isClosure {
      subjects.walk(argument.value)
    }
    let properties = subjects.names.sorted()
    let isOpen = publisher?.isOfChanges(or: publishers) == false
    var names = (isOpen ? Self.sending : []) + properties.map(MentioningBody.setting)
    if !isOfView { names += properties.map(MentioningBody.hearing) }
    // It may be made of the changes of any property; of a publisher a stream has the values by that name.
    let isOfPublisher =
      name != Self.loop || sender.map { MentionedNames(in: $0).names.contains("values") } == true
    if isOfPublisher, isOpen { names.append(MentioningBody.hearing("")) }
    let holders = names.map { KeptNames.Holder(name: $0) }
    for argument in arguments { given.append((holders, argument.value)) }
  }

  private static let adding: Set = ["append", "insert", "updateValue", "add"]

  /// Functions whose closures hear of each value.
  private static let listening: Set = [
    "sink", "subscribe", "assign", "onReceive", "bind", "observe", "drive", "onNext", "receive",
  ]

  /// Functions by which values are sent.
  private static let sending = ["send", "accept", "onNext", "yield"]

  /// The properties whose changes are listened to.
  fileprivate struct Subjects: SourceVisitor {
    var names: Set<String> = []

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .name(let name, _), .member(_, let name, _):
        if name.isOfProjection { names.insert(String(name.dropFirst())) }
      // By itself something is found, and not a property of it.
      case .keyPath(_, let path): names.formUnion(path.filter { $0 != "self" })
      default: break
      }
    }
  }
}

extension Expression {
  /// True for a publisher of a notification, which nothing can be sent to and no property changes.
  var isOfNotifications: Bool {
    var subjects = GivenFunctions.Subjects()
    subjects.walk(self)
    return subjects.names.isEmpty && isOfChanges(or: [])
  }

  /// True for a publisher of a notification or of a property's changes, which nothing can be sent to, and for what operators make of such alone.
  ///
  /// - Parameter publishers: the properties that have such.
  fileprivate func isOfChanges(or publishers: Set<String>) -> Bool {
    switch bare.kind {
    case .name(let name, _): name.isOfProjection || publishers.contains(name)
    case .member(_?, let name, _) where name.isOfProjection || publishers.contains(name): true
    case .array(let all): all.allSatisfy { $0.isOfChanges(or: publishers) }
    case .call(let callee, let arguments):
      switch callee.bare.kind {
      case .member(_?, "publisher", _): arguments.first?.label == "for"
      case .member(let base?, let name, _):
        if case .name("Publishers", _) = base.kind, Self.joining.contains(name) {
          arguments.allSatisfy { $0.value.isOfChanges(or: publishers) }
        } else {
          !Self.switching.contains(name) && base.isOfChanges(or: publishers)
            && arguments.allSatisfy {
              $0.value.isNoPublisher || $0.value.isOfChanges(or: publishers)
            }
        }
      default: false
      }
    default: false
    }
  }

  /// Publishers that are made of several.
  private static let joining: Set = [
    "Merge", "Merge3", "Merge4", "Merge5", "Merge6", "Merge7", "Merge8", "MergeMany",
    "CombineLatest", "CombineLatest3", "CombineLatest4", "Zip", "Zip3", "Zip4",
  ]

  /// Operators that go on with other publishers.
  private static let switching: Set = ["flatMap", "switchToLatest", "catch", "tryCatch"]

  /// True for a name by itself, and for a member of `self`.
  fileprivate var isOwn: Bool {
    switch bare.kind {
    case .name: true
    case .member(let base?, _, _): if case .name("self", _) = base.bare.kind { true } else { false }
    default: false
    }
  }

  /// True for a closure, a literal, or what a dot without a value before it leads to.
  private var isNoPublisher: Bool {
    switch bare.kind {
    case .closure, .integer, .float, .boolean, .string, .keyPath, .member(nil, _, _): true
    case .member(let base?, "main", _): ["DispatchQueue", "RunLoop"].contains(base.calledName)
    default: false
    }
  }

  /// True for a closure.
  var isClosure: Bool { if case .closure = bare.kind { true } else { false } }

  /// The name of the property that holds what is set, or of the list that it is of.
  fileprivate var heldName: String? {
    switch bare.kind {
    case .member(let tuple?, let name, _) where name.first?.isNumber == true: tuple.heldName
    case .name(let name, _), .member(_, let name, _): name
    case .subscript(let list, _): list.heldName
    default: nil
    }
  }
}

extension String {
  /// True for the name of what a property's wrapper shows besides its value, and not of what a closure is given.
  fileprivate var isOfProjection: Bool {
    first == "$" && dropFirst().first?.isNumber == false
  }
}
