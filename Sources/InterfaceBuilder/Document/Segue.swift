/// A way from a scene to another of the same document, as the storyboard has it.
package struct Segue: Hashable, Sendable {
  /// The identifier by which code performs the segue; nil where there is none.
  package let identifier: String?
  /// How the scene is shown, such as `show` or `presentation`.
  package let kind: String
  /// The name of the scene that it leads to.
  package let destination: String
  /// The line of the document, from 1.
  package let line: Int
}

extension InterfaceDocument {
  /// The segues of a scene that show another with a view, in the order of the document; not those that unwind or embed.
  package func segues(of scene: DocumentScene) -> [Segue] {
    (scene.controller?.segues ?? []).compactMap { element in
      guard let kind = element["kind"], !Self.silent.contains(kind),
        let controller = element["destination"].flatMap(self.scene(ofController:)),
        let destination = shown(by: controller)
      else { return nil }
      return Segue(
        identifier: element["identifier"], kind: kind, destination: destination.name,
        line: element.line)
    }
  }

  /// The kinds that show nothing new.
  private static let silent: Set<String> = ["relationship", "unwind", "embed"]
}

extension XMLElement {
  /// The segues that begin at the element or below it.
  var segues: [XMLElement] {
    children.flatMap { $0.name == "segue" ? [$0] : $0.segues }
  }
}
