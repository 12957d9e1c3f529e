import Foundation

/// The screens and scenarios of the repository.
enum Shipped {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Screens").path

  static func screen(_ name: String) -> String { "\(folder)/\(name).screen.json" }
  static func scenario(_ name: String) -> String { "\(folder)/\(name).scenario.json" }

  /// A log-on of another app, as its authors drew it.
  static let storyboard =
    URL(filePath: folder).deletingLastPathComponent().appending(
      path: "Tests/Corpus/AgileBits__onepassword-app-extension/Demos"
        + "/App Demo for iOS Swift/App Demo for iOS Swift/Base.lproj/Main.storyboard"
    ).path

  /// The card entry of another app, one of four views in its document.
  static let xib =
    URL(filePath: folder).deletingLastPathComponent().appending(
      path: "Tests/Corpus/omise__omise-ios/OmiseSDK/Sources/Views/Screens/Credit Card Payment"
        + "/CreditCardPaymentController.xib"
    ).path

  static let cardForm = screen("card-form")
  static let greeting = screen("greeting")
}
