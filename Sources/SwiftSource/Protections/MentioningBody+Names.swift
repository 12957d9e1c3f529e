import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The names in code.
extension MentioningBody {
  /// What stands among names for the setting of one.
  static func setting(_ name: String) -> String { name + "=" }

  /// What stands for all code but that of views that hears of the changes of a property; without a name of any.
  static func hearing(_ name: String) -> String { name + "=>" }

  /// What stands among names where a property may be given another value: where it is set, and where others get a binding to it, or a publisher of it.
  ///
  /// The phase of a scene is only heard of.
  static func changing(_ name: String) -> [String] {
    if name == "scenePhase" { return [name] }
    return ["", "$", "_"].flatMap { [setting($0 + name), $0 + name] }.filter { $0 != name }
  }

  /// What stands among names for a property whose value is not taken out: what it holds is not run by that.
  static func asking(_ name: String) -> String { name + "." }

  /// What stands among names for the payloads of cases.
  static func opening(_ name: String) -> String { name + "(" }

  /// What stands among names for taking back what the code's own type has registered, or what others have.
  static let (ownRemoval, otherRemoval) = ("removeObserver own", "removeObserver other")

  /// The names in code.
  struct Search: SourceVisitor {
    let types: WrittenTypes
    private(set) var scope: WrittenTypes.Scope
    /// True where the code makes a value of its type.
    private let isInitializer: Bool
    /// True where the code runs as a value of its type goes.
    private let isDeinitializer: Bool
    /// What the code is given.
    private let parameters: Set<String>
    /// What of that the code mentions.
    private(set) var given: Set<String> = []
    /// What is the code's own besides, by the names by themselves.
    private let hidden: Set<String>
    /// All names of what it is given and of its own variables.
    let ownNames: Set<String>
    /// The names of values that it makes itself.
    let made: Set<String>
    private(set) var calls: [Call] = []
    /// What is set, as if it were called.
    private(set) var settings: [Call] = []
    /// What is read of something else, as if it were called.
    private(set) var reads: [Call] = []
    /// The properties that the code may change, but for those of the value that it makes as an initializer.
    private(set) var changes: Set<Change> = []
    private(set) var names: [String: Set<Receiver>] = [:]
    /// Those of which only a part is taken.
    private(set) var parts: [String: Set<Receiver>] = [:]
    /// Where the last of the code ends, or begins.
    private(set) var end = 0
    /// The places of what was called, and will come again by itself.
    private var called: [Int: String] = [:]
    /// The places of properties of which nothing is taken out.
    private var asked: [Int: String] = [:]
    /// The places of properties of which parts are taken.
    private var parted: [Int: String] = [:]
    /// What closures are given, by their places.
    private var closureGiven: [Int: WrittenTypes.Given] = [:]
    /// The places of selectors of what nothing but a touch calls.
    private var touched: Set<Int> = []
    /// The names in them.
    private(set) var touchNames: Set<String> = []
    /// The variables that hold what the code has registered itself.
    private var tokens: Set<String> = []
    /// The types of which values are wanted where a dot stands without one before it.
    private(set) var expected: [Int: String] = [:]

    /// Finds the names in the code of a member.
    ///
    /// - Parameter hiding: which of its own variables hide nothing around.
    init(_ code: MemberCode, _ types: WrittenTypes, _ hiding: HiddenNames) {
      var locals = LocalNames()
      code.walk(by: &locals)
      (self.types, scope) = (types, code.scope(types))
      isInitializer = code.isInitializer
      isDeinitializer = code.parameters != nil && code.name == "deinit"
      parameters = Set((code.parameters ?? []).map(\.name))
      hidden = locals.names.filter(hiding.contains)
      ownNames = parameters.union(locals.names)
      made = locals.made
      expect(resultOf: code)
      for block in code.blocks { types.declare(block, in: &scope) }
      code.walk(by: &self)
    }

    /// The same before any of the code was seen.
    var beginningAnew: Search {
      var copy = self
      (copy.calls, copy.names, copy.parts) = ([], [:], [:])
      copy.changes = []
      (copy.called, copy.asked, copy.parted, copy.given) = ([:], [:], [:], [])
      return copy
    }

    /// False for a value of a known type that is no function.
    func mayBeFunction(_ value: Expression, _ kept: KeptNames) -> Bool {
      types.type(of: value, in: scope).map { kept.mayHoldFunction($0, generics: scope.generics) }
        ?? true
    }

    /// The type that the code is of; nil where it is of none.
    var owner: String? { scope.owner?.name }

    /// The names that stand for any type in the code.
    var generics: Set<String> { scope.generics }

