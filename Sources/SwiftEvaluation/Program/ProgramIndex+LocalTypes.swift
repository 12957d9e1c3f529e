import AfterimageSwiftTree

/// Types that only the code of a function sees.
extension ProgramIndex {
  /// What stands between the name of a function and its place in the full names of its types.
  static let localMark: Character = "@"

  /// Adds the types that the statements of a body declare.
  mutating func addLocalTypes(
    of body: Block?, named name: String, in owner: String?, at place: CodePlace
  ) {
    let scope = (owner.map { $0 + "." } ?? "") + "\(name)\(Self.localMark)\(place.offset)"
    for statement in body?.statements ?? [] {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind
      else { continue }
      let own = CodePlace(file: place.file, offset: declaration.offset)
      localTypes[own] = scope + "." + type.name
      add(declaration, to: scope, file: place.file)
    }
  }
}
