import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The code of a function or a property of a program.
struct MemberCode {
  /// The type that declares it; nil outside of one.
  let owner: SourceType?
  /// Its name; of an initializer that of the type, without those of the types that it lies in.
  let name: String
  /// What a function takes; nil for a property.
  let parameters: [Parameter]?
  /// The names of a function's generic parameters.
  let generics: [String]
  /// The generic parameters around that no function's type can stand for.
  let conforming: [String]
  /// Where it is declared.
  let place: CodePlace
  /// The blocks in it.
  let blocks: [Block]
  /// The first value of a property; nil where it has none.
  let value: Expression?
  /// The type of a property, or of what a function gives back, as it is written; nil where none is.
  let type: WrittenType?
  /// True for an initializer.
  let isInitializer: Bool
  /// True for a property whose first value is made with the value that it is of.
  let isMadeWithOwner: Bool
  /// True for a property of values that nothing runs for but what observes it, which reading it does not.
  let isObserved: Bool
  /// True for what the type has, and not each of its values.
  let isStatic: Bool
  /// True for what only code of its file can name.
  let isOfItsFile: Bool

  /// All functions, operators and properties, and variables outside of types, in the order of their places.
  static func all(in program: SourceProgram) -> [MemberCode] {
    let members = program.types.values.flatMap(all)
    let globals = program.functions.values.joined().map {
      MemberCode(of: $0, named: $0.declaration.name, in: nil)
    }
    let operators = program.operators.values.joined().map {
      MemberCode(
        of: $0, named: $0.declaration.name, in: $0.owner.flatMap { program.types[$0] })
    }
    let variables = program.variables.values.map { MemberCode(of: $0, in: nil) }
    return (members + globals + operators + variables).sorted { $0.place < $1.place }
  }

  /// All functions and properties of a type.
  private static func all(of type: SourceType) -> [MemberCode] {
    let functions = type.functions.values.joined() + [type.deinitializer].compactMap(\.self)
    let properties = type.stored + type.properties.values
    return functions.map { MemberCode(of: $0, named: $0.declaration.name, in: type) }
      + type.initializers.map { MemberCode(of: $0, named: type.name.lastPart, in: type) }
      + type.subscripts.map {
        MemberCode(of: $0.function, named: "subscript", in: type, $0.accessors.blocks)
      } + properties.map { MemberCode(of: $0, in: type) }
  }

  /// Lets a visitor see all of it.
  func walk(by visitor: inout some SourceVisitor) {
    // What callers leave out is worked out as the function is called.
    for value in (parameters ?? []).compactMap(\.defaultValue) { visitor.walk(value) }
    for block in blocks { visitor.walk(block) }
    if let value { visitor.walk(value) }
  }

  private init(
    of function: SourceFunction, named name: String, in owner: SourceType?,
    _ accessors: [Block] = []
  ) {
    self.owner = owner
    self.name = name
    parameters = function.declaration.parameters
    generics = function.declaration.generics
    conforming = function.declaration.conforming + (owner?.conforming ?? [])
    place = function.place
    blocks = [function.declaration.body].compactMap(\.self) + accessors
    (value, type, isStatic) = (nil, function.declaration.result, function.isStatic)
    isInitializer = function.declaration.name == "init"
    (isMadeWithOwner, isObserved) = (false, false)
    isOfItsFile = function.isOfItsFile
  }

  private init(of property: SourceProperty, in owner: SourceType?) {
    let accessors = property.accessors
    self.owner = owner
    name = property.name
    parameters = nil
    (generics, conforming) = ([], owner?.conforming ?? [])
    place = property.place
    blocks = accessors.blocks
    (value, type, isStatic) = (property.value, property.type, property.isStatic && owner != nil)
    isInitializer = false
    isMadeWithOwner =
      owner != nil && value != nil && !property.isStatic && !property.isLazy && property.isStored
    isObserved =
      owner != nil && !property.isStatic && !property.isLazy && accessors.get == nil
      && accessors.set == nil && !accessors.blocks.isEmpty
    isOfItsFile = property.isOfItsFile
  }
}

extension Accessors {
  /// The blocks of those that there are.
  fileprivate var blocks: [Block] {
    [get, set?.body, willSet?.body, didSet?.body].compactMap(\.self)
  }
}
