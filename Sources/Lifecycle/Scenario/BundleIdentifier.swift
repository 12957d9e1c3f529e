package import AfterimageScreens

/// The reverse domain name of an app: letters, digits and hyphens of ASCII in parts between full stops, so that it can name a folder.
public struct BundleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as text.
  public let description: String

  /// Takes a text as an identifier; nil where a part is empty, a character is not allowed, or there are more than 155 of them.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count <= 155, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isAllowed) })
    else { return nil }
    description = text
  }

  /// The identifier of the plain app that a screen without one gets.
  package init(plainAppOf screen: Name) {
    let part = screen.description.utf8.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }
    description = "org.afterimage." + String(decoding: part, as: UTF8.self)
  }
}

private func isAllowed(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
    true
  default: false
  }
}
