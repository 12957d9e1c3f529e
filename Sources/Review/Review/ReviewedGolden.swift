import Afterimage
package import AfterimageGoldens
import AfterimageGraphics

/// A golden that somebody can decide about.
package struct ReviewedGolden: Sendable {
  /// What the last run saw.
  package let artifact: Artifact
  /// What its picture is made from; nil where that is not known.
  let trace: Trace?
  /// The folder of the golden.
  let folder: GoldenFolder

  /// Takes a golden of a report.
  ///
  /// - Parameter explained: why it differs; nil where that is not known.
  package init(_ artifact: Artifact, _ explained: ExplainedCase?, in folder: GoldenFolder) {
    self.artifact = artifact
    trace = explained?.new
    self.folder = folder
  }

  /// The name of the golden's file.
  var name: String { artifact.fileName }

  /// Makes bytes that the run has left the golden, as they are: to pack them well takes a hundred times as long.
  func accept(_ encoded: [UInt8]) throws(OutputFailure) {
    try folder.accept(artifact, encoded: encoded, trace: trace)
  }
}
