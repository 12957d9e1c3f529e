package import Afterimage

/// How near one picture comes to UIKit's.
package struct UIKitScore {
  /// What was compared.
  package let uikitCase: UIKitCase
  /// UIKit's picture.
  package let expected: Bitmap
  /// Ours.
  package let actual: Bitmap
  /// The pieces of both.
  package let matches: [PieceMatch]

  /// How many pieces hold.
  package var holding: Int { matches.count { $0.holds } }
}

/// What a case could not be compared for, in words for a person.
package struct UIKitScoreFailure: Error {
  /// One sentence.
  package let message: String
}

extension UIKitCase {
  /// Draws the screen and compares it with the picture.
  ///
  /// - Parameters:
  ///   - folder: where `Pictures` and `Screens` lie.
  ///   - pipeline: what lays out and draws.
  package func score(in folder: String, with pipeline: Pipeline) throws -> UIKitScore {
    let expected = try picture(in: folder)
    let actual = try pipeline.render(loadScreen(in: folder), in: traits)
    let part = PixelRect(
      x: 0, y: 0, width: min(actual.width, expected.width),
      height: min(actual.height, expected.height))
    let seen = actual.cropped(to: part) ?? actual
    let matches = match(
      pieces(of: expected, scale: Self.scale), with: pieces(of: seen, scale: Self.scale))
    return UIKitScore(uikitCase: self, expected: expected, actual: seen, matches: matches)
  }

  private func picture(in folder: String) throws -> Bitmap {
    let path = "\(folder)/Pictures/\(picture).png"
    guard case .success(let bytes) = readFile(at: path) else {
      throw UIKitScoreFailure(message: "there is no picture \(path)")
    }
    return try PNG.decode(bytes)
  }

  private func loadScreen(in folder: String) throws -> Screen {
    let path = "\(folder)/Screens/\(screen).screen.json"
    guard case .screen(let screen) = try Input.load(path).input else {
      throw UIKitScoreFailure(message: "\(path) is not a screen")
    }
    return screen
  }
}
