import Afterimage
import AfterimageLifecycle
import Foundation
import Testing

/// What happens in the stories of Screens/protections: `ProtectionTimelines/NAME.timeline` for each fault and its mended twin.
struct ProtectionTimelineTests {
  private static let library = Samples.screens.appending(path: "protections")
  private static let folder = Samples.folder.appending(path: "ProtectionTimelines")
  private static let mended = ".mended"
  private static let faults =
    Samples.names(in: library, ending: Input.scenarioSuffix).filter { !$0.hasSuffix(mended) }

  @Test(arguments: faults)
  func `a fault and its mended twin happen as recorded`(name: String) throws {
    let text = try [name, name + Self.mended].map(Self.timeline).joined(separator: "\n")
    let file = Self.folder.appending(path: name + ".timeline")
    if Samples.isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `no timeline is left of a story that is gone`() {
    #expect(Samples.names(in: Self.folder, ending: ".timeline").sorted() == Self.faults.sorted())
  }

  private static func timeline(of name: String) throws -> String {
    let path = library.appending(path: name + Input.scenarioSuffix).path
    guard case .scenario(let scenario) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    return Simulation.run(scenario).text()
  }
}