    /// Takes into account of which type the values are that a member gives back.
    private mutating func expect(resultOf code: MemberCode) {
      if let value = code.value { expect(code.type, at: value) }
      // What accessors set gives nothing back.
      guard code.blocks.count == 1, let statements = code.blocks.first?.statements else { return }
      for statement in statements {
        switch statement.kind {
        case .return(let value?): expect(code.type, at: value)
        case .expression(let value) where statements.count == 1: expect(code.type, at: value)
        default: break
        }
      }
    }

    private mutating func expect(_ type: WrittenType?, at value: Expression) {
      if case .array(let element)? = type?.unwrapped, case .array(let values) = value.bare.kind {
        for value in values { expect(element, at: value) }
      }
      guard let type, let name = types.name(of: type, in: scope) else { return }
      switch value.bare.kind {
      case .call(let callee, _): expect(type, at: callee)
      case .member(nil, _, _): expected[value.bare.offset] = name.lastPart
      case .conditional(_, let one, let other):
        expect(type, at: one)
        expect(type, at: other)
      default: break
      }
    }

    /// Takes into account of which types the values are that a function takes which is called.
    private mutating func expect(_ arguments: [Argument], of callee: Expression) {
      for argument in arguments where argument.value.beginsWithDot {
        expect(types.taken(argument, of: arguments, by: callee, in: scope), at: argument.value)
      }
    }

    mutating func visit(_ statement: Statement) {
      end = max(end, statement.end)
      types.declare(within: statement, in: &scope)
      for name in statement.openedCases {
        names[MentioningBody.opening(name), default: []].insert(.unknown)
      }
    }

    mutating func visit(_ declaration: Declaration) {
      types.declare(within: declaration, in: &scope)
      if case .function(let function) = declaration.kind {
        scope.generics.formUnion(function.generics)
      }
      guard case .variable(let variable) = declaration.kind else { return }
      for binding in variable.bindings {
        for name in binding.pattern.names { noteToken(name, binding.value) }
        if let value = binding.value { expect(binding.type, at: value) }
      }
    }

    mutating func visit(_ expression: Expression) {
      end = max(end, expression.offset)
      switch expression.kind {
      case .call(let callee, let arguments):
        add(callee, arguments, at: expression.offset)
        if types.isForTouches(callee, arguments, in: scope) {
          touched.formUnion(arguments.selectors(labelled: "action").map(\.offset))
        }
        closureGiven.merge(types.given(to: arguments, by: callee, in: scope)) { $1 }
        expect(arguments, of: callee)
      case .closure(let closure):
        types.declare(closure, closureGiven[expression.offset], in: &scope)
      case .name(let name, _):
        if parameters.contains(name) || name == "newValue" { given.insert(name) }
        if called[expression.offset] != name, !parameters.contains(name),
          !hidden.contains(name)
        {
          add(name, .own(owner), at: expression.offset)
        }
      case .member(let base, let name, _):
        if Self.counting.contains(name), let base { noteAsked(base) }
        // Who is handed a type may make values of it.
        if name == "self", let base, let type = types.name(of: base, in: scope) {
          names["init", default: []].insert(.type(type.lastPart))
        }
        if called[expression.offset] != name {
          let receiver = receiver(of: expression)
          add(name, receiver, at: expression.offset)
          reads.append(Call(name: name, labels: [], receiver: receiver, offset: expression.offset))
        }
        // What it is part of may begin where this does, and is seen next.
        if let base { notePartOf(base) }
        // What is kept once it is asked for changes what it is part of.
        if let base, types.lazyNames.contains(name) { addSet(base, isReplaced: false) }
        // Who has a binding to a part may set it.
        if let base, base.isOfBinding, !isOfElement(base) { addUnknown(name) }
      // What a path leads to may be set by it.
      case .keyPath(_, let path): for name in path { addUnknown(name) }
      case .macro(_, let arguments):
        if touched.contains(expression.offset) {
          for argument in arguments { noteTouch(argument.value) }
          return
        }
        // What a selector names is called by it, whatever its labels are.
        for argument in arguments { if let name = argument.value.calledName { addUnknown(name) } }
      case .prefix(let sign, let operand), .postfix(let sign, let operand):
        addOperator(sign, between: [operand], at: expression.offset)
        if types.mayChangeOperands(sign) { addSet(operand) }
      case .subscript(let list, let arguments):
        let labels = arguments.map { $0.label ?? "" }
        calls.append(
          Call(
            name: "subscript", labels: labels, receiver: value(of: list), offset: expression.offset)
        )
      case .infix(let sign, let target, let value):
        addOperator(sign, between: [target, value], at: expression.offset)
        // Functions cannot be compared, and what has an operator of its own runs that.
        if WrittenTypes.comparing.contains(sign) {
          for operand in [target, value] { noteAsked(operand) }
        }
        if WrittenTypes.assigning.contains(sign) { addSet(target) }
        if types.mayChangeOperands(sign) { for operand in [target, value] { addSet(operand) } }
        if sign == "=" || value.isNil { noteAsked(target) }
        if sign == "=" { expect(types.type(of: target, in: scope), at: value) }
        if sign == "=", case .name(let name, _) = target.kind { noteToken(name, value) }
      case .reference(let target): addSet(target)
      default: break
      }
    }

