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
  ///   - assigned: the places of statements by what they give values, file by file.
  ///   - visited: the statements that count not, as they were run.
  init(_ assigned: [[String: Set<Int>]], except visited: Set<CodePlace>, in program: SourceProgram)
  {
    for (number, statements) in assigned.enumerated() {
      let names = statements.filter { _, offsets in
        offsets.contains { !visited.contains(CodePlace(file: number, offset: $0)) }
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
