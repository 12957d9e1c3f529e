import Foundation

/// The screens and scenarios of the repository.
enum Shipped {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Screens").path

  static func screen(_ name: String) -> String { "\(folder)/\(name).screen.json" }
  static func scenario(_ name: String) -> String { "\(folder)/\(name).scenario.json" }

  static let cardForm = screen("card-form")
  static let greeting = screen("greeting")
}
