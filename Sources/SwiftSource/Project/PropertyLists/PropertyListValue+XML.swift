import AfterimageInterfaceBuilder

extension PropertyListValue {
  /// Reads a property list in XML as Core Foundation does, which wants no `plist` around the value and looks at nothing behind it; one in binary form is told as such.
  package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw PropertyListError(
        line: 1, what: "it is a binary property list; 'plutil -convert xml1' makes XML of it")
    }
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLElement.read(bytes, allowsDocumentType: true, endsWithElement: true)
    } catch {
      throw PropertyListError(line: error.line, what: "\(error)")
    }
    guard root.name == "plist" else { return try PropertyListValue(root) }
    guard let value = root.children.first else {
      throw PropertyListError(line: root.line, what: "it is no property list")
    }
    return try PropertyListValue(value)
  }

  private init(_ element: XMLElement) throws(PropertyListError) {
    switch element.name {
    case "string", "integer", "real", "date": self = .text(element.text)
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    case "data": self = .data
    case "array":
      var values: [PropertyListValue] = []
      for child in element.children { values.append(try PropertyListValue(child)) }
      self = .list(values)
    case "dict": self = .dictionary(try Self.members(of: element))
    default:
      throw PropertyListError(
        line: element.line, what: "no property list has an element '\(element.name)'")
    }
  }

  private static func members(
    of element: XMLElement
  ) throws(PropertyListError) -> [String: PropertyListValue] {
    var (members, key) = ([String: PropertyListValue](), String?.none)
    for child in element.children {
      if child.name == "key" {
        key = child.text
      } else if let name = key {
        members[name] = try PropertyListValue(child)
        key = nil
      } else {
        throw PropertyListError(line: child.line, what: "a value has no key")
      }
    }
    return members
  }
}
