package import AfterimageGraphics
package import AfterimageLayout
import AfterimageRendering

/// A view whose text has characters that no font has a glyph for.
package struct MissingGlyphs: Hashable, Sendable {
  /// The name of the view.
  package let view: String
  /// The scripts of the characters, in the order of the text.
  package let scripts: [WritingScript]
}

extension MissingGlyphs: CustomStringConvertible {
  /// The missing glyphs and a remedy, in words.
  package var description: String {
    let names = scripts.map(\.rawValue).joined(separator: ", ")
    var packages: [String] = []
    for script in scripts where !packages.contains(script.fontPackage) {
      packages.append(script.fontPackage)
    }
    return
      "no font has the glyphs for \(names) in `\(view)`: boxes stand in for them; apt-get install \(packages.joined(separator: " ")) brings some, and --fonts system takes whatever fonts the system has"
  }
}

extension Pipeline {
  /// The views whose texts cannot be drawn with the fonts that were opened, in document order.
  package func missingGlyphs(in layout: Layout) -> [MissingGlyphs] {
    layout.allNodes.compactMap { node in
      var scripts: [WritingScript] = []
      for line in node.lines {
        let fonts = [line.font] + line.spans.map(\.font)
        let missing = text.missingScripts(in: line.text, of: fonts)
        scripts += missing.filter { !scripts.contains($0) }
      }
      return scripts.isEmpty ? nil : MissingGlyphs(view: node.name, scripts: scripts)
    }
  }
}
