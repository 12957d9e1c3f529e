extension Page {
  /// What to do instead, as it was measured.
  var advice: String {
    """
    ## What to do instead

    What takes the secret out of the picture leaves nothing to attack. "Proved" is a proof of `afterimage audit`: no drawing that can be seen depends on the secret, whatever it is. Beside it stand the secrets that were drawn, and how many of their pictures are the same bytes as the first of their kind.

    | protection | strategy | proved for | not proved for | same bytes |
    |---|---|---|---|---|
    \(remedies.map(\.row).joined(separator: "\n"))

    - Lay an **opaque cover** over the window before the picture is taken. An animated cover that is not yet opaque is no cover: see above what is read out beneath one at 90 %.
    - What is drawn **in the place of a secret** must not have its length: the length of a password is a secret too. The table says where that holds.
    - **End what the screen shows**: a screen that asks for the secret again when its user comes back has nothing to show in between.
    - Neither a larger radius nor a coarser mosaic is a mask. A blur spreads what it hides, and takes little of it away: what is lost is what rounding to whole levels loses. A mosaic keeps a mean of each square.

    ## What was not attacked

    Texts that break into several lines, text whose place follows from other views that the secret moves, custom drawings and web views. \(refused)Nothing follows from that for how safe they are.
    """
  }

  /// The experiments that the attack does not know how to begin.
  private var refused: String {
    measurements.compactMap { measurement in
      measurement.reason.map { "\(measurement.experiment.title): \($0). " }
    }.joined()
  }
}

extension Remedy.Result {
  /// A row of the table of remedies.
  fileprivate var row: String {
    let names = [proved, unproved].map { $0.isEmpty ? "–" : $0.joined(separator: ", ") }
    return "| \(remedy.title) | `\(remedy.name)` | \(names[0]) | \(names[1]) "
      + "| \(drawn.alike) of \(drawn.all) |"
  }
}
