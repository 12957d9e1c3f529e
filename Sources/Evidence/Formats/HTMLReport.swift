import AfterimageAudit
import AfterimageGraphics

/// A document as one page for a browser and a printer, which needs nothing beside it.
struct HTMLReport {
  private let document: ReportDocument

  /// The page of a document.
  init(_ document: ReportDocument) {
    self.document = document
  }

  /// The text of the file.
  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>\(ReportDocument.title)</title>
    <style>
    \(Self.style)
    </style>
    <main>
    \(document.blocks.map(html).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private func html(_ block: ReportDocument.Block) -> String {
    switch block {
    case .title(let title, let line):
      "<header><h1>\(title.markup)</h1><p class=\"faint\">\(line.markup)</p></header>"
    case .verdict(let tone, let verdict, let line):
      "<p class=\"verdict \(tone.rawValue)\"><strong>\(verdict.markup)</strong> \(line.markup)</p>"
    case .chapter(let title): "<h2>\(title.markup)</h2>"
    case .section(let title, let line):
      "<h3>\(title.markup)</h3><p class=\"faint\">\(line.markup)</p>"
    case .paragraph(let text): "<p>\(text.markup)</p>"
    case .code(let text): "<pre><code>\(text.markup)</code></pre>"
    case .terms(let terms): "<dl>\n\(terms.map(html).joined(separator: "\n"))\n</dl>"
    case .secrets(let lines): Self.table(lines)
    case .pictures(let pictures):
      "<div class=\"pictures\">\n\(pictures.map(html).joined(separator: "\n"))\n</div>"
    case .signatures(let roles):
      "<div class=\"signatures\">\(roles.map { "<p>\($0.markup)<span>Name</span><span>Date</span><span>Signature</span></p>" }.joined())</div>"
    }
  }

  private func html(_ term: ReportDocument.Term) -> String {
    let dot = term.tone.map { "<i class=\"dot \($0.rawValue)\"></i>" } ?? ""
    let source = term.source.map { "<br><small class=\"faint\">\($0.markup)</small>" } ?? ""
    return "<dt>\(dot)\(term.name.markup)</dt><dd>\(term.meaning.markup)\(source)</dd>"
  }

  private func html(_ picture: StoryEvidence.Picture) -> String {
    let tone = ReportDocument.Tone(picture.verdict)
    let reasons = picture.reasons.map { "<p>\($0.markup)</p>" }.joined()
    let size = "width=\"\(Int(picture.width))\" height=\"\(Int(picture.height))\""
    return """
      <figure><img \(size) alt="\(picture.title.markup)" \
      src="data:image/png;base64,\(Base64.text(of: picture.file))">
      <figcaption><b><i class="dot \(tone.rawValue)"></i>\(picture.title.markup): \
      \(picture.verdict.words)</b>\(reasons)</figcaption></figure>
      """
  }

  private static func table(_ lines: [ReportDocument.SecretLine]) -> String {
    let rows = lines.map { line in
      let decision = line.decision.map { "<br><small>\($0.markup)</small>" } ?? ""
      let tone = ReportDocument.Tone(line.verdict)
      return "<tr><td><b>\(line.name.markup)</b><br><small class=\"faint\">\(line.reason.markup)"
        + "</small></td><td class=\"word\"><i class=\"dot \(tone.rawValue)\"></i>"
        + "\(line.verdict.words)</td><td>\(line.sentence.markup)\(decision)</td></tr>"
    }
    return "<table><thead><tr><th>Secret</th><th>Verdict</th><th>What is known</th></tr></thead>"
      + "<tbody>\n\(rows.joined(separator: "\n"))\n</tbody></table>"
  }
}

extension String {
  /// The text where it stands in a page.
  fileprivate var markup: String { printable.escapedForMarkup }
}
