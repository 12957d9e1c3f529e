package import AfterimageSwiftTree

/// All files of an app, indexed by what they declare.
package struct SourceProgram: Sendable {
  /// The files, in the order of their paths.
  package let files: [ProgramFile]
  /// The types by their full names.
  package let types: [String: SourceType]
  /// The full names of all types that bear a name, in order.
  let namesakes: [String: [String]]
  /// The functions outside of types, by name.
  package let functions: [String: [SourceFunction]]
  /// The variables outside of types, by name.
  package let variables: [String: SourceProperty]
  /// The variables that only the code of a file can name.
  private let fileVariables: [FileName: SourceProperty]
  /// The `#Preview`s with their names, in order.
  package let previews: [SourcePreview]
  /// The operators that the program declares functions for, by name.
  package let operators: [String: [SourceFunction]]
  /// True where the program says itself what is equal.
  let hasOwnEquality: Bool
  /// Types that are named otherwise outside of types.
  package let aliases: [String: WrittenType]
  /// The names that stand for one type here and for another there, as in two files or in branches of `#if`.
  package let ambiguousAliases: Set<String>
  /// The properties that keep settings of the app's by a key, with their types, in the order of their places.
  package let storedSettings: [(property: SourceProperty, type: SourceType)]
  /// Where the code begins by which controllers load their views.
  let viewLoadings: Set<CodePlace>
  /// The names of properties of types that keep nothing.
  let weakNames: Set<String>
  /// The properties that extensions of frameworks' types compute and can set, with the extensions, by their names.
  let addedProperties: [String: [(property: SourceProperty, type: SourceType)]]
  /// The statements at the top of a `main.swift`.
  package let mainStatements: [(place: CodePlace, statement: Statement)]
  /// The full names of types that functions declare, by where they stand.
  let localTypes: [CodePlace: String]
  /// What holds when the program is built.
  package let conditions: CompilationConditions
  /// True where a file has a type that another file's of the same name is not.
  private let hasTypesOfFiles: Bool
  /// The names that may mean a type of the program, each without those of the types that it lies in.
  private let meaningfulNames: Set<String>
  /// What the types mean that operators of the program's own take, by where these stand: code that compares asks for all of them.
  private var operandTypes: [CodePlace: [String: String]] = [:]
  /// The lineages of all types by their full names: code that runs asks for one at every step.
  private var lineages: [String: [SourceType]] = [:]
  /// The types that classes give for the parameters of generic ones that they come from, by their full names; of one name that of the nearest.
  private(set) var inheritedTypes: [String: [String: WrittenType]] = [:]

  /// The variables outside of types, and of types themselves, that can be given other values, in the order of their places.
  private(set) var sharedVariables: [SharedVariable] = []

  /// A variable that there is once.
  struct SharedVariable: Sendable {
    /// What its value is kept by.
    let key: String
    /// Its name.
    let name: String
    /// The full name of its type; nil outside of types.
    let type: String?
  }

  /// Indexes files.
  package init(_ files: [ProgramFile], conditions: CompilationConditions = .init()) {
    self.files = files
    self.conditions = conditions
    let index = ProgramIndex(files, conditions: conditions)
    types = index.types.mapValues { SourceType($0) }
    (functions, variables, operators) = (index.functions, index.variables, index.operators)
    (aliases, ambiguousAliases, previews) = (index.aliases, index.ambiguousAliases, index.previews)
    storedSettings = types.values.flatMap { type in
      (type.stored + type.properties.values).filter { $0.storage != nil }.map { ($0, type) }
    }.sorted { $0.0.place < $1.0.place }
    viewLoadings = Set(
      types.values.flatMap {
        ($0.functions["viewDidLoad"] ?? []) + ($0.functions["loadView"] ?? [])
      }
      .compactMap { function in
        function.declaration.body?.statements.first.map {
          CodePlace(file: function.place.file, offset: $0.offset)
        }
      })
    let all = types.values.flatMap { $0.stored + $0.properties.values }
    weakNames = Set(all.filter(\.isWeak).map(\.name))
    let added = types.values.filter { $0.sort == .extension }.sorted { $0.name < $1.name }
      .flatMap { type in
        type.properties.values.filter { $0.accessors.set != nil && !$0.isStatic }
          .map { (property: $0, type: type) }
      }
    addedProperties = Dictionary(grouping: added, by: \.property.name)
    mainStatements = index.mainStatements
    localTypes = index.localTypes
    fileVariables = index.fileVariables
    hasOwnEquality =
      index.operators["=="] != nil || index.types.values.contains { $0.functions["isEqual"] != nil }
    hasTypesOfFiles = !index.sharedNames.isEmpty
    meaningfulNames = Set(types.keys.map(\.lastPart) + aliases.keys.map(\.lastPart))
      .union(types.values.flatMap(\.aliases.keys).map(\.lastPart))
    // Only the function, or the file, that declares a type sees it.
    let seen = types.keys.filter { !$0.contains(ProgramIndex.localMark) }
    namesakes = Dictionary(grouping: seen.sorted(), by: \.lastPart)
    lineages = types.mapValues { lineage(from: $0) }
    inheritedTypes = types.filter(\.value.isReference).compactMapValues(typesGiven)
    sharedVariables = allSharedVariables
    for function in operators.values.joined() {
      let written = function.declaration.parameters.compactMap(\.type.operandName)
      operandTypes[function.place] = Dictionary(
        written.map { ($0, operandType(named: $0, of: function)) }, uniquingKeysWith: { $1 })
    }
  }

  /// The full name of a type that an operator of the program's own takes, or its name where it is none of the program's.
  func operandType(named written: String, of function: SourceFunction) -> String {
    if let known = operandTypes[function.place]?[written] { return known }
    let type = type(named: written, within: function.owner, fromFile: function.place.file)
    return type?.name ?? written
  }

  /// The names that stand for types which are called otherwise.
  package var aliasNames: Set<String> {
    Set(aliases.keys).union(types.values.flatMap(\.aliases.keys))
  }

  /// The line of a place.
  package func line(of place: CodePlace) -> CodeLine {
    files[place.file].line(of: place.offset)
  }

  /// True where a name alone means a type of the program's within another, without a look into types elsewhere.
  func isSeen(_ name: String, within scope: String?) -> Bool {
    var scope = scope
    while let outer = scope {
      if types[outer + "." + name] != nil { return true }
      scope = outer.surrounding
    }
    return types[name] != nil
  }

  /// The type that a name means within another; of several elsewhere the first.
  ///
  /// - Parameter file: the file whose code names it; nil is that of the type around it.
  package func type(
    named name: String, within scope: String? = nil, fromFile file: Int? = nil
  ) -> SourceType? {
    guard meaningfulNames.contains(name.lastPart) else { return nil }
    if hasTypesOfFiles, let file = file ?? scope.flatMap({ types[$0]?.place.file }),
      let own = types[ProgramIndex.scope(ofFile: file) + "." + name],
      scope.map({ isWithin($0, name) }) != true
    {
      return own
    }
    return type(named: name, within: scope, aliasesLeft: Self.mostAliases)
  }

  /// True where a type or one around it has a type of the name in it.
  private func isWithin(_ scope: String, _ name: String) -> Bool {
    var scope: String? = scope
    while let outer = scope {
      if types[outer + "." + name] != nil || types[outer]?.aliases[name] != nil { return true }
      scope = outer.surrounding
    }
    return false
  }

  /// All variables outside of types, in the order of their places.
  package var allVariables: [SourceProperty] {
    (variables.values + fileVariables.values.filter { variables[$0.name] !== $0 })
      .sorted { $0.place < $1.place }
  }

  private var allSharedVariables: [SharedVariable] {
    let own = types.values.flatMap { type in
      type.properties.values.filter { $0.isStatic && $0.isStored && !$0.isConstant }.map {
        ($0.place, SharedVariable(key: type.name + "." + $0.name, name: $0.name, type: type.name))
      }
    }
    let others = allVariables.filter { $0.isStored && !$0.isConstant }.map {
      ($0.place, SharedVariable(key: key(of: $0), name: $0.name, type: nil))
    }
    return (own + others).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The variable outside of types that code of a file finds by name.
  func variable(_ name: String, fromFile file: Int) -> SourceProperty? {
    fileVariables[FileName(file: file, name: name)] ?? variables[name]
  }

  /// The functions outside of types that code of a file finds by name.
  func functions(_ name: String, fromFile file: Int) -> [SourceFunction]? {
    functions[name]?.seen(fromFile: file)
  }

  /// What the value of a variable outside of types is kept by, which is its name but for those that other files have too.
  package func key(of property: SourceProperty) -> String {
    variables[property.name] === property
      ? property.name : property.name + "@\(property.place.file)"
  }

  /// The most names that stand for each other, one after the other; some that do so in a circle stand for nothing.
  private static let mostAliases = 64

  private func type(
    named name: String, within scope: String?, aliasesLeft: Int
  ) -> SourceType? {
    guard aliasesLeft > 0 else { return nil }
    var scope = scope
    while let outer = scope {
      if let type = types[outer + "." + name] { return type }
      if let alias = types[outer]?.aliases[name], let target = alias.baseName, target != name {
        return type(named: target, within: outer, aliasesLeft: aliasesLeft - 1)
      }
      scope = outer.surrounding
    }
    if let type = types[name] { return type }
    if let alias = aliases[name]?.baseName, alias != name {
      return type(named: alias, within: nil, aliasesLeft: aliasesLeft - 1)
    }
    // What a type has within it takes no name of the system's outside of it.
    guard !FrameworkNames.contains(name) else { return nil }
    return namesakes[name.lastPart]?.first.flatMap { types[$0] }
  }

  /// The framework's type that a name stands for outside of types; nil where it is no other name for one.
  func foreignMeaning(of name: String) -> String? {
    var (meaning, left) = (name, Self.mostAliases)
    while let target = aliases[meaning]?.baseName, target != meaning {
      guard left > 0 else { return nil }
      (meaning, left) = (target, left - 1)
    }
    let isForeign = types[meaning].map { $0.sort == .extension } != false
    return meaning != name && isForeign ? meaning : nil
  }

  /// The type that a name stands for, where it is another name for one.
  package func meaning(of type: WrittenType) -> WrittenType {
    guard case .name(let name, _) = type, let target = aliases[name], target != type else {
      return type
    }
    return target
  }

  /// The type that is declared at a place, or one of whose stored properties is; nil where none is.
  package func type(ofDeclarationAt place: CodePlace) -> SourceType? {
    types.values.first { type in
      type.place == place && type.sort != .extension
        || type.place.file == place.file && type.stored.contains { $0.place == place }
    }
  }

  /// The type itself, then what it inherits from and conforms to in this program, nearest first, each once.
  package func lineage(of name: String) -> [SourceType] {
    lineages[name] ?? type(named: name).flatMap { lineages[$0.name] } ?? []
  }

  private func lineage(from first: SourceType) -> [SourceType] {
    var (found, met, next) = ([first], Set([first.name]), first.inheritedNames)
    while !next.isEmpty, found.count < 64 {
      let (name, scope, file) = next.removeFirst()
      guard let type = type(named: name, within: scope, fromFile: file),
        met.insert(type.name).inserted
      else {
        continue
      }
      found.append(type)
      next += type.inheritedNames
    }
    return found
  }

  /// The types that a class and those above it give for the parameters of generic ones; nil where none does.
  private func typesGiven(by first: SourceType) -> [String: WrittenType]? {
    var (all, around, met): ([String: WrittenType], [String: WrittenType], Set<String>) =
      ([:], [:], [first.name])
    var next: SourceType? = first
    while let type = next {
      next = nil
      for case .name(let name, let given) in type.inherited {
        guard let parent = self.type(named: name, within: type.name, fromFile: type.place.file),
          parent.isReference, met.insert(parent.name).inserted
        else { continue }
        var own: [String: WrittenType] = [:]
        if parent.parameters.count == given.count {
          for (parameter, written) in zip(parent.parameters, given) {
            own[parameter] = meant(by: written, in: type, around)
          }
        }
        all.merge(own) { nearest, _ in nearest }
        (around, next) = (own, parent)
      }
    }
    return all.isEmpty ? nil : all
  }

  /// What a type that a class gives is called everywhere.
  private func meant(
    by written: WrittenType, in type: SourceType, _ around: [String: WrittenType]
  ) -> WrittenType {
    guard case .name(let name, let inner) = written else { return written }
    if inner.isEmpty, let given = around[name] { return given }
    let known = self.type(named: name, within: type.name, fromFile: type.place.file)
    return .name(known?.name ?? name, inner)
  }

  /// True where a type inherits from or conforms to another, of the program or a framework.
  package func isKind(_ name: String, of other: String) -> Bool {
    name == other
      || lineage(of: name).contains { type in
        type.name == other || type.inherited.contains { $0.baseName == other }
      }
  }

  /// The first ancestor that a framework declares, and perhaps its protocols after it.
  package func foreignAncestors(of name: String) -> [String] {
    lineage(of: name).flatMap(\.inherited).compactMap(\.baseName).filter { ancestor in
      type(named: ancestor).map { $0.sort == .extension } ?? true
    }
  }
}

extension WrittenType {
  /// The name of what an operator takes, or of what a function gives back that it takes.
  fileprivate var operandName: String? {
    if case .function(_, let result) = self { return result.operandName }
    return baseName
  }
}

extension SourceType {
  /// The names of what it inherits from and conforms to, each with the type around it and its file, which is where they are looked for.
  fileprivate var inheritedNames: [(name: String, scope: String?, file: Int)] {
    let scope = name.surrounding
    return inherited.compactMap(\.baseName).map { ($0, scope, place.file) }
  }
}

/// A `#Preview`.
package struct SourcePreview: Hashable, Sendable {
  /// Its name, where it has one.
  package var name: String?
  /// What makes the view.
  package var body: Closure
  /// Where it stands.
  package var place: CodePlace
}

extension String {
  /// The name of a type without those of the types that it lies in.
  package var lastPart: String {
    guard let dot = utf8.lastIndex(of: Self.dot) else { return self }
    let last = self[utf8.index(after: dot)...]
    return last.isEmpty ? split(separator: ".").last.map(String.init) ?? self : String(last)
  }

  /// The names of a type and of those that it lies in, each by itself.
  package var parts: [String] {
    utf8.contains(Self.dot) ? split(separator: ".").map(String.init) : [self]
  }

  /// The name of the type that one lies in; nil for a name without a dot.
  var surrounding: String? { utf8.lastIndex(of: Self.dot).map { String(self[..<$0]) } }

  private static let dot = UInt8(ascii: ".")
}

extension Declaration {
  /// True for what belongs to the type itself.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension Pattern {
  /// The names in the pattern, in order.
  package var names: [String] {
    switch self {
    case .name(let name): [name]
    case .binding(let pattern), .some(let pattern), .cast(let pattern, _): pattern.names
    case .tuple(let elements): elements.flatMap(\.pattern.names)
    case .enumCase(_, _, let elements): elements?.flatMap(\.pattern.names) ?? []
    case .wildcard, .expression, .isType: []
    }
  }
}
