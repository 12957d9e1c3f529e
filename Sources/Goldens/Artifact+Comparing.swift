import AfterimageGraphics

extension Artifact {
  /// Compares the artifact with its golden, exactly.
  ///
  /// - Parameter golden: the bytes of the golden; nil where there is none.
  package func compare(with golden: [UInt8]?) -> GoldenOutcome {
    guard let golden else { return .missing }
    guard !isLargeFilePointer(golden) else { return .notFetched }
    switch content {
    case .frames(let text), .timeline(let text):
      guard !text.utf8.elementsEqual(golden) else { return .same }
      let expected = String(decoding: golden, as: UTF8.self)
      let difference = TextDifference(expected: expected, actual: text)
      return difference.map(GoldenOutcome.textDiffers) ?? .same
    case .png(let bitmap):
      return compare(bitmap, with: golden)
    }
  }

  /// Compares pixels: to encode a picture as small as its golden takes a hundred times longer than to decode that.
  private func compare(_ bitmap: Bitmap, with golden: [UInt8]) -> GoldenOutcome {
    do throws(PNGError) {
      let difference = try bitmap.difference(from: PNG.decode(golden))
      return difference.map(GoldenOutcome.pictureDiffers) ?? .same
    } catch {
      return .unreadable("\(error)")
    }
  }
}
