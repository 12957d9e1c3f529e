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

  static var all: [ViewFixture] { SourceFixtures.files(in: "Views").map { ViewFixture(url: $0) } }
}

@Suite struct ViewFixtureTests {
  @Test(arguments: ViewFixture.all)
  private func `the views in source become the screens beside it`(_ fixture: ViewFixture) throws {
    let program = try SourceFixtures.program(fixture.url)
    let subjects = SourceSubject.all(in: 0, of: program)
    #expect(!subjects.isEmpty)
    for subject in subjects {
      let shown = subject.screen(in: program, Traits(device: .standard))
      let screen = try #require(shown.screen, "\(subject.name): \(shown.remarks.map(\.text))")
      let remarks = shown.remarks.map { "// \($0.line.text): \($0.text)\n" }.joined()
      let golden = fixture.url.deletingPathExtension()
        .appendingPathExtension("\(subject.name).screen.json")
      try TextGolden.expect(remarks + screen.json, equals: golden)
    }
  }
}
