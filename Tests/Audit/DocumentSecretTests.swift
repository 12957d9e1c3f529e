import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageRendering
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Documents of snapshots: where a picture is safe, no text of a secret is in its document, in whatever part of it.
@Suite(.enabled(if: DocumentViewer.isThere, "librsvg and Poppler are not there"))
struct DocumentSecretTests {
  private static let screens = [
    "card-form", "bank-log-on", "statement", "chat", "wallet", "payment",
  ]
  private static let strategies = Strategy.all.map(\.name)

  @Test(arguments: screens)
  func `no strategy leaves a secret in the document of a safe picture`(name: String) throws {
    let screen = try Screen.shipped(name)
    var safePictures = 0
    for strategy in Self.strategies {
      let story = try Scenario.story(of: screen, under: strategy)
      safePictures += try expectNoSecrets(inDocumentsOf: story, "\(name) under \(strategy)")
    }
    // Light and dark under redact, cover-color and others.
    #expect(safePictures >= 6)
  }

  @Test(arguments: Repository.faults.map { $0 + ".mended" })
  func `no mended protection leaves a secret in the document of a safe picture`(name: String) throws
  {
    _ = try expectNoSecrets(inDocumentsOf: Scenario.shipped(name), name)
  }

  @Test func `a secret that a picture shows is in its documents`() throws {
    let story = try Scenario.story(of: Screen.shipped("card-form"), under: "none")
    let snapshot = try #require(Simulation.run(story).snapshots.first)
    let texts = try texts(of: snapshot)
    #expect(texts.allSatisfy { $0.contains("4242 4242 4242 4242") })
  }

  /// Expects the documents of safe pictures to have no secret, and counts those pictures.
  private func expectNoSecrets(inDocumentsOf story: Scenario, _ name: String) throws -> Int {
    let pipeline = try Pipeline()
    let findings = try pipeline.findings(of: story)
    let secrets = story.secretWords
    let safe = Simulation.run(story).snapshots.filter { findings.disclosure(of: $0) == .nothing }
    for snapshot in safe {
      for text in try texts(of: snapshot) {
        for secret in secrets { #expect(!text.contains(secret), "\(name): \(secret)") }
      }
    }
    return safe.count
  }

  /// The SVG file, without its pictures, and the text that can be copied out of the PDF file.
  private func texts(of snapshot: Snapshot) throws -> [String] {
    let pipeline = try Pipeline()
    let svg = String(decoding: try pipeline.document(of: snapshot, as: .svg), as: UTF8.self)
    let drawing = svg.replacing(/base64,[^"]*/, with: "")
    return [drawing, try DocumentViewer().text(ofPDF: pipeline.document(of: snapshot, as: .pdf))]
  }
}

extension Scenario {
  /// The words of five letters or more of all secrets that no text has which is none.
  fileprivate var secretWords: Set<String> {
    var (secret, open): (Set<String>, Set<String>) = ([], [])
    for screen in screens {
      screen.forEachView { view, _, isSensitive in
        let words = (view.text ?? "").split(separator: " ").map(String.init)
        if isSensitive { secret.formUnion(words) } else { open.formUnion(words) }
      }
    }
    return secret.filter { $0.count >= 4 && !open.contains($0) && !$0.contains("•") }
  }
}
