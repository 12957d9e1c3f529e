import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The code of a function or a property, or what some holds that may be called, with the names that it mentions.
struct MentioningBody {
  /// What the code is of.
  let member: Member
  /// The number of the file.
  let file: Int
  /// What is called in it.
  let calls: [Call]
  /// What is set in it, by the names that stand for that.
  private(set) var settings: [Call] = []
  /// What is read in it of what something is known of.
  private(set) var reads: [Call] = []
  /// The properties that it may change.
  private(set) var changes: Set<Change> = []
  /// The names in it that are no calls, read or handed on, with what they are asked of.
  let names: [String: Set<Receiver>]
  /// Those of which only a part is taken, which are no functions.
  let parts: [String: Set<Receiver>]

  /// Something that is called.
  struct Call {
    /// Its name.
    let name: String
    /// The labels of what it is given, without a word for none.
    let labels: [String]
    /// What it is called of.
    let receiver: Receiver
    /// Where the call stands, in bytes.
    let offset: Int
  }

  /// A property that is changed.
  struct Change: Hashable {
    /// Its name.
    let name: String
    /// What it is a property of.
    let receiver: Receiver
    /// True where it may be given another value, and not only one with other parts.
    let isReplaced: Bool
  }

  /// The names of what it registers for touches, and does not come to itself.
  private(set) var touchNames: Set<String> = []
  /// The names of what it has actions call, at any time.
  private(set) var actionNames: Set<String> = []

  /// All names in it.
  var allNames: Set<String> {
    Set(names.keys).union(parts.keys).union(calls.map(\.name)).union(touchNames)
  }

  /// The name by which a reader of the code would ask for it: that of a property, of its first value too.
  let name: String
  /// The places in the file between which the code stands; nil for what is held.
  let extent: ClosedRange<Int>?
  /// Where in the file an expression stands that a notification has run; nil for other code.
  private(set) var handlerOffset: Int?
  /// Where the first statement of the closure stands that is held; nil for what is none.
  private(set) var heldPlace: CodePlace?

  /// What a name is asked of.
  enum Receiver: Hashable {
    /// Nothing is known of it.
    case unknown
    /// A value of a type, or the type itself.
    case type(String)
    /// A view, a layer or a controller that a value of a type has by a name of its own or of a framework's, with its type where that is known.
    case part(of: String, name: String, type: String?)
    /// A value of a type that the code has made itself.
    case made(String)
    /// Nothing stands before the dot: a type of which a value is wanted, nil where it is not known.
    case implicit(String?)
    /// Nothing is written: what the code's type has, those around it, or the whole program.
    case own(String?)
    /// What an object of a framework has by a name of the framework's, of whatever type that is.
    case ofFramework

    /// True for what is no type, which would be known by its name.
    var isValue: Bool {
      switch self {
      case .unknown, .part, .made, .ofFramework: true
      case .type, .implicit, .own: false
      }
    }

    /// The type; nil where that is not known.
    var type: String? {
      switch self {
      case .type(let name), .made(let name): name
      case .part(_, _, let type): type
      case .unknown, .implicit, .own, .ofFramework: nil
      }
    }
  }

  /// All names in the code, called, read or set; what is called somewhere in the code may be left out.
  func mentionedNames(outside extents: [ClosedRange<Int>]) -> Set<String> {
    let bare = (Array(names.keys) + Array(parts.keys)).map { name in
      name.hasSuffix(MentioningBody.asking("")) ? String(name.dropLast()) : name
    }
    let outside = calls.filter { call in !extents.contains { $0.contains(call.offset) } }
    return Set(outside.map(\.name) + bare).union(touchNames)
  }

  /// The code of a member.
  private init(_ code: MemberCode, _ search: Search) {
    name = code.name
    member = Member(code)
    (file, calls, names, parts) = (code.place.file, search.calls, search.names, search.parts)
    (settings, reads) = (search.settings, search.reads)
    (changes, touchNames) = (search.changes, search.touchNames)
    actionNames = ActionNames(in: code).names
    extent = code.place.offset...max(code.place.offset, search.end)
  }

