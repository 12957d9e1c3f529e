import AfterimageEvidence
import AfterimageGoldens
package import AfterimageGraphics

/// The page of a report: one file with its data, which needs nothing beside it but the pictures.
package struct ReportPage: Sendable {
  /// What the page shows.
  package let data: JSONValue

  /// Makes a page of its data.
  package init(data: JSONValue) {
    self.data = data
  }

  /// The bytes of the page.
  package var bytes: [UInt8] {
    let style = "\n" + PageSource.style
    let script = "\n" + PageSource.script
    let parts = [
      ("policy", "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">"),
      ("style", "<style>\(style)</style>"), ("script", "<script>\(script)</script>"),
      ("data", "<script type=\"application/json\" id=\"data\">\(escapedData)</script>"),
    ]
    let page = parts.reduce(PageSource.template) { page, part in
      page.replacing("<!--\(part.0)-->", with: part.1, maxReplacements: 1)
    }
    return Array(page.utf8)
  }

  /// The rules by which a browser runs this script and this style alone, and asks nobody else for anything (CSP level 3).
  package static let policy = [
    "default-src 'none'", "script-src \(fingerprint(of: "\n" + PageSource.script)) 'self'",
    "style-src \(fingerprint(of: "\n" + PageSource.style))", "img-src 'self' data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private static func fingerprint(of text: String) -> String {
    "'sha256-\(Base64.text(of: Digest(of: Array(text.utf8)).bytes))'"
  }

  /// The data in a form that ends no element, whatever it says.
  private var escapedData: String {
    data.text(.compact).replacing("<", with: "\\u003c")
  }
}
