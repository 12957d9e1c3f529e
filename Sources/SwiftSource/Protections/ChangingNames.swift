import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What statements of a program give values, by name, as far as they may be run when it is not known.
struct ChangingNames {
  /// The names of what is given values anywhere.
  private var everywhere: Set<String> = []
  /// The names of what is given values in a file, file by file.
  private var inFiles: [Set<String>] = []
  /// The names of what others are given bindings to.
  private var bound: Set<String> = []
  /// The names of properties that keep values of the app's defaults which other code sets.
  private var defaults: Set<String> = []
  /// The names of what others may set of a library.
  private var openToOthers: Set<String> = []

  /// Gathers the names of what statements give values.
  ///
  /// - Parameters:
  ///   - assigned: what is given values, file by file.
  ///   - visited: the statements that were run: where only the app's life comes to one, or nothing else gives a value and it is always the same, it counts not.
  init(
    _ assigned: [AssignedNames], except visited: Set<CodePlace>,
    ofLife isOfLife: (CodePlace) -> Bool, in program: SourceProgram
  ) {
    var counts: [String: Int] = [:]
    for file in assigned {
      for (name, offsets) in file.statements { counts[name, default: 0] += offsets.count }
    }
    for (number, file) in assigned.enumerated() {
      let names = file.statements.filter { name, offsets in
        offsets.contains { offset in
          let place = CodePlace(file: number, offset: offset)
          guard visited.contains(place) else { return true }
          if counts[name] == 1, !file.varying.contains(offset) { return false }
          return !isOfLife(place)
        }
      }
      inFiles.append(Set(names.keys))
      everywhere.formUnion(names.keys)
    }
    bound = assigned.reduce(into: []) { $0.formUnion($1.bound) }
    findDefaults(
      assigned.reduce(into: []) { $0.formUnion($1.defaults) },
      registered: assigned.flatMap(\.registered), in: program)
    guard program.isSetByOthers else { return }
    let properties = program.types.values.flatMap { $0.stored + $0.properties.values }
    openToOthers = Set(
      properties.filter { $0.isPublic && $0.isStored && !$0.isSetInItsFile }.map(\.name))
  }

  /// Finds the properties that keep values of the app's defaults by keys that code sets, or by those of others that are given values.
  private mutating func findDefaults(
    _ keys: Set<String?>, registered: [(key: String?, value: Expression)],
    in program: SourceProgram
  ) {
    let properties = program.types.values.flatMap(\.stored).compactMap { property in
      property.defaultsKey.map { (name: property.name, key: $0, value: property.value) }
    }
    // What is registered comes before what the property begins with.
    for property in properties {
      let begins = registered.contains { key, value in
        (key == nil || property.key.isEmpty || key == property.key)
          && property.value?.isConstant(like: value) != true
      }
      if begins { defaults.insert(property.name) }
    }
    let changing = bound.union(everywhere)
    for (key, namesakes) in Dictionary(grouping: properties, by: \.key) {
      let isSet = keys.contains(nil) || keys.contains(key)
      let names = Set(namesakes.map(\.name))
      defaults.formUnion(
        names.filter { isSet || !names.subtracting([$0]).isDisjoint(with: changing) })
    }
  }

  /// True where something may give a property a value, or change the one that it holds in part.
  func changes(
    _ property: SourceProperty, holding value: Value, in program: SourceProgram
  ) -> Bool {
    contains(property) || changes(within: value, in: program)
  }

  /// True where something may change a part of a value that is no object.
  func changes(within value: Value, in program: SourceProgram) -> Bool {
    switch value {
    case .structure(let structure):
      guard let type = program.type(named: structure.type), !program.isKind(type.name, of: "View")
      else { return false }
      return setsItself(type, in: program)
        || type.stored.contains { field in
          let held = structure.fields[field.name] ?? .nothing
          return !field.isConstant && changes(field, holding: held, in: program)
        }
    case .enumeration(let value):
      return program.type(named: value.type).map { setsItself($0, in: program) } == true
    case .tuple(let elements):
      return elements.enumerated().contains { index, element in
        everywhere.contains(element.label ?? String(index))
          || changes(within: element.value, in: program)
      }
    case .array(let values): return values.contains { changes(within: $0, in: program) }
    case .dictionary(let entries):
      return entries.contains { changes(within: $0.value, in: program) }
    case .choice(_, let then, let otherwise):
      return changes(within: then, in: program) || changes(within: otherwise, in: program)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .term, .group, .keyPath:
      return false
    }
  }

  /// True where something of a name may be given a value, whatever it is.
  func containAny(named name: String) -> Bool { everywhere.contains(name) }

  /// True where a function of a type, or of what it comes from, may put another value in the place of the one that it is called of.
  func setsItself(_ type: SourceType, in program: SourceProgram) -> Bool {
    guard inFiles.contains(where: { $0.contains("self") }) else { return false }
    let functions = program.lineage(of: type.name).flatMap { $0.functions.values.joined() }
    return Set(functions.map(\.place.file)).contains { inFiles[$0].contains("self") }
  }

  /// True where something may give a property a value.
  func contains(_ property: SourceProperty) -> Bool {
    if openToOthers.contains(property.name) || bound.contains(property.name) { return true }
    if property.defaultsKey != nil, defaults.contains(property.name) { return true }
    return property.isSetInItsFile
      ? inFiles[property.place.file].contains(property.name) : everywhere.contains(property.name)
  }
}

extension SourceProperty {
  /// The key by which it keeps a value of the app's defaults; empty where that does not stand there, nil where it keeps none.
  fileprivate var defaultsKey: String? {
    guard let wrapper, ["AppStorage", "SceneStorage"].contains(wrapper.name) else { return nil }
    guard case .string(let pieces)? = wrapper.arguments.first?.value.kind, pieces.count == 1,
      case .text(let text)? = pieces.first
    else { return "" }
    return text
  }
}

extension Expression {
  /// True for the same truth, number or text as another.
  fileprivate func isConstant(like other: Expression) -> Bool {
    switch kind {
    case .boolean, .integer, .float, .string: kind == other.kind
    default: false
    }
  }
}

extension SourceProgram {
  /// The type of a value that is a structure of the program's and no view, and keeps its fields by itself; nil for any other value.
  func structure(_ value: Value) -> SourceType? {
    guard case .structure(let structure) = value, let type = type(named: structure.type),
      !isKind(type.name, of: "View"), !type.stored.contains(where: { $0.wrapper != nil })
    else { return nil }
    return type
  }
}
