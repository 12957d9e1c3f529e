import Afterimage
package import AfterimageGraphics

/// What a person needs to decide about a golden: what the last run saw of it, and how that differs.
package struct PendingGolden: Sendable {
  /// The name of the golden's file.
  package let name: String
  /// The bytes that the run has left, which are those that the person sees.
  package let seen: [UInt8]
  /// The comparison with the golden of that run, as the run told it.
  package let outcome: GoldenOutcome
  /// Expected, difference and actual beside one another, as far as they are there; nil for texts.
  package let picture: Bitmap?
}

extension EvidenceFolder {
  /// What the last run has left for a golden; nil where that is gone or cannot be read.
  ///
  /// - Parameter suite: the suite that the golden belongs to.
  package func pending(_ name: String, of suite: GoldenSuite) -> PendingGolden? {
    guard let seen = bytes(of: .actual, name), let artifact = Artifact(fileName: name, bytes: seen)
    else { return nil }
    let expected = bytes(of: .expected, name)
    return PendingGolden(
      name: name, seen: seen,
      outcome: artifact.outcome(comparedWith: expected, isComparable: suite.isComparable),
      picture: artifact.picture(besides: expected))
  }
}

extension Artifact {
  /// The artifact in a file of evidence; nil where its name or its bytes are those of none.
  fileprivate init?(fileName: String, bytes: [UInt8]) {
    guard let kind = GoldenKind.allCases.first(where: { fileName.hasSuffix(".\($0.rawValue)") })
    else { return nil }
    let name = String(fileName.dropLast(kind.rawValue.count + 1))
    switch kind {
    case .frames: self.init(name: name, content: .frames(String(decoding: bytes, as: UTF8.self)))
    case .timeline:
      self.init(name: name, content: .timeline(String(decoding: bytes, as: UTF8.self)))
    case .png:
      guard let picture = try? PNG.decode(bytes) else { return nil }
      self.init(name: name, content: .png(picture))
    }
  }

  /// What is the same and pending all the same was drawn by other libraries, or with other fonts.
  fileprivate func outcome(comparedWith golden: [UInt8]?, isComparable: Bool) -> GoldenOutcome {
    let outcome = compare(with: golden)
    let isForeign = content.kind == .png && golden != nil && !isComparable
    return outcome == .same || isForeign ? .notComparable : outcome
  }

  fileprivate func picture(besides golden: [UInt8]?) -> Bitmap? {
    guard case .png(let actual) = content else { return nil }
    return golden.flatMap { comparison(withGolden: $0) } ?? Bitmap.sideBySide([actual])
  }
}
