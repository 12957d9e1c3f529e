/// A key of a document that is neither read nor known to be without effect.
package struct UnreadKey: Hashable, Sendable {
  /// The kind of element and its key, such as `button.imageEdgeInsets`.
  package let name: String
  /// How often a scene has it.
  package let count: Int
  /// The first line on which it stands, from 1.
  package let line: Int
}

extension DocumentScene {
  /// The keys of the controller and its views that the import passes over though they may change the picture, by their names.
  package var unreadKeys: [UnreadKey] {
    var search = UnreadKeySearch()
    if let element = controller ?? root { search.visit(element) }
    return search.found.sorted { $0.key < $1.key }.map {
      UnreadKey(name: $0.key, count: $0.value.count, line: $0.value.line)
    }
  }

  /// How many keys the controller and its views have.
  package var keyCount: Int { (controller ?? root)?.keyCount ?? 0 }
}

private struct UnreadKeySearch {
  private(set) var found: [String: (count: Int, line: Int)] = [:]

  mutating func visit(_ element: XMLElement) {
    for attribute in element.attributes where !element.isUnderstood(attribute) {
      note("\(element.name).\(attribute.name)", at: element)
    }
    for part in element.children where !part.isWithoutEffect {
      if part.isUnderstood(in: element) {
        visit(part)
      } else {
        note("\(element.name).\(part.partName)", at: part)
      }
    }
  }

  private mutating func note(_ name: String, at element: XMLElement) {
    found[name] = ((found[name]?.count ?? 0) + 1, found[name]?.line ?? element.line)
  }
}

extension XMLElement {
  /// The attributes of the element and of all that is not without effect in it.
  fileprivate var keyCount: Int {
    attributes.count
      + children.reduce(0) { $0 + ($1.isWithoutEffect ? 1 : $1.keyCount) }
  }

  /// What the element is in the one around it: its key, or else the kind that it is of.
  fileprivate var partName: String { self["key"] ?? name }

  /// True for a part that no picture shows.
  fileprivate var isWithoutEffect: Bool {
    DocumentKeys.partsWithoutEffect.contains(partName)
      || DocumentKeys.partsWithoutEffect.contains(name) || partName.hasPrefix("simulated")
  }

  /// True for an attribute that is read, or leaves the picture as it is.
  fileprivate func isUnderstood(_ attribute: Attribute) -> Bool {
    let key = attribute.name
    let values = DocumentKeys.understoodValues
    if let understood = values["\(name).\(key)"] ?? values[key] {
      return understood.contains(attribute.value)
    }
    return DocumentKeys.readAttributes.contains(key)
      || DocumentKeys.attributesWithoutEffect.contains(key)
  }

  /// True for a part that is read: views and items of every kind are, and of what differs by size class each part is looked at.
  fileprivate func isUnderstood(in parent: XMLElement) -> Bool {
    let lists = ["subviews", "variation", "mask", "prototypes", "cells", "sections", "items"]
    return lists.contains(parent.name)
      || ["variation", "viewLayoutGuide", "keyboardLayoutGuide"].contains(name)
      || DocumentKeys.readParts.contains(partName) || partName.hasPrefix("view")
  }
}
