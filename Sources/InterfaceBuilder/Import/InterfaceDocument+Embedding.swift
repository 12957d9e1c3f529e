import AfterimageScreens

extension InterfaceDocument {
  /// The root of a scene in size classes, with the scenes that its containers embed in them; nil for a scene that has no view of its own.
  func root(of scene: DocumentScene, in classes: SizeClasses) -> XMLElement? {
    scene.root.map {
      embedding(in: $0.resolved(in: classes), classes, below: [scene.controllerId ?? ""])
    }
  }

  private func embedding(
    in element: XMLElement, _ classes: SizeClasses, below outer: [String]
  ) -> XMLElement {
    var copy = element
    copy.children = element.children.map { embedding(in: $0, classes, below: outer) }
    if element.name == "containerView",
      let content = embeddedRoot(of: element, classes, below: outer)
    {
      copy.children.append(content)
    }
    return copy
  }

  /// The list of subviews that a container has on a device: the root of the scene it embeds, as large as it is.
  private func embeddedRoot(
    of container: XMLElement, _ classes: SizeClasses, below outer: [String]
  ) -> XMLElement? {
    let segues = container.child("connections")?.children("segue") ?? []
    guard outer.count < Limits.embeddedScenes,
      let destination = segues.first(where: { $0["kind"] == "embed" })?["destination"],
      let scene = scene(ofController: destination).flatMap(shown), let root = scene.root,
      let id = scene.controllerId, !outer.contains(id)
    else { return nil }
    var content = embedding(in: root.resolved(in: classes), classes, below: outer + [id])
    content.children += scene.controller?.children("layoutGuides") ?? []
    var list = XMLElement(name: "subviews", line: container.line, attributes: [])
    list.children = [content.filling]
    return list
  }
}

extension XMLElement {
  /// The view with a mask that lets it follow the size of what it lies in.
  fileprivate var filling: XMLElement {
    let sizable = ["widthSizable", "heightSizable"].map { Attribute(name: $0, value: "YES") }
    var copy = self
    copy.children.removeAll { $0.name == "autoresizingMask" }
    copy.children.append(
      XMLElement(
        name: "autoresizingMask", line: line,
        attributes: [Attribute(name: "key", value: "autoresizingMask")] + sizable))
    return copy
  }
}
