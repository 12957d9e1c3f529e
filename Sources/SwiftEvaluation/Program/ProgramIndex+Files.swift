import AfterimageSwiftTree

/// What only the code of a file can name, where other files give something else the same name.
extension ProgramIndex {
  /// Stands before the number of a file in the full names of its own types.
  static let fileMark = "file\(localMark)"

  /// The scope of what only a file can name.
  static func scope(ofFile file: Int) -> String { fileMark + String(file) }

  /// The types that several files declare, with the files of which each is the only one that can name its own.
  static func sharedNames(of files: [ProgramFile]) -> [String: Set<Int>] {
    var (own, all): ([String: Set<Int>], [String: Int]) = ([:], [:])
    for (number, file) in files.enumerated() {
      for (name, isOfItsFile) in file.tree.statements.declaredTypes {
        all[name, default: 0] += 1
        if isOfItsFile { own[name, default: []].insert(number) }
      }
    }
    return own.filter { all[$0.key] ?? 0 > 1 }
  }

  /// The full name of a type, or of the one that an extension adds to.
  func fullName(
    of declared: TypeDeclaration, _ declaration: Declaration, in owner: String?, file: Int
  ) -> String {
    if let owner { return owner + "." + declared.name }
    let first = declared.name.prefix { $0 != "." }
    guard sharedNames[String(first)]?.contains(file) == true else { return declared.name }
    return Self.scope(ofFile: file) + "." + declared.name
  }

  /// Adds a variable outside of types, for all files or for its own.
  mutating func addVariable(_ property: SourceProperty) {
    guard property.isOfItsFile else {
      variables[property.name] = property
      return
    }
    fileVariables[FileName(file: property.place.file, name: property.name)] = property
    // What reads no file by itself finds one of them.
    variables[property.name] = variables[property.name] ?? property
  }

  /// A function with what is known of where it stands.
  func source(
    _ function: FunctionDeclaration, in declaration: Declaration, owner: String?,
    at place: CodePlace
  ) -> SourceFunction {
    SourceFunction(
      function, in: declaration, owner: owner, at: place,
      isOfItsFile: isOfItsFile || declaration.isOfItsFile, isOpen: isOpen)
  }
}

/// A name that only the code of a file knows.
struct FileName: Hashable, Sendable {
  /// Which of the program's files it is.
  var file: Int
  /// The name.
  var name: String
}

extension TypeMembers {
  /// Keeps a property that only its file can name beside the ones of other files.
  mutating func addOfItsFile(_ property: SourceProperty) {
    guard property.isOfItsFile else { return }
    ofFiles[FileName(file: property.place.file, name: property.name)] = property
  }
}

extension [SourceFunction] {
  /// Those that code of a file can name; all, where it can name none.
  func seen(fromFile file: Int) -> [SourceFunction] {
    guard contains(where: { $0.isOfItsFile && $0.place.file != file }) else { return self }
    let seen = filter { !$0.isOfItsFile || $0.place.file == file }
    return seen.isEmpty ? self : seen
  }
}

extension [Statement] {
  /// The names of the types that stand here by themselves, and whether only the file can name them.
  fileprivate var declaredTypes: [(name: String, isOfItsFile: Bool)] {
    flatMap { statement -> [(name: String, isOfItsFile: Bool)] in
      switch statement.kind {
      case .declaration(let declaration):
        switch declaration.kind {
        case .type(let type) where type.sort != .extension:
          return [(type.name, declaration.isOfItsFile)]
        case .conditional(let branches): return branches.flatMap(\.statements.declaredTypes)
        default: return []
        }
      case .conditional(let branches): return branches.flatMap(\.statements.declaredTypes)
      default: return []
      }
    }
  }
}

extension ProgramIndex {
  /// What names at the top of files stand for, but for those that stand for several types, or are declared besides.
  static func plainAliases(of files: [ProgramFile]) -> [String: WrittenType] {
    var (found, others): ([String: WrittenType], Set<String>) = ([:], [])
    for case .declaration(let declaration) in files.flatMap(\.tree.statements).map(\.kind) {
      switch declaration.kind {
      case .alias(let name, let type):
        if let before = found.updateValue(type, forKey: name), before != type {
          others.insert(name)
        }
      case .type(let type) where type.sort != .extension: others.insert(type.name)
      case .type, .import, .function, .initializer, .deinitializer, .subscript, .variable, .cases,
        .macro, .conditional, .other:
        break
      }
    }
    return found.filter { !others.contains($0.key) }
  }
}
