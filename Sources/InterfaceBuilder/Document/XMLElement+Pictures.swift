extension XMLElement {
  /// Names all pictures by attributes.
  ///
  /// Documents with the capability "Image references" name them in elements of their own, with what else they say of a picture: `<imageReference key="image" image="lock" catalog="system" symbolScale="large"/>` becomes `image="lock" catalog="system" symbolScale="large"` of its parent.
  mutating func namePictures() {
    for index in children.indices { children[index].namePictures() }
    let references = children("imageReference")
    guard !references.isEmpty else { return }
    children.removeAll { $0.name == "imageReference" }
    for reference in references {
      attributes += reference.attributes.compactMap { $0.named(by: reference["key"] ?? "image") }
    }
  }
}

extension XMLElement.Attribute {
  /// What an attribute of a reference is called in the element that the picture is of; nil for what only tells the part that it plays.
  fileprivate func named(by key: String) -> Self? {
    switch name {
    case "key", "id": nil
    case "image": Self(name: key, value: value)
    default: self
    }
  }
}
