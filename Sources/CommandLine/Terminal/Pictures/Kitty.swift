import AfterimageGraphics

extension TerminalPictures {
  /// The graphics protocol of kitty, which Ghostty speaks too (sw.kovidgoyal.net/kitty/graphics-protocol).
  static let kitty = TerminalPictures("kitty") { circumstances in
    guard circumstances.canPaint, !circumstances.isMultiplexed else { return false }
    return !circumstances.word("KITTY_WINDOW_ID").isEmpty
      || ["xterm-kitty", "xterm-ghostty"].contains(circumstances.word("TERM"))
      || circumstances.word("TERM_PROGRAM") == "ghostty"
  } encode: { picture in
    let data = Base64.text(of: PNG.encode(picture.bitmap))
    let chunks = Array(data.utf8).chunks(of: longestChunk)
    // Shown at once (a=T), as PNG (f=100), in so many cells, without an answer (q=2).
    let keys = "a=T,f=100,q=2,c=\(picture.columns),r=\(picture.rows),"
    return chunks.enumerated().flatMap { place, chunk in
      let more = place + 1 < chunks.count ? 1 : 0
      return Array("\u{1B}_G\(place == 0 ? keys : "")m=\(more);".utf8) + chunk
        + Array("\u{1B}\\".utf8)
    } + [UInt8(ascii: "\n")]
  }

  /// The most bytes of one command that the protocol allows; all but the last are a multiple of 4.
  private static let longestChunk = 4096
}

extension [UInt8] {
  /// The bytes in pieces of a length, of which the last may be shorter.
  fileprivate func chunks(of length: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }
}
