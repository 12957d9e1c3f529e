extension XMLElement {
  /// The same element, in which pictures are named by attributes alone.
  ///
  /// Documents with the capability "Image references" name them in elements of their own, with what else they say of a picture: `<imageReference key="image" image="lock" catalog="system" symbolScale="large"/>` is `image="lock" catalog="system" symbolScale="large"` of its parent.
  func namingPictures() -> XMLElement {
    let references = children("imageReference")
    var own = attributes
    for reference in references {
      own += reference.attributes.compactMap { $0.named(by: reference["key"] ?? "image") }
    }
    var element = XMLElement(name: name, line: line, attributes: own)
    element.text = text
    element.children = children.filter { $0.name != "imageReference" }.map { $0.namingPictures() }
    return element
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
