import Afterimage
import AfterimageTesting
import Foundation
import Testing
import XCTest

/// The same checks in both frameworks: they pass here, and fail where `FrameworkTests` runs them in another folder.
enum FrameworkChecks {
  /// The variable that names the folder whose goldens are compared with.
  static let folder = "FRAMEWORK_CHECKS_FOLDER"

  static let file =
    ProcessInfo.processInfo.environment[folder].map { $0 + "/Tests.swift" } ?? #filePath
  static let strategy: MaskingStrategy = file == #filePath ? .redact : .unprotected

  static func screen() throws -> Screen { try Screen(file: "../../Screens/card-form.screen.json") }
}

final class XCTestChecks: XCTestCase {
  func testCardForm() throws {
    let (screen, file) = (try FrameworkChecks.screen(), FrameworkChecks.file)
    try assertGolden(
      of: screen, named: "card-form", strategy: .redact, appearance: .dark, file: file)
    try assertNoLeaks(in: screen, strategy: FrameworkChecks.strategy)
    try assertGolden(
      of: screen, named: "card-form", strategy: .redact, appearance: .dark, file: file)
  }
}

@Suite struct SwiftTestingChecks {
  @Test func `the card form is redacted and keeps its secrets`() throws {
    let (screen, file) = (try FrameworkChecks.screen(), FrameworkChecks.file)
    try assertGolden(
      of: screen, named: "card-form", strategy: .redact, appearance: .dark, file: file)
    try assertNoLeaks(in: screen, strategy: FrameworkChecks.strategy)
    try assertGolden(
      of: screen, named: "card-form", strategy: .redact, appearance: .dark, file: file)
  }
}
