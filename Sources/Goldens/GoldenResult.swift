/// The result for one golden, or for a case that could not be compared at all.
package struct GoldenResult: Codable, Sendable {
  /// The name of the case; nil for a golden that no case asks for.
  package let caseName: String?
  /// The golden's file; nil for a case that could not be compared.
  package let golden: String?
  /// The outcome of the comparison.
  package let outcome: GoldenOutcome
  /// The artifact of the case, packed; nil where it is as expected, where the golden has not been fetched, and where no case asks for it.
  package let sealed: SealedArtifact?

  /// The artifact of the case, unpacked anew each time.
  package var artifact: Artifact? { sealed?.artifact }

  /// The kind of the golden; nil for a case that could not be compared.
  var kind: GoldenKind? {
    golden.flatMap { name in GoldenKind.allCases.first { name.hasSuffix(".\($0.rawValue)") } }
  }

  /// The name in messages: the golden's file, or else the case.
  package var fileName: String { golden ?? caseName ?? "" }

  /// Notes the outcome of a golden, or of a case.
  package init(
    of caseName: String? = nil, fileName golden: String?, outcome: GoldenOutcome,
    artifact: Artifact? = nil
  ) {
    self.caseName = caseName
    self.golden = golden
    self.outcome = outcome
    sealed = artifact.map { SealedArtifact($0) }
  }
}
