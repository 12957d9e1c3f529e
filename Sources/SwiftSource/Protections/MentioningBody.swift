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

  /// What something comes to hold by a member's code.
  private init(
    heldBy holder: String, _ value: Expression, in code: MemberCode, _ body: MentioningBody
  ) {
    var search = Search(owner: code.owner?.name)
    search.walk(value)
    var (calls, names) = (search.calls, search.names)
    var locals = LocalNames()
    code.walk(by: &locals)
    // A variable of the code's own holds something that is made in it.
    if names.keys.contains(where: locals.names.contains) {
      calls += body.calls
      names.merge(body.names) { $0.union($1) }
      for parameter in code.parameters ?? [] {
        names[KeptNames.node(of: parameter.name, in: code.name)] = [.unknown]
      }
    }
    if names["newValue"] != nil { names[code.name] = [.unknown] }
    for parameter in code.parameters ?? [] where names[parameter.name] != nil {
      names[KeptNames.node(of: parameter.name, in: code.name)] = [.unknown]
    }
    member = Member(name: holder, labels: nil, owner: nil, isHeld: true)
    (file, self.calls, self.names, extent) = (code.place.file, calls, names, nil)
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
      var functions = GivenFunctions(kept)
      code.walk(by: &functions)
      let held = functions.given.flatMap { holders, value in
        holders.map { MentioningBody(heldBy: $0, value, in: code, body) }
      }
      return [body] + held
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