  /// The same code, as it runs when a value of the type is made: the first values of properties do.
  ///
  /// - Parameter first: what the first value alone mentions.
  private init(makingOwnerOf body: MentioningBody, _ first: Search) {
    // Where the code stands, that which observes the property counts.
    (name, file) = (body.name, body.file)
    extent = body.member.isObserving ? nil : body.extent
    (calls, names, parts) = (first.calls, first.names, first.parts)
    (changes, touchNames) = (first.changes, body.touchNames)
    let owner = body.member.owner
    member = Member(
      name: owner?.lastPart ?? body.name, labels: nil, owner: owner, isInitializer: true)
  }

  /// A property of which nothing runs as it is read.
  private init(readingOf body: MentioningBody) {
    (name, file, member) = (body.name, body.file, body.member)
    (calls, names, parts) = ([], [:], [:])
    extent = body.extent.map { $0.lowerBound...$0.lowerBound }
  }

  /// What something comes to hold by a member's code.
  ///
  /// - Parameter kept: what is known of the holder; nil where that may be a library's.
  private init(
    heldBy holder: String, of owner: String?, _ kept: KeptNames?, _ value: HeldValue,
    in code: MemberCode
  ) {
    heldPlace = value.first.map { CodePlace(file: code.place.file, offset: $0) }
    let names = value.names(in: code, isKnown: !holder.hasSuffix("?"))
    name = holder
    member = Member(
      name: holder, labels: kept?.isSingle(holder) == true ? [] : nil, owner: owner,
      isHeld: true, isStatic: kept?.isOfValues(holder) != true)
    (file, calls, self.names, parts) = (code.place.file, value.calls, names, value.parts)
    changes = value.changes
    extent = nil
  }

  /// What runs when a notification is posted that code listens to.
  private init(hearing handler: Expression, _ value: HeldValue, in code: MemberCode) {
    name = code.name
    member = Member(
      name: "", labels: nil, owner: code.owner?.name, isHeld: true, isStatic: true)
    (file, calls, parts) = (code.place.file, value.calls, value.parts)
    names = value.names(in: code, isKnown: true)
    (changes, extent, handlerOffset) = (value.changes, nil, handler.offset)
  }

  /// What is run by whatever sends something to a store, as a reducer of it is.
  private init(sentTo body: MentioningBody) {
    name = "send"
    member = Member(name: name, labels: nil, owner: "Any", isHeld: true, isStatic: true)
    (file, calls, names, parts, extent) = (body.file, body.calls, body.names, body.parts, nil)
    changes = body.changes
  }

  /// All functions and properties of a program, and what is held by properties and parameters.
  static func all(in program: SourceProgram, _ families: TypeFamilies) -> [MentioningBody] {
    let types = WrittenTypes(of: program)
    let codes = MemberCode.all(in: program)
    let kept = KeptNames(in: program, codes)
    return codes.flatMap { code in
      let search = Search(code, types, HiddenNames(in: program, for: code))
      let body = MentioningBody(code, search)
      let isReducer = code.owner.map(program.isReducer) == true
      return whenRun(body, code, search) + (isReducer ? [MentioningBody(sentTo: body)] : [])
        + held(by: code, body, kept, search, families) + hearing(in: code, body, search)
    }
  }

  /// What runs in a member's code when notifications are posted.
  private static func hearing(
    in code: MemberCode, _ body: MentioningBody, _ search: Search
  ) -> [MentioningBody] {
    var calls = ListeningCalls()
    code.walk(by: &calls)
    let handlers = calls.all.compactMap(\.handlers).joined()
    guard !handlers.isEmpty else { return [] }
    let locals = LocalValues(of: code)
    return handlers.map { handler in
      MentioningBody(
        hearing: handler, HeldValue(handler, in: code, body, locals, search), in: code)
    }
  }

