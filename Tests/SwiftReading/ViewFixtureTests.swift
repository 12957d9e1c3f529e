import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftSource
import Foundation
import TestSupport
import Testing

/// Source of views, whose screens lie beside it.
private struct ViewFixture: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  /// The files of the folder, and the one of the README's first example.
  static var all: [ViewFixture] {
    (SourceFixtures.files(in: "Views") + [Repository.screens.appending(path: "CardForm.swift")])
      .map { ViewFixture(url: $0) }
  }

  /// Where the screen of a subject lies.
  func golden(of subject: String) -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    return Repository.tests.appending(path: "SwiftReading/Views/\(name).\(subject).screen.json")
  }
}

@Suite struct ViewFixtureTests {
  @Test(arguments: ViewFixture.all)
  private func `the views in source become screens of their names`(
    _ fixture: ViewFixture
  ) throws {
    let program = try SourceFixtures.program(fixture.url)
    let subjects = SourceSubject.all(in: 0, of: program)
    #expect(!subjects.isEmpty)
    for subject in subjects {
      let shown = subject.screen(in: program, Traits(device: .standard))
      let screen = try #require(shown.screen, "\(subject.name): \(shown.remarks.map(\.text))")
      let remarks = shown.remarks.map { "// \($0.line.text): \($0.text)\n" }.joined()
      try TextGolden.expect(remarks + screen.json, equals: fixture.golden(of: subject.name))
    }
  }
}
