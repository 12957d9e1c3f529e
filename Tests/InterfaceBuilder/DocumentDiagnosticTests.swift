import AfterimageInterfaceBuilder
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// A file in `Diagnostics` for each thing that may be said of a document, with what people read of it.
///
/// `NAME.storyboard` and `NAME.xib` are documents, `NAME#SCENE.storyboard` one of which a scene is asked for, `NAME.repeat` a recipe: a line before, a count, a line to repeat, a line after.
@Suite struct DocumentDiagnosticTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Diagnostics")

  /// The files in the order of their names.
  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".txt") }.sorted()
  }()

  @Test(arguments: files)
  func `the file provokes it, and what people read is as expected`(_ file: String) throws {
    let fixture = try Fixture(file)
    #expect(fixture.provoked.contains(fixture.name))
    let decoded = Screen.decode(
      document: fixture.bytes, fixture.reference, in: Traits(device: .standard), files: .none)
    let hasError = decoded.diagnostics.contains { $0.severity == .error }
    #expect((decoded.screen == nil) == hasError)
    let text = decoded.diagnostics.map { $0.formatted(in: decoded.source) + "\n" }.joined()
    let golden = Self.folder.appending(path: fixture.name + ".txt")
    try TextGolden.expect(text, equals: golden)
  }

  @Test func `every name of a diagnostic has a file, and every file a name`() throws {
    #expect(Set(try Self.files.map { try Fixture($0).name }) == Set(Fixture.names))
  }

  @Test func `both kinds of diagnostic that only documents provoke are provoked`() throws {
    let kinds = try Self.files.flatMap { file in
      let fixture = try Fixture(file)
      return Screen.decode(
        document: fixture.bytes, fixture.reference, in: Traits(device: .standard), files: .none
      ).diagnostics.map(\.kind.name)
    }
    #expect(Set(DiagnosticName.ofDocuments).isSubset(of: kinds))
  }
}

/// A file with everything that may be said of it.
private struct Fixture {
  let name: String
  let reference: DocumentReference
  let bytes: [UInt8]

  init(_ file: String) throws {
    let stem = file.prefix { $0 != "." }
    let parts = stem.split(separator: "#").map(String.init)
    name = parts[0]
    let ending = file.hasSuffix(".repeat") ? ".xib" : file.dropFirst(stem.count)
    reference = DocumentReference(file: name + ending, scene: parts.count > 1 ? parts[1] : nil)
    let content = [UInt8](
      try Data(contentsOf: DocumentDiagnosticTests.folder.appending(path: file)))
    bytes = file.hasSuffix(".repeat") ? try Self.repeated(content) : content
  }

  private static func repeated(_ recipe: [UInt8]) throws -> [UInt8] {
    let lines = String(decoding: recipe, as: UTF8.self).components(separatedBy: "\n")
    let count = try #require(Int(lines[1]))
    let item = Array(lines[2].utf8)
    return Array(lines[0].utf8) + (0..<count).flatMap { _ in item } + Array(lines[3].utf8)
  }

  /// The names of what is wrong with the document, or with its scene.
  var provoked: [String] {
    do {
      let document = try InterfaceDocument.read(bytes)
      let scene = try document.scene(named: reference.scene)
      let imported = try document.importScene(scene, of: reference, in: SizeClasses(), files: .none)
      return imported.notes.map { Self.name(of: $0.kind) }
    } catch let error as DocumentError {
      return [Self.name(of: error)].compactMap(\.self)
    } catch let failure as SceneFailure {
      return [Self.name(of: failure)]
    } catch {
      return []
    }
  }

  /// Every name, of which the functions below give one each.
  static let names = [
    "syntax", "documentType", "tooDeep", "tooManyElements", "notInterfaceBuilder",
    "otherPlatform", "version", "noScene", "severalScenes", "unknownScene", "sceneWithoutView",
    "unknownView", "unknownFont", "unknownColor", "missingImage", "unsupported",
    "unusableConstraint",
  ]

  /// Nothing provokes a lack of memory.
  private static func name(of error: DocumentError) -> String? {
    switch error {
    case .xml(let error):
      switch error.kind {
      case .syntax: "syntax"
      case .documentType: "documentType"
      case .tooDeep: "tooDeep"
      case .tooManyElements: "tooManyElements"
      case .outOfMemory: nil
      }
    case .notInterfaceBuilder: "notInterfaceBuilder"
    case .otherPlatform: "otherPlatform"
    case .version: "version"
    }
  }

  private static func name(of failure: SceneFailure) -> String {
    switch failure {
    case .none: "noScene"
    case .several: "severalScenes"
    case .unknown: "unknownScene"
    case .withoutView: "sceneWithoutView"
    }
  }

  private static func name(of note: ImportNote.Kind) -> String {
    switch note {
    case .unknownView: "unknownView"
    case .unknownFont: "unknownFont"
    case .unknownColor: "unknownColor"
    case .missingImage: "missingImage"
    case .unsupported: "unsupported"
    case .unusableConstraint: "unusableConstraint"
    }
  }
}
