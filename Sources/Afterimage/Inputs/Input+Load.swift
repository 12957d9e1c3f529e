import AfterimageInterfaceBuilder
import AfterimageLifecycle
package import AfterimageScreens

extension Input {
  /// The ending of the names of scenario files.
  package static let scenarioSuffix = ".scenario.json"
  /// The ending of the names of screen files.
  package static let screenSuffix = ".screen.json"

  /// Reads a screen or, by its ending, a scenario or a scene of a document of Interface Builder.
  ///
  /// - Parameters:
  ///   - path: the file; a scene of a storyboard stands behind `#`.
  ///   - root: the folder that files named in it are taken from; nil is the file's own.
  ///   - source: where it and the files that it names are read from.
  ///   - circumstances: changes the traits that the input asks for, or those of the standard device; the variations and the words of documents follow the result.
  package static func load(
    _ path: String, root: String? = nil, from source: InputFiles = .system,
    in circumstances: (Traits) -> Traits = { $0 }
  ) throws(InputFailure) -> LoadedInput {
    let document = DocumentReference(path)
    let bytes = try read(document?.file ?? path, from: source)
    let traits = circumstances(Traits(device: .standard))
    let files = files(beside: document?.file ?? path, root: root, from: source, in: traits)
    if let document { return try screen(files.decodeDocument(bytes, document, files)) }
    guard path.hasSuffix(scenarioSuffix) else {
      return try screen(Screen.decode(bytes, file: path, files: files))
    }
    let loaded = try scenario(bytes, path, files)
    guard case .scenario(let scenario) = loaded.input else { return loaded }
    let wanted = circumstances(scenario.traits)
    guard SizeClasses(wanted) != SizeClasses(traits) || wanted.language != traits.language else {
      return loaded
    }
    return try self.scenario(
      bytes, path, Self.files(beside: path, root: root, from: source, in: wanted))
  }

  /// Reads an input by its path relative to the folder of another file.
  static func load(
    _ path: String, beside file: String, in circumstances: (Traits) -> Traits = { $0 }
  ) throws(InputFailure) -> Input {
    let path = path.hasPrefix("/") ? path : "\(OutputFiles.folder(of: file))/\(path)"
    return try load(path, in: circumstances).input
  }

  /// Reads a file, or throws a message for people.
  package static func read(
    _ path: String, from source: InputFiles = .system
  ) throws(InputFailure) -> [UInt8] {
    switch source.read(path) {
    case .success(let bytes): return bytes
    case .failure(let failure):
      let diagnostic = Diagnostic(failure.kind(path: path), at: nil)
      throw InputFailure([diagnostic], messages: [diagnostic.formatted()])
    }
  }

  /// The files that an input may name, documents among them.
  package static func files(
    beside path: String, root: String? = nil, from source: InputFiles = .system, in traits: Traits
  ) -> ScreenFiles {
    var files = source.beside(path, root ?? projectFolder(ofLocalized: path))
    files.decodeDocument = { bytes, document, files in
      Screen.decode(document: bytes, document, in: traits, files: files)
    }
    return files
  }

  /// The folder around that of a document in `Base.lproj` or another language's, where its other languages and its pictures lie; nil for any other file.
  private static func projectFolder(ofLocalized path: String) -> String? {
    guard DocumentReference.isDocumentName(path),
      path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true
    else { return nil }
    return path[...(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)] + ".."
  }

  private static func screen(_ decoded: DecodedScreen) throws(InputFailure) -> LoadedInput {
    let messages = decoded.diagnostics.map { $0.formatted(in: decoded.source) }
    guard let screen = decoded.screen else {
      throw InputFailure(decoded.diagnostics, messages: messages)
    }
    return LoadedInput(input: .screen(screen), warnings: messages)
  }

  private static func scenario(
    _ bytes: [UInt8], _ path: String, _ files: ScreenFiles
  ) throws(InputFailure) -> LoadedInput {
    let decoded = Scenario.decode(bytes, file: path, files: files)
    let messages = decoded.diagnostics.map { diagnostic in
      let source = decoded.sources.first { $0.file == diagnostic.file }
      return diagnostic.formatted(in: source)
    }
    guard let scenario = decoded.scenario else {
      throw InputFailure(decoded.diagnostics, messages: messages)
    }
    return LoadedInput(input: .scenario(scenario), warnings: messages)
  }
}

extension Diagnostic {
  fileprivate var file: String? {
    guard case .source(let place) = place else { return nil }
    return place.file
  }

  fileprivate var tellsOfMissingFile: Bool {
    if case .fileMissing = kind { true } else { false }
  }
}

extension InputFailure {
  /// Makes a failure of diagnostics: `missing` where their only errors are missing files, else `invalid`.
  package init(_ diagnostics: [Diagnostic], messages: [String]) {
    let errors = diagnostics.filter { $0.severity == .error }
    self = errors.allSatisfy(\.tellsOfMissingFile) ? .missing(messages) : .invalid(messages)
  }
}
