import Afterimage
import AfterimageGoldens
import Foundation
import TestSupport

/// What tests of goldens put into a folder.
extension TemporaryFolder {
  /// Writes the file of cases.
  func write(_ cases: String) throws { try write(cases, to: "cases.json") }

  /// Writes the shipped screen `greeting`, with another welcome.
  func copyGreeting(saying welcome: String = "Welcome back", to place: String = ".") throws {
    let greeting = Repository.screens.appending(path: "greeting.screen.json")
    let text = try String(contentsOf: greeting, encoding: .utf8)
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