  /// A member's code by what makes it run: of a property, its being read and set, or the making of a value.
  private static func whenRun(
    _ body: MentioningBody, _ code: MemberCode, _ search: Search
  ) -> [MentioningBody] {
    guard code.isMadeWithOwner, let value = code.value else { return [body] }
    let reading = code.blocks.isEmpty ? MentioningBody(readingOf: body) : body
    // What observes the property hears of no first value.
    var first = search
    if !code.blocks.isEmpty {
      first = search.beginningAnew
      first.walk(value)
    }
    return [reading, MentioningBody(makingOwnerOf: body, first)]
  }

  /// What properties and parameters come to hold by a member's code.
  private static func held(
    by code: MemberCode, _ body: MentioningBody, _ kept: KeptNames, _ search: Search,
    _ families: TypeFamilies
  ) -> [MentioningBody] {
    var functions = GivenFunctions(kept, search, families, owner: code.owner?.name)
    code.walk(by: &functions)
    functions.addFirstValue(of: code)
    guard !functions.given.isEmpty else { return [] }
    let locals = LocalValues(of: code)
    return functions.given.filter { search.mayBeFunction($0.value, kept) }.flatMap { given in
      let value = HeldValue(given.value, in: code, body, locals, search)
      return given.holders.flatMap { place -> [MentioningBody] in
        let holder = place.name
        let isParameter = holder.hasSuffix(")")
        let owners =
          isParameter
          ? [nil] : kept.owners(of: holder, in: place.type, families).map { $0 ?? "Any" }
        let isRun =
          given.value.isClosure && !Frameworks.keeping.contains { holder.contains(".\($0)(") }
        let others = isParameter && !isRun ? [holder, holder + "?"] : [holder]
        let known = place.mayBeOther ? nil : kept
        return owners.flatMap { owner in
          others.map { MentioningBody(heldBy: $0, of: owner, known, value, in: code) }
        }
      }
    }
  }
}

/// What is mentioned by something that a property or a parameter comes to hold.
private struct HeldValue {
  var calls: [MentioningBody.Call]
  var names: [String: Set<MentioningBody.Receiver>]
  var parts: [String: Set<MentioningBody.Receiver>]
  var changes: Set<MentioningBody.Change>
  /// The parameters of the code around that it may be.
  var given: Set<String>
  /// Where in the file the first statement of a closure stands; nil for what is none.
  let first: Int?

  /// Looks through a value that stands in a member's code.
  init(
    _ value: Expression, in code: MemberCode, _ body: MentioningBody, _ locals: LocalValues,
    _ search: MentioningBody.Search
  ) {
    first =
      if case .closure(let closure) = value.kind {
        closure.body.statements.first?.offset
      } else {
        nil
      }
    var search = search.beginningAnew
    search.walk(value)
    let made = locals.values(in: value)
    for other in made ?? [] { search.walk(other) }
    (calls, names, parts, given) = (search.calls, search.names, search.parts, search.given)
    changes = search.changes
    // A variable of the code's own holds something of which nothing is known.
    if made == nil {
      calls += body.calls
      names.merge(body.names) { $0.union($1) }
      parts.merge(body.parts) { $0.union($1) }
      changes.formUnion(body.changes)
      given.formUnion((code.parameters ?? []).map(\.name))
    }
    if given.remove("newValue") != nil { names[code.name] = [.unknown] }
  }

  /// The names, with those of what callers of a member give it: that and nothing else of the name is meant.
  func names(in code: MemberCode, isKnown: Bool) -> [String: Set<MentioningBody.Receiver>] {
    given.reduce(into: names) { names, name in
      let node = KeptNames.node(
        of: name, in: code.name, of: code.owner?.name, isKnown: isKnown)
      names[node] = [.unknown]
    }
  }
}

extension SourceProgram {
  /// True for a type whose functions run when something is sent to a store.
  fileprivate func isReducer(_ type: SourceType) -> Bool {
    type.attributes.contains { $0.name == "Reducer" }
      || ["Reducer", "ReducerProtocol"].contains { isKind(type.name, of: $0) }
  }
}
