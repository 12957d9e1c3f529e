import AfterimageGraphics

extension TerminalPictures {
  /// Inline images of iTerm2, which WezTerm and mintty show too (iterm2.com/documentation-images.html).
  static let iterm2 = TerminalPictures("iterm2") { circumstances in
    guard circumstances.canPaint, !circumstances.isMultiplexed else { return false }
    return ["iTerm.app", "WezTerm", "mintty"].contains(circumstances.word("TERM_PROGRAM"))
      || circumstances.word("LC_TERMINAL") == "iTerm2"
  } encode: { picture in
    let file = PNG.encode(picture.bitmap)
    // Lengths without a unit are cells.
    let keys = "inline=1;size=\(file.count);width=\(picture.columns);height=\(picture.rows)"
    return Array(
      "\u{1B}]1337;File=\(keys);preserveAspectRatio=1:\(Base64.text(of: file))\u{07}\n".utf8)
  }
}
