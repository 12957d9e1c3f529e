import AfterimageScreens

/// A requirement that somebody has published, which a leak breaks.
struct Standard: Hashable, Sendable {
  /// The document that it stands in.
  let document: Document
  /// The number or name of the requirement in the document.
  let id: String
  /// Its title.
  let title: String
  /// What it says, in a sentence of our own.
  let sentence: String
  /// A public page about it; nil where only its document has one.
  let page: String?
  /// The classes of secrets that it is about; nil is all.
  let kinds: Set<SecretClass>?
  /// The tag by which code scanning finds it.
  let tag: String

  /// Every requirement.
  static let all = [
    exposure, privateInformation, screenshots, backgroundTest, cardDisplay, credentialDisplay,
  ]

  /// The requirement by its document and its id, which may name the document itself.
  var name: String { id.hasPrefix(document.name) ? id : "\(document.name) \(id)" }

  /// The requirements that the leak of a secret breaks.
  static func broken(by kind: SecretClass) -> [Standard] {
    all.filter { $0.kinds?.contains(kind) ?? true }
  }

  /// A document of requirements.
  struct Document: Hashable, Sendable {
    /// Its short name.
    let name: String
    /// Its title.
    let title: String
    /// Who publishes it.
    let organization: String
    /// Where.
    let page: String

    /// Every document.
    static let all = [weaknesses, mobileWeaknesses, mobileTests, cards, payments]
  }
}

extension Standard.Document {
  static let weaknesses = Self(
    name: "CWE", title: "Common Weakness Enumeration", organization: "MITRE",
    page: "https://cwe.mitre.org/")
  static let mobileWeaknesses = Self(
    name: "MASWE", title: "OWASP Mobile Application Security Weakness Enumeration",
    organization: "OWASP Foundation", page: "https://mas.owasp.org/MASWE/")
  static let mobileTests = Self(
    name: "MASTG", title: "OWASP Mobile Application Security Testing Guide",
    organization: "OWASP Foundation", page: "https://mas.owasp.org/MASTG/")
  static let cards = Self(
    name: "PCI DSS", title: "Payment Card Industry Data Security Standard 4.0.1",
    organization: "PCI Security Standards Council",
    page: "https://www.pcisecuritystandards.org/document_library/")
  static let payments = Self(
    name: "PSD2 RTS", title: "Commission Delegated Regulation (EU) 2018/389",
    organization: "European Union", page: "https://eur-lex.europa.eu/eli/reg_del/2018/389/oj")
}

extension Standard {
  private static let exposure = Standard(
    document: .weaknesses, id: "CWE-200",
    title: "Exposure of Sensitive Information to an Unauthorized Actor",
    sentence: "Information is seen by somebody who has no right to it.",
    page: "https://cwe.mitre.org/data/definitions/200.html", kinds: nil,
    tag: "external/cwe/cwe-200")
  private static let privateInformation = Standard(
    document: .weaknesses, id: "CWE-359",
    title: "Exposure of Private Personal Information to an Unauthorized Actor",
    sentence: "Private information is seen by somebody whom its owner has not allowed it.",
    page: "https://cwe.mitre.org/data/definitions/359.html", kinds: nil,
    tag: "external/cwe/cwe-359")
  private static let screenshots = Standard(
    document: .mobileWeaknesses, id: "MASWE-0038",
    title:
      "Insufficient Protection of Sensitive Data from Screenshots or Screen Recordings",
    sentence: "An app takes sensitive data out of its views, or masks it, when it is moved to the"
      + " background, recorded or photographed.",
    page: nil, kinds: nil, tag: "MASWE-0038")
  private static let backgroundTest = Standard(
    document: .mobileTests, id: "MASTG-TEST-0290",
    title:
      "Runtime Verification of Sensitive Content Exposure in Screenshots During App Backgrounding",
    sentence: "No snapshot of an app in the background shows sensitive data that should have been"
      + " protected.",
    page: "https://mas.owasp.org/MASTG/tests/ios/MASVS-PLATFORM/MASTG-TEST-0290/", kinds: nil,
    tag: "MASTG-TEST-0290")
  private static let cardDisplay = Standard(
    document: .cards, id: "3.4.1", title: "PAN is masked when displayed",
    sentence: "Of a card number at most the bank's digits and the last four are shown.",
    page: nil, kinds: [.card], tag: "PCI DSS 3.4.1")
  private static let credentialDisplay = Standard(
    document: .payments, id: "Article 22", title: "General requirements on security credentials",
    sentence: "Personalised security credentials are masked when they are displayed.",
    page: nil, kinds: [.password, .code], tag: "PSD2 RTS Article 22")
}
