package import AfterimageSwiftTree

/// All files of an app, indexed by what they declare.
package struct SourceProgram: Sendable {
  /// The files, in the order of their paths.
  package let files: [ProgramFile]
  /// The types by their full names.
  package internal(set) var types: [String: SourceType] = [:]
  /// The full names of all types that bear a name, in order.
  var namesakes: [String: [String]] = [:]
  /// The functions outside of types, by name.
  package internal(set) var functions: [String: [SourceFunction]] = [:]
  /// The variables outside of types, by name.
  package internal(set) var variables: [String: SourceProperty] = [:]
  /// The `#Preview`s with their names, in order.
  package internal(set) var previews: [SourcePreview] = []
  /// The operators that the program declares functions for, by name.
  package internal(set) var operators: [String: [SourceFunction]] = [:]
  /// Types that are named otherwise outside of types.
  var aliases: [String: WrittenType] = [:]
  /// The statements at the top of a `main.swift`.
  package internal(set) var mainStatements: [(place: CodePlace, statement: Statement)] = []
  /// What holds when the program is built.
  package let conditions: CompilationConditions

  /// Indexes files.
  package init(_ files: [ProgramFile], conditions: CompilationConditions = .init()) {
    self.files = files
    self.conditions = conditions
    for (number, file) in files.enumerated() { add(file.tree.statements, file: number) }
    for name in types.keys.sorted() {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      namesakes[last, default: []].append(name)
    }
  }

  /// The names that stand for types which are called otherwise.
  package var aliasNames: Set<String> {
    Set(aliases.keys).union(types.values.flatMap(\.aliases.keys))
  }

  /// The line of a place.
  package func line(of place: CodePlace) -> CodeLine {
    files[place.file].line(of: place.offset)
  }

  /// The type that a name means within another; of several elsewhere the first.
  package func type(named name: String, within scope: String? = nil) -> SourceType? {
    var scope = scope
    while let outer = scope {
      if let type = types[outer + "." + name] { return type }
      if let alias = types[outer]?.aliases[name], let target = alias.baseName, target != name {
        return type(named: target, within: outer)
      }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let type = types[name] { return type }
    if let alias = aliases[name]?.baseName, alias != name { return type(named: alias) }
    // What a type has within it takes no name of the system's outside of it.
    guard !FrameworkNames.contains(name) else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return namesakes[last]?.first.flatMap { types[$0] }
  }

  /// The type that a name stands for, where it is another name for one.
  package func meaning(of type: WrittenType) -> WrittenType {
    guard case .name(let name, _) = type, let target = aliases[name], target != type else {
      return type
    }
    return target
  }

  /// The type itself, then what it inherits from and conforms to in this program, nearest first, each once.
  package func lineage(of name: String) -> [SourceType] {
    var (found, met, next) = ([SourceType](), Set<String>(), [name])
    while !next.isEmpty, found.count < 64 {
      let name = next.removeFirst()
      guard let type = type(named: name), met.insert(type.name).inserted else { continue }
      found.append(type)
      next += type.inherited.compactMap(\.baseName)
    }
    return found
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

/// A `#Preview`.
package struct SourcePreview: Hashable, Sendable {
  /// Its name, where it has one.
  package var name: String?
  /// What makes the view.
  package var body: Closure
  /// Where it stands.
  package var place: CodePlace
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
