import AfterimageGraphics

/// The last few files that were drawn to be followed by others: what each shows, and what is known of its rows.
///
/// Several, as the pictures of one screen alternate between the few that it can show.
struct KeptFiles {
  /// A file.
  struct Entry {
    /// The page in the file.
    let page: Page
    /// The packed rows of the file.
    let rows: PNG.TokenizedRows
  }

  /// The files, the last one at the end.
  private(set) var entries: [Entry] = []
  /// True where the last file was packed with a view to its pixels, which the next one needs as well.
  private(set) var needsPixels = false

  private static let capacity = 4

  /// Keeps a file, of whose rows nothing is known where its pixels were looked at.
  mutating func keep(_ page: Page, _ rows: PNG.TokenizedRows?) {
    needsPixels = rows == nil
    guard let rows else { return }
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(page: page, rows: rows))
  }
}
