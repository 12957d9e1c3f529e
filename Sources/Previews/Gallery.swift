/// A page that shows contact sheets below each other, for a browser; it needs nothing but the files beside it.
package struct Gallery: Sendable {
  /// The names of the inputs, in order: a sheet is `NAME.png`, its pictures lie in `NAME/`.
  package let names: [String]

  /// Makes a gallery of inputs by their names.
  package init(names: [String]) {
    self.names = names
  }

  /// The page; the names are checked ones, so nothing in them needs escaping.
  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Afterimage</title>
    <style>
      body { margin: 2rem; font: 16px system-ui, sans-serif; background: #fafafc; color: #1c1c1e }
      img { max-width: 100%; display: block }
      a { color: inherit }
    </style>
    \(names.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ name: String) -> String {
    """
    <h2><a href="\(name)/">\(name)</a></h2>
    <a href="\(name).png"><img src="\(name).png" alt="What the system keeps of \(name)"></a>
    """
  }
}
