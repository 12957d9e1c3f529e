/// Goldens that are decided about together.
struct ApprovalBatch {
  /// What they have in common, in a sentence; nil for one that speaks for itself.
  let sentence: String?
  /// The names of the goldens' files, at least one.
  let goldens: [String]

  /// A batch for each golden.
  static func one(for goldens: [String]) -> [ApprovalBatch] {
    goldens.map { ApprovalBatch(sentence: nil, goldens: [$0]) }
  }
}
