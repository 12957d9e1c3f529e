import Foundation
import TestSupport

/// The screens and scenarios of the repository.
enum Shipped {
  static let folder = Repository.screens.path

  static func screen(_ name: String) -> String { "\(folder)/\(name).screen.json" }
  static func scenario(_ name: String) -> String { "\(folder)/\(name).scenario.json" }

  /// The source of an app that was written for tests.
  static func app(_ name: String) -> String {
    Repository.tests.appending(path: "SwiftReading/Apps/\(name)").path
  }

  /// A log-on of another app, as its authors drew it.
  static let storyboard =
    Repository.tests.appending(
      path: "Corpus/AgileBits__onepassword-app-extension/Demos"
        + "/App Demo for iOS Swift/App Demo for iOS Swift/Base.lproj/Main.storyboard"
    ).path

  /// The card entry of another app, one of four views in its document.
  static let xib =
    Repository.tests.appending(
      path: "Corpus/omise__omise-ios/OmiseSDK/Sources/Views/Screens/Credit Card Payment"
        + "/CreditCardPaymentController.xib"
    ).path

  /// Every storyboard and xib of other apps that lies here, by its path.
  static let corpus: [String] = {
    let corpus = Repository.tests.appending(path: "Corpus")
    let names = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { corpus.appending(path: $0).path }
  }()

  /// A storyboard of our own, in English and German, with pictures beside it.
  static let wallet = Repository.wallet.path

  /// A story that takes the segues of that storyboard.
  static let walletStory =
    Repository.tests.appending(path: "Fixtures/Wallet/wallet.scenario.json").path

  static let cardForm = screen("card-form")
  static let greeting = screen("greeting")
}
