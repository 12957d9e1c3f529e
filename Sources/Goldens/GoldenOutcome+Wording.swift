import Afterimage
import AfterimageGraphics

extension GoldenOutcome {
  /// The outcome in words that follow the name of the golden and a colon.
  package var words: String {
    switch self {
    case .same, .unchanged: "as expected"
    case .missing: "there is no golden of this name"
    case .textDiffers(let difference): words(for: difference)
    case .pictureDiffers(let difference): words(for: difference)
    case .unreadable(let reason): "the golden cannot be read: \(reason)"
    case .notFetched: "the golden is a pointer of Git LFS, not the file itself; run 'git lfs pull'"
    case .notComparable:
      "not comparable: drawn by other versions of the drawing libraries, or with other fonts"
    case .nothingToCompare:
      "the case gives nothing of the kind; leave it out of the case's goldens"
    case .unused: "no case asks for this golden; delete it, as 'afterimage approve --prune' does"
    case .inputFailed(let failure): failure.messages.joined(separator: "\n")
    case .leaks(let sentences):
      (["secrets are not as 'require' asks"] + sentences).joined(separator: "\n    ")
    case .notDrawn(let reason, _): reason
    }
  }

  private func words(for difference: TextDifference) -> String {
    let lines = difference.count == 1 ? "1 line differs" : "\(difference.count) lines differ"
    return """
      \(lines), the first is line \(difference.line)
          expected: \(difference.expected ?? "(end of text)")
          actual:   \(difference.actual ?? "(end of text)")
      """
  }

  private func words(for difference: PictureDifference) -> String {
    switch difference {
    case .size(let expectedWidth, let expectedHeight, let actualWidth, let actualHeight):
      "\(actualWidth)x\(actualHeight) pixels instead of \(expectedWidth)x\(expectedHeight)"
    case .pixels(let pixels):
      "\(pixels.count) pixels differ, by up to \(pixels.largest) of 255, in "
        + pixels.clusters.prefix(3).map(words).joined(separator: ", ")
        + (pixels.clusters.count > 3 ? " and \(pixels.clusters.count - 3) more places" : "")
    }
  }

  private func words(for rect: PixelRect) -> String {
    "\(rect.width)x\(rect.height) at (\(rect.x), \(rect.y))"
  }
}
