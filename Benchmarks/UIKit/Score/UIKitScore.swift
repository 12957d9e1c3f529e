package import Afterimage
package import AfterimageGraphics
import AfterimageLayout
package import AfterimageScreens

/// How near one picture comes to UIKit's.
package struct UIKitScore {
  /// What was compared.
  package let uikitCase: UIKitCase
  /// The pieces of UIKit's picture and of ours.
  package let matches: [PieceMatch]

  /// How many pieces hold.
  package var holding: Int { matches.count { $0.holds } }
}

/// A score and the two pictures, which are many megabytes.
package struct UIKitComparison {
  /// How near they come to each other.
  package let score: UIKitScore
  /// UIKit's picture.
  package let expected: Bitmap
  /// Ours.
  package let actual: Bitmap
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
  ///   - folder: where `Pictures`, `Screens` and `Documents` lie.
  ///   - pipeline: what lays out and draws.
  package func compare(in folder: String, with pipeline: Pipeline) throws -> UIKitComparison {
    try compare(loadScreen(in: folder), with: picture(in: folder), by: pipeline)
  }

  /// Draws a screen and compares it with a picture.
  ///
  /// - Parameters:
  ///   - screen: what the picture shows.
  ///   - stored: the picture.
  ///   - pipeline: what lays out and draws.
  package func compare(
    _ screen: Screen, with stored: Bitmap, by pipeline: Pipeline
  ) throws -> UIKitComparison {
    let expected = seen(stored)
    let actual = try pipeline.render(screen, in: traits)
    let part = PixelRect(
      x: 0, y: 0, width: min(actual.width, expected.width),
      height: min(actual.height, expected.height))
    let drawn = actual.cropped(to: part) ?? actual
    let seen = veils == nil ? drawn : drawn.withoutColors
    let ours =
      switch source {
      case .screen, .areas: comparable(in: seen)
      case .scene: try pipeline.layOut(screen, in: traits).boxes
      }
    let matches = match(comparable(in: expected), with: ours, within: tolerance)
    return UIKitComparison(
      score: UIKitScore(uikitCase: self, matches: matches), expected: expected, actual: seen)
  }

  /// What is compared of a picture: of a page with letters of other fonts only what is taller than a line of text.
  private func comparable(in picture: Bitmap) -> [Rect] {
    switch source {
    case .screen: pieces(of: picture, scale: scale)
    case .areas: areas(of: picture, scale: scale)
    case .scene: pieces(of: picture, scale: scale).filter { $0.height > 45 }
    }
  }

  private func picture(in folder: String) throws -> Bitmap {
    let path = "\(folder)/Pictures/\(picture).png"
    guard case .success(let bytes) = readFile(at: path) else {
      throw UIKitScoreFailure(message: "there is no picture \(path)")
    }
    return try PNG.decode(bytes)
  }

  private func loadScreen(in folder: String) throws -> Screen {
    switch source {
    case .screen(let name), .areas(let name):
      try screen(at: "\(folder)/Screens/\(name).screen.json")
    case .scene(let scene, let hidden, let texts):
      try screen(at: "\(folder)/Documents/\(scene)").hiding(hidden).writing(texts)
    }
  }

  private func screen(at path: String) throws -> Screen {
    guard case .screen(let screen) = try Input.load(path).input else {
      throw UIKitScoreFailure(message: "\(path) is not a screen")
    }
    return screen
  }
}

extension Layout {
  /// The frames of the fields and filled buttons that show.
  fileprivate var boxes: [Rect] {
    var hiddenUntil = 0
    return nodes.indices.compactMap { index in
      let node = nodes[index]
      if node.isHidden { hiddenUntil = max(hiddenUntil, node.descendantsEnd) }
      let isFilled = node.type == .element(.button) && node.appearance.background != nil
      return index >= hiddenUntil && (node.type == .element(.textField) || isFilled)
        ? node.snappedFrame : nil
    }
  }
}

extension Screen {
  fileprivate func hiding(_ identifiers: [String]) -> Screen {
    mapViews { view, _, _ in
      view.id.map(identifiers.contains) == true ? view.hidden() : view
    }
  }

  fileprivate func writing(_ texts: [String: String]) -> Screen {
    mapViews { view, _, _ in
      view.id.flatMap { texts[$0] }.map(view.withText) ?? view
    }
  }
}
