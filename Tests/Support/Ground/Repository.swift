package import Foundation

/// The folders of the repository that tests read.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let folder = (0..<4).reduce(URL(filePath: #filePath)) { place, _ in
    place.deletingLastPathComponent()
  }
  /// The shipped screens and scenarios.
  package static let screens = folder.appending(path: "Screens")
  /// The shipped goldens.
  package static let goldens = folder.appending(path: "Goldens")
  /// The tests and their fixtures.
  package static let tests = folder.appending(path: "Tests")
  /// A storyboard of our own, in English and German, with pictures beside it.
  package static let wallet = tests.appending(
    path: "Fixtures/Wallet/Base.lproj/Wallet.storyboard")

  /// Fonts of our own, whose letters are boxes: `Blocks.ttf` and `BlocksBold.otf`.
  package static let fonts = tests.appending(path: "Fixtures/Fonts")

  /// The names in a folder that end in a certain way, sorted and without the ending.
  package static func names(in folder: URL, ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }
}
