import AfterimageGraphics

/// A page that shows faults beside their mended twins, for a browser; it needs nothing but the files beside it.
package struct PairGallery: Sendable {
  private let pairs: [ProtectionPair]

  /// Makes a page of pairs, in order: the pictures of one are `NAME.png`.
  package init(pairs: [ProtectionPair]) {
    self.pairs = pairs
  }

  /// The page.
  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A library of faults</title>
    <style>
      body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; background: #fafafc; color: #1c1c1e }
      main { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(26rem, 1fr)) }
      article { background: #fff; border-radius: 16px; padding: 1rem }
      img { max-width: 100%; display: block }
      dt { font-weight: 600 }
      dd { margin: 0 0 .5rem }
      .fault { color: #c4271d }
      .mended { color: #1e7a36 }
      .source { color: #5c6270 }
    </style>
    <h1>A library of faults</h1>
    <p>What the system keeps of \(pairs.count) protections: on the left as the code does it, on the right mended.</p>
    <main>
    \(pairs.map(article).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private func article(_ pair: ProtectionPair) -> String {
    """
    <article id="\(pair.name)">
    <img src="\(pair.name).png" alt="What the system keeps of \(pair.name), and of its mended twin" loading="lazy">
    <dl>
    <dt class="fault">As the code does it</dt><dd>\(escaped(pair.fault))</dd>
    <dt class="mended">Mended</dt><dd>\(escaped(pair.mending))</dd>
    \(pair.source.map { "<dt class=\"source\">Source</dt><dd>\(escaped($0))</dd>" } ?? "")
    </dl>
    </article>
    """
  }

  private func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
