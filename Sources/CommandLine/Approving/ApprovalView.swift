import AfterimageGoldens
import AfterimageGraphics

/// How a person sees goldens that are to be decided about.
struct ApprovalView {
  let console: Console
  let evidence: EvidenceFolder
  let pictures: TerminalPictures

  /// Shows the goldens of a batch, and the first picture among them.
  ///
  /// - Parameter place: which of how many batches it is.
  func show(_ batch: ApprovalBatch, _ pending: [PendingGolden], place: String) throws {
    if let sentence = batch.sentence { try console.print("\(place) \(sentence)") }
    for name in batch.goldens {
      let words = pending.first { $0.name == name }?.outcome.words
      let prefix = batch.sentence == nil ? place + " " : ""
      try console.print(
        "\(prefix)\(name): \(words ?? "what was seen is gone; run 'afterimage test'")")
      for file in evidence.files(of: name) { try console.print("    \(file.path)") }
    }
    if let picture = pending.lazy.compactMap(\.picture).first { try show(picture) }
  }

  private func show(_ picture: Bitmap) throws {
    let terminal = console.terminal
    try console.output.write(
      pictures.bytes(
        for: picture, on: terminal.size(), colors: TerminalColors(words: terminal.words)))
  }

  /// Explains the keys.
  func showKeys() throws {
    for key in ApprovalKey.allCases { try console.print("  \(key.letter)  \(key.abstract)") }
  }

  /// Tells how many goldens were decided about, and what is left to do with those that were accepted.
  func summarise(approved: [String], refused: Int, left: Int, in folder: String) throws {
    try console.print("\(approved.count) approved, \(refused) refused, \(left) left")
    guard let first = approved.first else { return }
    let subject = approved.count == 1 ? first : "\(approved.count) goldens"
    try console.print("  git add \(shellWord(folder))")
    try console.print("  git commit -m \(shellWord("Approve \(subject)"))")
  }
}

/// The text as one word of a shell.
private func shellWord(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+=@%".utf8.contains(byte)
  }
  return isPlain && !text.hasPrefix("-") && !text.isEmpty
    ? text : "'\(text.replacing("'", with: #"'\''"#))'"
}
