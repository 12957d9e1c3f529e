/// An element of an XML document with all in it; what a document says beside its elements is not kept.
package struct XMLElement: Sendable {
  /// The name of its tag.
  package let name: String
  /// The line on which it begins, from 1.
  package let line: Int
  /// The attributes in the order of the document.
  package internal(set) var attributes: [Attribute]
  /// The elements in it, in the order of the document.
  package var children: [XMLElement] = []
  /// The characters directly in it, joined.
  package var text = ""

  /// A name with a value.
  package struct Attribute: Sendable {
    /// The name, unique in its element.
    package let name: String
    /// The value, references resolved.
    package let value: String
  }
}

extension XMLElement {
  /// The value of an attribute; nil where the element lacks it.
  package subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The first element of a name in this one.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first element in this one that plays a part, as Interface Builder's `key` names it.
  package func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// The elements of a name in this one.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// True where an attribute says `YES`.
  package func isYes(_ name: String) -> Bool { self[name] == "YES" }

  /// The number that an attribute holds; nil where it holds none.
  package func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
