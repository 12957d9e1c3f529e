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
  /// The names in it that are no calls, read or handed on, with what they are asked of.
  let names: [String: Set<Receiver>]

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

  /// The name by which a reader of the code would ask for it: that of a property, of its first value too.
  let name: String
  /// The places in the file between which the code stands; nil for what is held.
  let extent: ClosedRange<Int>?

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

    /// The type; nil where that is not known.
    var type: String? {
      switch self {
      case .type(let name), .made(let name): name
      case .part(_, _, let type): type
      case .unknown, .implicit, .own: nil
      }
    }
  }

  /// All names in the code, called, read or set; what is called somewhere in the code may be left out.
  func mentionedNames(outside extents: [ClosedRange<Int>]) -> Set<String> {
    let bare = names.keys.map { name in
      name.hasSuffix(MentioningBody.asking("")) ? String(name.dropLast()) : name
    }
    let outside = calls.filter { call in !extents.contains { $0.contains(call.offset) } }
    return Set(outside.map(\.name) + bare)
  }

  /// The code of a member.
  private init(_ code: MemberCode, _ types: WrittenTypes, hiding isHidden: (String) -> Bool) {
    var locals = LocalNames()
    code.walk(by: &locals)
    var search = Search(
      types, code.scope(types), parameters: Set((code.parameters ?? []).map(\.name)),
      hidden: locals.names.filter(isHidden), made: locals.made)
    search.expect(resultOf: code)
    search.walk(all: code)
    name = code.name
    member = Member(
      name: code.name, labels: code.parameters?.map { $0.label ?? "" }, owner: code.owner?.name,
      isVariadic: code.parameters?.contains(where: \.isVariadic) == true,
      isInitializer: code.isInitializer, isStatic: code.isStatic,
      onlyFile: code.isOfItsFile ? code.place.file : nil)
    (file, calls, names) = (code.place.file, search.calls, search.names)
    extent = code.place.offset...max(code.place.offset, search.end)
  }

  /// The same code, as it runs when a value of the type is made: the first values of properties do.
  private init(makingOwnerOf body: MentioningBody) {
    (name, file) = (body.name, body.file)
    (calls, names, extent) = (body.calls, body.names, body.extent)
    let owner = body.member.owner
    member = Member(
      name: owner?.lastPart ?? body.name, labels: nil, owner: owner, isInitializer: true)
  }

  /// A property of which nothing runs as it is read.
  private init(readingOf body: MentioningBody) {
    (name, file, member) = (body.name, body.file, body.member)
    (calls, names) = ([], [:])
    extent = body.extent.map { $0.lowerBound...$0.lowerBound }
  }

  /// What something comes to hold by a member's code, which names its own variables in some ways.
  private init(
    heldBy holder: String, of owner: String?, _ value: Expression, in code: MemberCode,
    _ body: MentioningBody, _ locals: Set<String>, _ types: WrittenTypes
  ) {
    var search = Search(types, code.scope(types))
    search.walk(value)
    var (calls, names) = (search.calls, search.names)
    let parameters = (code.parameters ?? []).map(\.name)
    var given = parameters.filter { names[$0] != nil }
    // A variable of the code's own holds something that is made in it.
    if names.keys.contains(where: locals.contains) {
      calls += body.calls
      names.merge(body.names) { $0.union($1) }
      given = parameters
    }
    if names["newValue"] != nil { names[code.name] = [.unknown] }
    let isKnown = !holder.hasSuffix("?")
    for name in given {
      // It is what callers give, and nothing else of the name.
      names[name] = nil
      names[KeptNames.node(of: name, in: code.name, isKnown: isKnown)] = [.unknown]
    }
    name = holder
    member = Member(name: holder, labels: nil, owner: owner, isHeld: true)
    (file, self.calls, self.names, extent) = (code.place.file, calls, names, nil)
  }

  /// What is run by whatever sends something to a store, as a reducer of it is.
  private init(sentTo body: MentioningBody) {
    name = "send"
    member = Member(name: name, labels: nil, owner: "Any", isHeld: true)
    (file, calls, names, extent) = (body.file, body.calls, body.names, nil)
  }

  /// All functions and properties of a program, and what is held by properties and parameters.
  static func all(in program: SourceProgram) -> [MentioningBody] {
    let types = WrittenTypes(of: program)
    let codes = MemberCode.all(in: program)
    let kept = KeptNames(in: program, codes)
    return codes.flatMap { code in
      let hiding = HiddenNames(in: program, for: code)
      let body = MentioningBody(code, types, hiding: hiding.contains)
      let isReducer = code.owner.map(program.isReducer) == true
      return whenRun(body, code) + (isReducer ? [MentioningBody(sentTo: body)] : [])
        + held(by: code, body, kept, types)
    }
  }

  /// A member's code by what makes it run: of a property, its being read and set, or the making of a value.
  private static func whenRun(_ body: MentioningBody, _ code: MemberCode) -> [MentioningBody] {
    guard code.isMadeWithOwner else { return [body] }
    let reading = code.blocks.isEmpty ? MentioningBody(readingOf: body) : body
    return [reading, MentioningBody(makingOwnerOf: body)]
  }

  /// What properties and parameters come to hold by a member's code.
  private static func held(
    by code: MemberCode, _ body: MentioningBody, _ kept: KeptNames, _ types: WrittenTypes
  ) -> [MentioningBody] {
    var functions = GivenFunctions(kept, owner: code.owner?.name)
    code.walk(by: &functions)
    guard !functions.given.isEmpty else { return [] }
    var locals = LocalNames()
    code.walk(by: &locals)
    return functions.given.flatMap { holders, value in
      holders.flatMap { place -> [MentioningBody] in
        let holder = place.name
        let isParameter = holder.hasSuffix(")")
        let owners =
          isParameter ? [nil] : kept.owners(of: holder, in: place.type).map { $0 ?? "Any" }
        let isRun = value.isClosure && !Frameworks.keeping.contains { holder.hasPrefix($0 + "(") }
        let others = isParameter && !isRun ? [holder, holder + "?"] : [holder]
        return owners.flatMap { owner in
          others.map {
            MentioningBody(heldBy: $0, of: owner, value, in: code, body, locals.names, types)
          }
        }
      }
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
      for name in ["newValue", "oldValue"] { scope.add(name, nil, in: 0..<Int.max) }
    }
    return scope
  }
}

extension SourceProgram {
  /// True for a type whose functions run when something is sent to a store.
  fileprivate func isReducer(_ type: SourceType) -> Bool {
    type.attributes.contains { $0.name == "Reducer" }
      || ["Reducer", "ReducerProtocol"].contains { isKind(type.name, of: $0) }
  }
}
