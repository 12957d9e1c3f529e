import AfterimageGraphics
package import AfterimageScreens

extension InterfaceDocument {
  /// Makes a screen of a scene.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - classes: the size classes that the document's variations follow.
  ///   - assets: what lies beside the document.
  ///   - trustsStoredSizes: whether a view whose content is made in code is as large as it was when the document was saved; where layouts are held against stored frames, it may not be.
  ///   - changing: what is done to the root view before it is checked, such as margins that the document does not store.
  /// - Returns: nil for a scene that has no view of its own.
  /// - Throws: what no screen can have, such as a text for a number.
  package func importScene(
    _ scene: DocumentScene, name: String, in classes: SizeClasses = SizeClasses(),
    assets: DocumentAssets = .none, trustsStoredSizes: Bool = true,
    changing: (inout View, _ rootId: String) -> Void = { _, _ in }
  ) throws(InvalidInput) -> ImportedScene? {
    guard let element = root(of: scene, in: classes) else { return nil }
    let graph = SceneGraph(root: element, controller: scene.controller)
    var viewImport = ViewImport(
      document: self, assets: assets, graph: graph, trustsStoredSizes: trustsStoredSizes)
    var root = viewImport.view(element)
    changing(&root, graph.rootId)
    let controller = viewImport.controller(of: scene)
    let screen = try Screen(name, controller: controller, root: root)
    return ImportedScene(
      screen: screen, views: viewImport.views,
      canvasSize: SceneGraph.frame(of: element)?.size, notes: viewImport.notes)
  }
}
