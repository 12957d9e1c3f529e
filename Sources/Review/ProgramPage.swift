private import CPages
import AfterimageEvidence
import AfterimageFleet
import AfterimageGoldens
package import AfterimageGraphics

/// A page of the program's own: its template, its style and its script as they come with the program, one file that needs nothing else.
package struct ProgramPage: Sendable {
  private let template: String
  private let style: String
  private let script: String

  /// The page of reports and reviews.
  package static let report = ProgramPage(
    template: text(cpages_report_page), style: text(cpages_report_style),
    script: text(cpages_report_script))
  /// The page of the studio.
  package static let studio = ProgramPage(
    template: text(cpages_studio_page), style: text(cpages_studio_style),
    script: text(cpages_studio_script))

  private init(template: String, style: String, script: String) {
    self.template = template
    self.style = "\n\(Self.text(cpages_shared_style))\n\(style)"
    self.script = "\n\(Self.text(cpages_shared_script))\n\(script)"
  }

  private static func text(
    _ part: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?
  ) -> String {
    var length = 0
    guard let bytes = part(&length) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// The bytes of the page.
  ///
  /// - Parameter data: what the page shows; nil for one that asks a server.
  package func bytes(showing data: JSONValue? = nil) -> [UInt8] {
    let parts = [
      ("policy", "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"),
      ("style", "<style>\(style)</style>"), ("script", "<script>\(script)</script>"),
      ("data", data.map(Self.element) ?? ""),
    ]
    let page = parts.reduce(template) { page, part in
      page.replacing("<!--\(part.0)-->", with: part.1, maxReplacements: 1)
    }
    return Array(page.utf8)
  }

  /// The rules by which a browser runs this script and this style alone, and asks nobody else for anything (CSP level 3).
  package var policy: String {
    [
      "default-src 'none'", "script-src \(Self.fingerprint(of: script)) 'self'",
      "style-src \(Self.fingerprint(of: style))", "img-src 'self' data: blob:",
      "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func fingerprint(of text: String) -> String {
    "'sha256-\(Base64.text(of: Digest(of: Array(text.utf8)).bytes))'"
  }

  /// The data in a form that ends no element, whatever it says.
  private static func element(_ data: JSONValue) -> String {
    let text = data.text(.compact).replacing("<", with: "\\u003c")
    return "<script type=\"application/json\" id=\"data\">\(text)</script>"
  }
}
