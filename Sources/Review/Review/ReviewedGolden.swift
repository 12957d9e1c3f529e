import Afterimage
import AfterimageFleet
package import AfterimageGoldens
import AfterimageGraphics

/// A golden that somebody can decide about.
package struct ReviewedGolden: Sendable {
  /// What the last run saw, packed.
  private let sealed: SealedArtifact
  /// What its picture is made from; nil where that is not known.
  let trace: Trace?
  /// The digest of all that it was drawn from; nil where that is not known.
  private let inputs: Digest?
  /// The folder of the golden.
  let folder: GoldenFolder

  /// Takes a golden of a report.
  ///
  /// - Parameter explained: why it differs; nil where that is not known.
  package init(_ sealed: SealedArtifact, _ explained: ExplainedCase?, in folder: GoldenFolder) {
    self.sealed = sealed
    trace = explained?.new
    inputs = explained?.inputs
    self.folder = folder
  }

  /// The name of the golden's file.
  var name: String { sealed.fileName }

  /// What the last run saw as a file that is as small as can be; nil where it cannot be unpacked.
  package var smallBytes: [UInt8]? { sealed.artifact?.bytes }

  /// Makes bytes that the run has left the golden, as they are: to pack them well takes a hundred times as long.
  func accept(_ encoded: [UInt8]) throws(OutputFailure) {
    try folder.accept(sealed, encoded: encoded, trace: trace)
  }

  /// What is to be noted of the golden of such bytes; nil where it is not known what it was drawn from.
  func origin(of encoded: [UInt8]) -> GoldenOrigin? {
    sealed.origin(encoded: encoded, trace: trace, inputs: inputs)
  }
}
