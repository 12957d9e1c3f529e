/// The words of a document, in the language that is asked for.
extension ViewImport {
  /// The words that a property of an element holds, as an attribute or as an element of its own; nil where there are none.
  ///
  /// - Parameters:
  ///   - owner: the element whose id the words of other languages are found by; nil is the element itself.
  ///   - key: what the words of other languages call the property; nil is its own name.
  func localized(
    _ property: String, of element: XMLElement, ownedBy owner: XMLElement? = nil,
    as key: String? = nil
  ) -> String? {
    words(key ?? property, ofObject: (owner ?? element)["id"] ?? "") ?? element[property]
      ?? element.children.first {
        ["string", "mutableString"].contains($0.name) && $0["key"] == property
      }
      .map(\.text)
  }

  /// The words of a property in the language that is asked for; nil where it has none.
  func words(_ property: String, ofObject id: String) -> String? {
    assets.strings["\(id).\(property)"]
  }
}