    /// True for a part of what a closure is given one by one, where that is known to be no binding.
    private func isOfElement(_ expression: Expression) -> Bool {
      switch expression.bare.kind {
      case .name(let name, _):
        name.dropFirst().first?.isNumber == true
          && types.name(of: expression.bare, in: scope).map { $0 != "Binding" } == true
      case .member(let base?, let name, _): !name.hasPrefix("$") && isOfElement(base)
      case .subscript(let list, _): isOfElement(list)
      default: false
      }
    }

    /// Functions that leave the value as it is of which they are called.
    private static let looking: Set = [
      "insetBy", "offsetBy", "contains", "intersects", "intersection", "union", "applying",
      "equalTo", "inset", "integral", "divided", "inverted", "rotated", "scaledBy", "translatedBy",
      "concatenating", "isEmpty", "isEqual", "withAlphaComponent",
    ]

    private mutating func add(_ name: String, _ receiver: Receiver, at offset: Int) {
      if asked[offset] == name {
        names[MentioningBody.asking(name), default: []].insert(receiver)
      } else if parted[offset] == name {
        parts[name, default: []].insert(receiver)
      } else {
        names[name, default: []].insert(receiver)
      }
    }

    /// Notes what a touch calls, which is no call here.
    private mutating func noteTouch(_ method: Expression) {
      guard let name = method.calledName else { return }
      touchNames.insert(name)
      called[method.bare.offset] = name
    }

    /// Notes that a part of a property is taken.
    private mutating func notePartOf(_ property: Expression) {
      switch property.kind {
      case .name(let name, _), .member(_, let name, _): parted[property.offset] = name
      case .optionalChain(let inner), .forceUnwrap(let inner): notePartOf(inner)
      default: break
      }
    }

    /// Notes that of a property nothing is taken out.
    private mutating func noteAsked(_ property: Expression) {
      switch property.kind {
      case .name(let name, _), .member(_, let name, _): asked[property.offset] = name
      case .optionalChain(let inner), .forceUnwrap(let inner): noteAsked(inner)
      case .subscript(let list, _): noteAsked(list)
      default: break
      }
    }

    /// What lists tell of themselves.
    private static let counting: Set = ["count", "isEmpty", "keys", "indices"]
    /// Functions that take things into lists, or drop them.
    private static let keeping: Set = ["append", "insert", "removeAll", "removeValue"]

    private mutating func addUnknown(_ name: String) {
      names[name, default: []].insert(.unknown)
      names[MentioningBody.setting(name), default: []].insert(.unknown)
      changes.insert(Change(name: name, receiver: .unknown, isReplaced: true))
    }

    /// Adds what is set, and what that is part of.
    ///
    /// - Parameter isReplaced: false where only a part of the value is set, or what is called of it may set one.
    private mutating func addSet(_ target: Expression, isReplaced: Bool = true) {
      switch target.kind {
      case .name(let name, _):
        guard !parameters.contains(name), !hidden.contains(name) else { return }
        names[MentioningBody.setting(name), default: []].insert(.own(owner))
        note(Change(name: name, receiver: .own(owner), isReplaced: isReplaced), ofSelf: true)
      case .member(let base, let name, _):
        let receiver = receiver(of: target)
        names[MentioningBody.setting(name), default: []].insert(receiver)
        note(
          Change(name: name, receiver: receiver, isReplaced: isReplaced),
          ofSelf: base?.ownName == "self")
        settings.append(
          Call(
            name: MentioningBody.setting(name), labels: [], receiver: receiver,
            offset: target.offset))
        if let base { addSet(base, isReplaced: false) }
      case .subscript(let base, _): addSet(base, isReplaced: false)
      case .optionalChain(let base), .forceUnwrap(let base): addSet(base, isReplaced: isReplaced)
      case .tuple(let elements): for element in elements { addSet(element.value) }
      default: break
      }
    }

    /// Notes a change, unless it is one of the value that an initializer makes.
    ///
    /// - Parameter isOfSelf: true where it is written of `self`, or of nothing.
    private mutating func note(_ change: Change, ofSelf isOfSelf: Bool) {
      if isInitializer, isOfSelf, let owner = scope.owner,
        types.property(change.name, of: owner)?.isStatic == false
      {
        return
      }
      changes.insert(change)
    }

