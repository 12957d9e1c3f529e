import AfterimageGraphics
import AfterimageLayout
package import AfterimageLifecycle
package import AfterimageScreens

extension Pipeline {
  /// The views of a picture's screens, laid out before their secrets have arrived.
  package func tracedViews(of snapshot: Snapshot) throws(PipelineError) -> [TracedView] {
    var views: [TracedView] = []
    for (screen, mask) in snapshot.composition.maskedScreens {
      views += try tracedViews(of: screen, in: snapshot.traits, mask: mask)
    }
    return views
  }

  /// The views of a screen, laid out before its secrets have arrived.
  package func tracedViews(
    of screen: Screen, in traits: Traits, mask: FieldMask?
  ) throws(PipelineError) -> [TracedView] {
    let layout = try layOut(screen.withoutSecrets, in: traits, mask: mask)
    let looks = screen.withoutSecrets.looksByPath
    let depths = layout.nodes.depths
    let shown = try layOut(screen, in: traits, mask: mask).nodes.shownFrames
    return zip(layout.nodes, depths).map { node, depth in
      TracedView(
        name: node.name, kind: node.type.name, frame: node.frame, lineCount: node.lines.count,
        depth: depth, isHidden: node.isHidden, isDeclared: node.path != nil,
        looks: node.path.flatMap { looks[$0] } ?? [],
        place: node.path.flatMap { screen.places.place(of: $0) }, shownFrame: shown[node.name],
        isSecret: node.isSensitive)
    }
  }
}

extension Screen {
  /// The looks of every view, with those of the controller at the root view, and those of what is presented at its own.
  fileprivate var looksByPath: [ViewPath: [ViewLook]] {
    var looks: [ViewPath: [ViewLook]] = [:]
    forEachView { view, path, _ in looks[path] = view.looks }
    let presented = ViewPath(in: .presented)
    looks[presented]? += looksOfPresentation
    looks[.root]? += looksOfController.map { ViewLook("controller.\($0.key)", $0.value) }
    return looks
  }
}

extension [Node] {
  /// How many views lie around each; those around a view stand before it.
  fileprivate var depths: [Int] {
    reduce(into: []) { depths, node in depths.append(node.parent.map { depths[$0] + 1 } ?? 0) }
  }

  /// The frames of those in sight, by their names.
  fileprivate var shownFrames: [String: Rect] {
    var hidden: [Bool] = []
    var frames: [String: Rect] = [:]
    for node in self {
      hidden.append(node.isHidden || node.parent.map { hidden[$0] } ?? false)
      if hidden.last == false { frames[node.name] = node.frame }
    }
    return frames
  }
}

extension Composition {
  /// The screens with their masks, from the bottom to the top.
  package var maskedScreens: [(screen: Screen, mask: FieldMask?)] {
    layers.compactMap { layer in
      switch layer {
      case .screen(let screen, let mask), .window(let screen, let mask, _): (screen, mask)
      case .presented, .cover, .copy, .keyboard: nil
      }
    }
  }
}
