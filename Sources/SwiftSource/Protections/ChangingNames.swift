import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What statements of a program give values, by name, as far as they may be run when it is not known.
struct ChangingNames {
  /// The names of what is given values anywhere.
  private var everywhere: Set<String> = []
  /// The names of what is given values in a file, file by file.
  private var inFiles: [Set<String>] = []
  /// The names of what others may set of a library.
  private var openToOthers: Set<String> = []

  /// Gathers the names of what statements give values.
  ///
  /// - Parameters:
  ///   - assigned: what is given values, file by file.
  ///   - visited: the statements that were run: where only the app's life comes to one, or nothing else gives a value and it is always the same, it counts not.
  init(
    _ assigned: [AssignedNames], except visited: Set<CodePlace>, runBy life: LifeCode,
    in program: SourceProgram
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
          return !life.contains(place)
        }
      }
      inFiles.append(Set(names.keys))
      everywhere.formUnion(names.keys)
    }
    guard program.isLibrary else { return }
    let properties = program.types.values.flatMap { $0.stored + $0.properties.values }
    openToOthers = Set(
      properties.filter { $0.isPublic && $0.isStored && !$0.isSetInItsFile }.map(\.name))
  }

  /// True where something may give a property a value.
  func contains(_ property: SourceProperty) -> Bool {
    if openToOthers.contains(property.name) { return true }
    return property.isSetInItsFile
      ? inFiles[property.place.file].contains(property.name) : everywhere.contains(property.name)
  }
}
