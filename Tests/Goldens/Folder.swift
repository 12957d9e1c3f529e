import Afterimage
import AfterimageGoldens
import Foundation

/// A folder of goldens that is gone when the test is over.
final class Folder {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let goldens = repository.appending(path: "Goldens")
  static let wallet = repository.appending(
    path: "Tests/Fixtures/Wallet/Base.lproj/Wallet.storyboard")
  static let greeting = repository.appending(path: "Screens/greeting.screen.json")

  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func place(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String = "cases.json") throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }

  func copyGreeting(saying welcome: String = "Welcome back", to place: String = ".") throws {
    let text = try String(contentsOf: Self.greeting, encoding: .utf8)
    try write(text.replacing("Welcome back", with: welcome), to: "\(place)/greeting.screen.json")
  }

  /// The messages with which the suite is refused; nil where it is not.
  func loadingMistakes() -> [String]? {
    do throws(InputFailure) {
      _ = try GoldenSuite.load(path)
      return nil
    } catch {
      return error.messages
    }
  }
}
