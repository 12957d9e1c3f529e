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

  /// The places in the file between which the code stands; nil for what is held.
  let extent: ClosedRange<Int>?

  /// What a name is asked of.
  enum Receiver: Hashable {
    /// Nothing is known of it.
    case unknown
    /// A value of a type, or the type itself.
    case type(String)
    /// Nothing is written: what the code's type has, those around it, or the whole program.
    case own(String?)

    /// The type; nil where that is not known.
    var type: String? { if case .type(let name) = self { name } else { nil } }
  }

  /// The code of a member, in which properties have some types.
  private init(
    _ code: MemberCode, properties: [String: String], hiding isHidden: (String) -> Bool
  ) {
    let given = (code.parameters ?? []).compactMap { parameter in
      parameter.type.baseName.map { (parameter.name, $0) }
    }
    var locals = LocalNames()
    code.walk(by: &locals)
    // A local variable may be of another type than the property of its name.
    let types = properties.merging(given) { $1 }.filter {
      !locals.names.contains($0.key) && !code.generics.contains($0.value)
    }
    let parameters = Set((code.parameters ?? []).map(\.name))
    var search = Search(
      owner: code.owner?.name, types: types,
      parameters: parameters,
      hidden: locals.names.filter(isHidden))
    code.walk(by: &search)
    member = Member(
      name: code.name, labels: code.parameters?.map { $0.label ?? "" }, owner: code.owner?.name,
      isVariadic: code.parameters?.contains(where: \.isVariadic) == true)
    (file, calls, names) = (code.place.file, search.calls, search.names)
    extent = code.place.offset...max(code.place.offset, search.end)
  }

  /// What something comes to hold by a member's code, which names its own variables in some ways.
  private init(
    heldBy holder: String, of owner: String?, _ value: Expression, in code: MemberCode,
    _ body: MentioningBody, _ locals: Set<String>
  ) {
    var search = Search(owner: code.owner?.name)
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
      names[KeptNames.node(of: name, in: code.name, isKnown: isKnown)] = [.unknown]
    }
    member = Member(name: holder, labels: nil, owner: owner, isHeld: true)
    (file, self.calls, self.names, extent) = (code.place.file, calls, names, nil)
  }

  /// What is run by whatever sends something to a store, as a reducer of it is.
  private init(sentTo body: MentioningBody) {
    member = Member(name: "send", labels: nil, owner: "Any", isHeld: true)
    (file, calls, names, extent) = (body.file, body.calls, body.names, nil)
  }

  /// All functions and properties of a program, and what is held by properties and parameters.
  static func all(in program: SourceProgram) -> [MentioningBody] {
    let properties = program.types.mapValues {
      typesOfProperties(in: program.lineage(of: $0.name))
    }
    let codes = MemberCode.all(in: program)
    let kept = KeptNames(in: program, codes)
    return codes.flatMap { code in
      let hiding = HiddenNames(in: program, for: code)
      let body = MentioningBody(
        code, properties: code.owner.flatMap { properties[$0.name] } ?? [:],
        hiding: hiding.contains)
      let isReducer = code.owner.map(program.isReducer) == true
      return [body] + (isReducer ? [MentioningBody(sentTo: body)] : [])
        + held(by: code, body, kept)
    }
  }

  /// What properties and parameters come to hold by a member's code.
  private static func held(
    by code: MemberCode, _ body: MentioningBody, _ kept: KeptNames
  ) -> [MentioningBody] {
    var functions = GivenFunctions(kept)
    code.walk(by: &functions)
    guard !functions.given.isEmpty else { return [] }
    var locals = LocalNames()
    code.walk(by: &locals)
    return functions.given.flatMap { holders, value in
      holders.flatMap { holder -> [MentioningBody] in
        let isParameter = holder.hasSuffix(")")
        let owners = isParameter ? [nil] : kept.owners(of: holder).map { $0 ?? "Any" }
        let isRun = value.isClosure && !Frameworks.keeping.contains { holder.hasPrefix($0 + "(") }
        let others = isParameter && !isRun ? [holder, holder + "?"] : [holder]
        return owners.flatMap { owner in
          others.map {
            MentioningBody(heldBy: $0, of: owner, value, in: code, body, locals.names)
          }
        }
      }
    }
  }

  private static func typesOfProperties(in lineage: [SourceType]) -> [String: String] {
    var types: [String: String] = [:]
    for property in lineage.reversed().flatMap({ $0.stored + $0.properties.values }) {
      types[property.name] = property.type?.baseName
    }
    return types
  }
}

extension SourceProgram {
  /// True for a type whose functions run when something is sent to a store.
  fileprivate func isReducer(_ type: SourceType) -> Bool {
    type.attributes.contains { $0.name == "Reducer" }
      || ["Reducer", "ReducerProtocol"].contains { isKind(type.name, of: $0) }
  }
}
