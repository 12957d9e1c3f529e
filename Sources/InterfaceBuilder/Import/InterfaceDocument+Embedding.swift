import AfterimageScreens

/// A scene in size classes.
struct ResolvedScene {
  /// The scene, with what stands in its bars as it is in them.
  let scene: DocumentScene
  /// Its root view, with the scenes that its containers embed in it.
  let root: XMLElement
  /// The scenes that it embeds, each with the id that the document has for its root view.
  let embedded: [(scene: String, rootId: String)]
  /// The relations of its elements.
  let graph: SceneGraph

  /// The root view, then the views in the bars around it.
  var views: [XMLElement] { [root] + (scene.controller.map(SceneGraph.barViews) ?? []) }
}

extension InterfaceDocument {
  /// Resolves a scene in size classes; nil for one that has no view of its own.
  func resolved(_ scene: DocumentScene, in classes: SizeClasses) -> ResolvedScene? {
    guard let own = scene.root else { return nil }
    var embedding = Embedding(document: self, classes: classes)
    let root = embedding.filled(own.resolved(in: classes), below: [scene.controllerId ?? ""])
    let scene = scene.resolvingBars(in: classes)
    return ResolvedScene(
      scene: scene, root: root, embedded: embedding.embedded,
      graph: SceneGraph(root: root, controller: scene.controller, in: self))
  }
}

extension DocumentScene {
  /// The scene with the items of its bars as they are in size classes.
  fileprivate func resolvingBars(in classes: SizeClasses) -> DocumentScene {
    guard var controller else { return self }
    controller.children = controller.children.map {
      ["navigationItem", "toolbarItems"].contains($0.name) ? $0.resolved(in: classes) : $0
    }
    return DocumentScene(
      name: name, controllerId: controllerId, controller: controller, root: root)
  }
}

/// Puts scenes into the containers that embed them.
private struct Embedding {
  let document: InterfaceDocument
  let classes: SizeClasses
  /// How often each scene has been embedded, by the ids of the controllers.
  var uses: [String: Int] = [:]
  /// The scenes that have been embedded.
  var embedded: [(scene: String, rootId: String)] = []

  mutating func filled(_ element: XMLElement, below outer: [String]) -> XMLElement {
    var copy = element
    copy.children = element.children.map { filled($0, below: outer) }
    if element.name == "containerView", let content = content(of: element, below: outer) {
      copy.children.append(content)
    }
    return copy
  }

  /// The list of subviews that a container has on a device: the root of the scene it embeds, as large as it is.
  private mutating func content(of container: XMLElement, below outer: [String]) -> XMLElement? {
    let segues = container.child("connections")?.children("segue") ?? []
    guard outer.count < Limits.embeddedScenes,
      let destination = segues.first(where: { $0["kind"] == "embed" })?["destination"],
      let scene = document.scene(ofController: destination).flatMap(document.shown),
      let root = scene.root, let id = scene.controllerId, !outer.contains(id)
    else { return nil }
    var content = root.resolved(in: classes)
    content.children += scene.controller?.children("layoutGuides") ?? []
    let use = uses[id, default: 1]
    uses[id] = use + 1
    if use > 1 { content = content.renamed(content.ids, ending: "-\(use)") }
    if let rootId = content["id"] { embedded.append((scene.name, rootId)) }
    var list = XMLElement(name: "subviews", line: container.line, attributes: [])
    list.children = [filled(content.filling, below: outer + [id])]
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

  /// The ids of the element and of all in it.
  fileprivate var ids: Set<String> {
    children.reduce(into: Set([self["id"]].compactMap(\.self))) { $0.formUnion($1.ids) }
  }

  /// The element with other ids, so that it can stand in a scene twice.
  fileprivate func renamed(_ ids: Set<String>, ending: String) -> XMLElement {
    let renamedAttributes = attributes.map { attribute in
      ids.contains(attribute.value)
        ? Attribute(name: attribute.name, value: attribute.value + ending) : attribute
    }
    var copy = XMLElement(name: name, line: line, attributes: renamedAttributes)
    copy.text = text
    copy.children = children.map { $0.renamed(ids, ending: ending) }
    return copy
  }
}
