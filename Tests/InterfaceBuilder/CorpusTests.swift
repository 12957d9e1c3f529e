import Afterimage
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import Foundation
import InterfaceBuilderScore
import TestSupport
import Testing

@Suite struct CorpusTests {
  @Test func `there are forty documents of at least twenty-five projects, each with its licence`()
    throws
  {
    let projects = Set(Corpus.documents.map { $0.prefix { $0 != "/" } })
    #expect(Corpus.documents.count == 40)
    #expect(projects.count >= 25)
    for project in projects {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Corpus.folder.appending(path: String(project)).path)
      #expect(files.contains { $0.uppercased().hasPrefix("LICEN") }, "\(project)")
    }
  }

  @Test func `no document has fewer views in their places than when it was recorded`() throws {
    let pipeline = try Pipeline()
    let scores = try Corpus.documents.map { path in
      try CanvasLayout(path, in: Corpus.folder, pipeline).score()
    }
    if TextGolden.isRecording { try Scores(Corpus.documents, scores).record() }
    let recorded = try Scores.recorded()
    for (path, score) in zip(Corpus.documents, scores) {
      let expected = try #require(recorded.byDocument[path], "AFTERIMAGE_RECORD=1 records \(path)")
      #expect(score.views == expected.views, "\(path)")
      #expect(score.right >= expected.right, "\(path)")
    }
  }

  @Test(arguments: Corpus.documents)
  func `every scene becomes a screen whose file decodes to it`(of path: String) throws {
    let document = try InterfaceDocument.read(Corpus.bytes(path))
    let classes = SizeClasses(width: .compact, height: .regular)
    for scene in document.drawableScenes {
      let imported = try document.importScene(
        scene, of: DocumentReference(file: path), in: classes, files: .none)
      let decoded = Screen.decode(
        Array(imported.screen.json.utf8), file: "\(scene.name).json", files: pictures)
      #expect(decoded.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
      #expect(decoded.screen?.json == imported.screen.json, "\(path)#\(scene.name)")
    }
  }
}

/// A pixel for each picture that a screen file names.
private let pictures = ScreenFiles(
  read: { .success(Array($0.utf8)) },
  decodeImage: { _ in
    Bitmap(width: 1, height: 1, pixels: [0]).map { .success($0) } ?? .failure(.broken("none"))
  })

/// The scores of the documents as `scores.tsv` keeps them.
struct Scores {
  let byDocument: [String: CanvasScore]
  private let text: String

  init(_ documents: [String], _ scores: [CanvasScore]) {
    byDocument = Dictionary(uniqueKeysWithValues: zip(documents, scores))
    text = zip(documents, scores).map { "\($1.right)\t\($1.views)\t\($0)\n" }.joined()
  }

  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "scores.tsv")

  func record() throws { try Data(("right\tviews\tdocument\n" + text).utf8).write(to: Self.file) }

  static func recorded() throws -> Scores {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    let rows: [(String, CanvasScore)] = try lines.map { line in
      let fields = line.split(separator: "\t")
      return (
        String(fields[2]),
        CanvasScore(views: try #require(Int(fields[1])), right: try #require(Int(fields[0])))
      )
    }
    return Scores(rows.map(\.0), rows.map(\.1))
  }
}
