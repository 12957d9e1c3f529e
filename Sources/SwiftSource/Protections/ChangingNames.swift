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
    findDefaults(assigned.reduce(into: []) { $0.formUnion($1.defaults) }, in: program)
    guard program.isLibrary else { return }
    let properties = program.types.values.flatMap { $0.stored + $0.properties.values }
    openToOthers = Set(
      properties.filter { $0.isPublic && $0.isStored && !$0.isSetInItsFile }.map(\.name))
  }

  /// Finds the properties that keep values of the app's defaults by keys that code sets, or by those of others that are given values.
  private mutating func findDefaults(_ keys: Set<String?>, in program: SourceProgram) {
    let properties = program.types.values.flatMap(\.stored).compactMap { property in
      property.defaultsKey.map { (name: property.name, key: $0) }
    }
    let changing = bound.union(everywhere)
    for (key, namesakes) in Dictionary(grouping: properties, by: \.key) {
      let isSet = keys.contains(nil) || keys.contains(key)
      let names = Set(namesakes.map(\.name))
      defaults.formUnion(
        names.filter { isSet || !names.subtracting([$0]).isDisjoint(with: changing) })
    }
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
