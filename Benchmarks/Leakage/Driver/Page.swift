import AfterimageAttack

/// The page about what was read out of which pictures.
struct Page {
  /// What was measured.
  let measurements: [Measurement]
  /// The seed of the secrets.
  let seed: UInt64

  /// The page, in Markdown; the same bytes for the same measurements.
  var text: String {
    [head, strengths, stores, plotted, advice].joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    """
    # What was read out of masked pictures

    `make leakage` makes this page: it draws screens of this project with secrets made at random, masks them, and gives the pictures to the attack of `Sources/Attack`. The attack knows the app, its layout, the fonts, the renderer, the protection and its numbers, and the form of the secret; of the secret itself it knows the picture alone. It looks for the text whose picture, drawn by the same renderer under the same protection, is the one that was found. A secret counts as read out where the whole of it is right. \(proved)

    Shares are of the secrets of one cell, made from seed \(seed), with Wilson's interval at 95 %. They are **lower bounds**: what this attack read out, at least that much is told. Where it read out little, another attack may read out more, and no cell says that a picture is safe. Only equal pictures of all secrets show that; radii and sides are in points.
    """
  }

  /// How many of the secrets that were read out of exact pictures are proved.
  private var proved: String {
    let exact = measurements.filter { $0.experiment.store == .exact }
    let (read, sure) = exact.reduce((0, 0)) { ($0.0 + $1.exact, $0.1 + $1.verified) }
    return "Of \(read) that were read out of exact pictures \(sure) are proved: every byte agreed."
  }

  private var strengths: String {
    let exact = measurements.filter {
      $0.experiment.store == .exact && $0.experiment.isLight
    }
    return "## By strength, light, exact pictures\n\n"
      + table(exact, columns: Experiment.masks.map(\.title)) {
        $0.experiment.mask.title
      }
  }

  private var stores: String {
    let others = measurements.filter { measurement in
      !measurement.experiment.isLight || measurement.experiment.store != .exact
    }
    guard !others.isEmpty else { return "" }
    return """
      ## In dark, and from other files

      A texture is what the system keeps of a picture (blocks of 4x4 pixels), the small copy is what lies beside it in `downscaled`, and noise of one level is added to each component at random.


      """
        + table(others, columns: unique(others.map(\.experiment.form))) { $0.experiment.form }
  }

  /// A row for each secret, a column for each of some titles.
  private func table(
    _ cells: [Measurement], columns: [String], _ column: (Measurement) -> String
  ) -> String {
    var lines = ["| secret | " + columns.joined(separator: " | ") + " |"]
    lines.append("|---" + String(repeating: "|---", count: columns.count) + "|")
    for name in unique(cells.map(\.experiment.subject.name)) {
      let row = cells.filter { $0.experiment.subject.name == name }
      let shown = columns.map { title in
        row.first { column($0) == title }.map(\.cell) ?? ""
      }
      let title = row.first?.experiment.subject.kind.title ?? name
      lines.append("| \(title) | " + shown.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private var plotted: String {
    """
    ## How strength and success go together

    ![Whole secrets read out beneath blurs](leakage-blur.svg)

    ![Whole secrets read out beneath mosaics](leakage-mosaic.svg)
    """
  }

  private var advice: String {
    """
    ## What to do instead

    - Lay an **opaque cover** over the window before the picture is taken (`cover-color`, `cover-image`, `cover-launch-screen`): then pictures of all secrets are the same bytes, which an audit can show. An animated cover that is not yet opaque is no cover.
    - Where the screen should stay recognisable, put **bars of a fixed length** in the place of secrets (`redact`), not of the secret's own length: the length of a password is a secret too.
    - **End what the screen shows**: a screen that asks for the secret again when its user comes back has nothing to show in between.
    - Neither a larger radius nor a coarser mosaic is a mask. A blur spreads what it hides, and takes little of it away: what is lost is what rounding to whole levels loses. A mosaic keeps a mean of each square.
    """
  }
}

extension Measurement {
  /// What stands in a table.
  fileprivate var cell: String {
    let interval = Interval(exact, of: trials)
    return "**\(exact)/\(trials)** (\(percent(interval.low))–\(percent(interval.high)) %)"
  }
}

/// The values of a list, each once, in their order.
func unique(_ values: [String]) -> [String] {
  values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}
