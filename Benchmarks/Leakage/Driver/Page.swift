import AfterimageAttack

/// The page about what was read out of which pictures.
struct Page {
  /// What was measured.
  let measurements: [Measurement]
  /// What was found of protections that take secrets out.
  let remedies: [Remedy.Result]
  /// The seed of the secrets.
  let seed: UInt64

  /// The page, in Markdown; the same bytes for the same measurements.
  var text: String {
    [head, strengths, bounds, styles, stores, plotted, advice].joined(separator: "\n\n") + "\n"
  }

  private var plain: [Measurement] {
    measurements.filter { $0.experiment.isPlain && $0.experiment.mask.isStrength }
  }

  private func byStrength(
    of shown: [Measurement], row: (Measurement) -> String = { $0.kind.title },
    _ cell: (Measurement) -> String
  ) -> String {
    Table(
      shown, columns: Experiment.strengths.map(\.title), column: { $0.experiment.mask.title },
      row: row, cell: cell
    ).text
  }

  private var head: String {
    """
    # What was read out of masked pictures

    `make leakage` makes this page: it draws screens of this project with secrets made at random, masks them, and gives the pictures to the attack of `Sources/Attack`. The attack knows the app, its layout, the fonts, the renderer, the protection and its numbers, and the form of the secret; of the secret itself it knows the picture alone. It looks for the text whose picture, drawn by the same renderer under the same protection, is the one that was found. A secret counts as read out where the whole of it is the first guess. \(proved)

    Shares are of the secrets of one cell, made from seed \(seed), with the interval of Clopper and Pearson at 95 %. They are **lower bounds**: what this attack read out, at least that much is told. Where it read out little, another attack may read out more, and no cell says that a picture is safe. Radii and sides are in points. A cell without a number was not tried.
    """
  }

  /// How many of the secrets that were read out of exact pictures are proved.
  private var proved: String {
    let exact = measurements.filter { $0.experiment.store == .exact }
    let (read, sure) = exact.reduce((0, 0)) { ($0.0 + $1.exact, $0.1 + $1.proved) }
    return """
      Of \(read) that were read out of exact pictures \(sure) are proved: every byte agreed, and no \
      other text was found to make them.
      """
  }

  private var strengths: String {
    """
    ## By strength, light, exact pictures

    \(byStrength(of: plain) { $0.cell })

    A "text" is made of letters by how often they follow one another in names and words; the attack knows that, and that there are 16 of them at most.
    """
  }

  private var bounds: String {
    """
    ## In bits, from below and from above

    How many bits of min-entropy the picture tells where every secret of the kind is as likely as any other: from below by what was read out (the lower end of its interval), from above by secrets whose pictures are the same bytes. A "c" says that the pictures of all secrets were drawn and counted; an "s" that other texts with the same picture were looked for in the sample, at 95 % (Hoeffding); without a letter too little was found to be the same for a bound below the secret itself. Behind the bits stand pairs of secrets that differ in one place, whether they bear the right check digits or not, and those of them with equal pictures: of 20 pairs none alike leaves up to \(hundredths(ShareInterval(0, of: 20).high)) % of all that may be. Texts are not in the table, as some are likelier than others.

    \(byStrength(of: plain.filter(\.kind.space.isUniform), row: { $0.rowWithBits }) { $0.boundsCell })
    """
  }

  private var styles: String {
    let shown = measurements.filter {
      $0.experiment.isPlain && !$0.experiment.mask.isStrength
    }
    let table = Table(
      shown, columns: Experiment.styles.map(\.title), column: { $0.experiment.mask.title },
      cell: { $0.cell })
    return """
      ## Styles of blurs, and covers that fade

      Styles by their names in UIKit, with the radius, saturation and tint that `Sources/Screens` has for them: of `extraLight`, `light` and `dark` the published ones, of the others guesses near them. A cover or blur "at 90 %" was caught while it faded in, when it was opaque to that part.

      \(table.turned)
      """
  }

  private var stores: String {
    let others = measurements.filter { !$0.experiment.isPlain }
    let table = Table(
      others, columns: unique(others.map(\.experiment.form)), column: { $0.experiment.form },
      cell: { $0.cell })
    return """
      ## In dark, and from other files

      A texture is what the system keeps of a picture (blocks of 4x4 pixels), the small copy is what lies beside it in `downscaled`, and noise of one level is added to each component at random. In noise no byte can agree: what is right there is a **guess**, and nothing of it certain.

      \(table.turned)
      """
  }

  private var plotted: String {
    """
    ## How strength and success go together

    ![Whole secrets read out beneath blurs](leakage-blur.svg)

    ![Whole secrets read out beneath mosaics](leakage-mosaic.svg)
    """
  }
}

extension Mask {
  /// True for a plain blur or mosaic.
  fileprivate var isStrength: Bool { radius != nil || side != nil }
}

extension Measurement {
  /// What stands in a table of shares.
  fileprivate var cell: String {
    guard reason == nil else { return "not attacked" }
    return "**\(exact)/\(trials)** (\(hundredths(interval.low))–\(hundredths(interval.high)) %)"
  }

  /// What stands in the table of bits.
  fileprivate var boundsCell: String {
    guard reason == nil else { return "not attacked" }
    let letter =
      switch bounds.source {
      case .prior: ""
      case .counted: "c"
      case .sampled: "s"
      }
    return "\(tenths(bounds.lower))–\(tenths(bounds.upper))\(letter), \(pairs.alike)/\(pairs.all)"
  }

  /// The kind of secret, with its bits.
  fileprivate var rowWithBits: String { "\(kind.title), \(tenths(kind.space.bits)) bits" }
}