    private mutating func addOperator(
      _ sign: String, between operands: [Expression], at offset: Int
    ) {
      guard !types.operatorFunctions(sign).isEmpty else { return }
      let labels = [String](repeating: "", count: operands.count)
      for owner in types.owners(of: sign, between: operands, in: scope) {
        let receiver = owner.map { Receiver.type($0) } ?? .own(nil)
        calls.append(Call(name: sign, labels: labels, receiver: receiver, offset: offset))
      }
    }

    private mutating func add(_ callee: Expression, _ arguments: [Argument], at offset: Int) {
      let labels = arguments.map { $0.label ?? "" }
      if let made = madeType(by: callee), made.type.map({ types.isForeign($0, in: scope) }) != true
      {
        calls.append(Call(name: "init", labels: labels, receiver: made, offset: offset))
      }
      addCallOfValue(callee, labels, at: offset)
      guard let name = callee.calledName else { return }
      called[callee.bare.offset] = name
      // What is given to a function stands where it is called.
      if case .name = callee.bare.kind, parameters.contains(name) { return }
      calls.append(
        Call(name: name, labels: labels, receiver: receiver(of: callee), offset: offset))
      if case .member(let base?, _, _) = callee.bare.kind {
        if !Self.looking.contains(name), types.mayChange(base, by: callee, arguments, in: scope) {
          addSet(base, isReplaced: false)
        }
        if Self.keeping.contains(name) { noteAsked(base) }
      }
      if name == "removeObserver" { addRemoval(arguments, by: callee) }
      // Objective-C sets what has the name.
      if name == "setValue", labels.dropFirst().first?.hasPrefix("forKey") == true,
        case .string(let pieces)? = arguments.last?.value.kind, case .text(let key)? = pieces.first
      {
        for part in key.split(separator: ".") { addUnknown(String(part)) }
      }
    }

    /// Adds that a value is called, where the program has such.
    private mutating func addCallOfValue(
      _ callee: Expression, _ labels: [String], at offset: Int
    ) {
      guard !types.callable.isEmpty else { return }
      if case .function? = types.type(of: callee, in: scope)?.unwrapped { return }
      switch callee.bare.kind {
      case .name(let name, _):
        guard ownNames.contains(name) || types.callable.contains(name) else { return }
      case .member(_, let name, _): guard types.callable.contains(name) else { return }
      case .closure: return
      default: break
      }
      calls.append(
        Call(
          name: "callAsFunction", labels: labels, receiver: value(of: callee), offset: offset))
    }

    /// Adds that a listener is taken back; one that waits for the changes of a property hears nothing else.
    private mutating func addRemoval(_ arguments: [Argument], by callee: Expression) {
      guard !arguments.contains(where: { $0.label?.hasPrefix("forKeyPath") == true }),
        let listener = arguments.first?.value,
        receiver(of: callee).type.map(types.mayBeCenter) != false
      else { return }
      // An object that goes hears of nothing any more, whether or not it says so.
      if isDeinitializer, listener.ownName == "self" { return }
      let isOwn = listener.ownName.map { $0 == "self" || tokens.contains($0) || isProperty($0) }
      let name = isOwn == true ? MentioningBody.ownRemoval : MentioningBody.otherRemoval
      names[name, default: []].insert(.own(owner))
    }

    /// Notes a variable of the code's own that gets what it has registered itself.
    private mutating func noteToken(_ target: String, _ value: Expression?) {
      guard case .call(let callee, _)? = value?.bare.kind else { return }
      if callee.calledName == "addObserver" { tokens.insert(target) }
    }

    private func isProperty(_ name: String) -> Bool {
      guard let owner = scope.owner, !parameters.contains(name) else { return false }
      return types.property(name, of: owner) != nil
    }
  }
}

extension MemberCode {
  /// What its names mean before any of its own are declared.
  fileprivate func scope(_ types: WrittenTypes) -> WrittenTypes.Scope {
    let open = (owner?.openNames ?? []).union(generics)
    var scope = WrittenTypes.Scope(owner: owner, generics: open)
    types.declare(parameters ?? [], in: &scope, within: 0..<Int.max)
    // What a property is set to, or was, is no property of the type.
    if parameters == nil {
      let own =
        types.hasOtherNewValues
        ? nil : type.flatMap { types.closed(types.resolved($0, in: scope), open) }
      for name in ["newValue", "oldValue"] { scope.add(name, own, in: 0..<Int.max) }
    }
    return scope
  }
}
