import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The folder of an app with one controller, whose protections change views of it.
private struct OwnScreenApp: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static func all(in folder: String) -> [OwnScreenApp] {
    let place = Repository.tests.appending(path: "SwiftReading/OwnScreens/\(folder)")
    let all =
      (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil))
    return (all ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { OwnScreenApp(url: $0) }
  }
}

@Suite struct OwnScreenTests {
  @Test(arguments: OwnScreenApp.all(in: "Covering"))
  private func `an app that hides what its only screen tells is called safe`(_ app: OwnScreenApp) {
    #expect(afterimage("explain", app.url.path).code == .asExpected)
  }

  @Test(arguments: OwnScreenApp.all(in: "Open"))
  private func `an app that hides less than it may show is never called safe`(_ app: OwnScreenApp) {
    #expect(afterimage("explain", app.url.path).code != .asExpected)
  }

  @Test func `an audit judges an app by the screen that it is explained by`() throws {
    // What has storyboards is audited for these as well.
    let app = try #require(
      OwnScreenApp.all(in: "Covering").first { $0.testDescription == "HidesWhatAButtonShows" })
    #expect(afterimage("audit", app.url.path).code == .asExpected)
  }
}
