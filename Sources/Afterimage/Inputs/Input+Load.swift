import AfterimageLifecycle
import AfterimageScreens

extension Input {
  /// What the names of scenario files end with.
  package static let scenarioSuffix = ".scenario.json"
  /// What the names of screen files end with.
  package static let screenSuffix = ".screen.json"

  /// Reads a screen or, by its ending, a scenario.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - root: the folder that files named in it are taken from; nil is the file's own.
  package static func load(_ path: String, root: String? = nil) throws(InputFailure) -> LoadedInput
  {
    let bytes: [UInt8]
    switch readFile(at: path) {
    case .success(let content): bytes = content
    case .failure(let failure):
      let diagnostic = Diagnostic(failure.kind(path: path), at: nil)
      throw InputFailure([diagnostic], messages: [diagnostic.formatted()])
    }
    let files = ScreenFiles.beside(path, root: root)
    return path.hasSuffix(scenarioSuffix)
      ? try scenario(bytes, path, files) : try screen(bytes, path, files)
  }

  private static func screen(
    _ bytes: [UInt8], _ path: String, _ files: ScreenFiles
  ) throws(InputFailure) -> LoadedInput {
    let decoded = Screen.decode(bytes, file: path, files: files)
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
  /// Missing where nothing but missing files is wrong.
  fileprivate init(_ diagnostics: [Diagnostic], messages: [String]) {
    let errors = diagnostics.filter { $0.severity == .error }
    self = errors.allSatisfy(\.tellsOfMissingFile) ? .missing(messages) : .invalid(messages)
  }
}
