import AfterimageGraphics
package import AfterimageLayout
package import AfterimageLifecycle
import AfterimageMasking
package import AfterimageScreens

extension Pipeline {
  /// The same composition with a frame for each cover that has constraints, which are solved in what the cover lies on.
  package func laidOut(
    _ composition: Composition, in traits: Traits
  ) throws(PipelineError) -> Composition {
    var laidOut = composition
    for index in composition.layers.indices {
      guard case .cover(var cover) = composition.layers[index],
        let layout = try layout(ofCoverAt: index, in: composition, traits)
      else { continue }
      let path = cover.child == nil ? CoverConstraints.path : CoverConstraints.pathInPart
      let frame = layout.node(at: path)?.snappedFrame ?? .zero
      cover.placement = .frame(frame)
      laidOut.layers[index] = .cover(cover)
    }
    return laidOut
  }

  /// The layout of a cover in what it lies on, with the conflicts of its constraints; nil where it has none.
  package func layout(
    ofCoverAt index: Int, in composition: Composition, _ traits: Traits
  ) throws(PipelineError) -> Layout? {
    guard case .cover(let cover) = composition.layers[index],
      case .constraints(let constraints) = cover.placement
    else { return nil }
    let host = cover.attachment == .view ? composition.screen(beneath: index) : nil
    let screen: Screen =
      if let host, let child = cover.child {
        try self.screen(host, under: constraints, in: child.view, traits)
      } else {
        host?.covered(under: constraints) ?? .window(under: constraints)
      }
    var traits = traits
    // Nothing of it is drawn: one layout does for both appearances.
    traits.userInterfaceStyle = .light
    return try layOut(screen, in: traits)
  }

  /// A screen of nothing but the view of a child controller, and a cover in it.
  private func screen(
    _ host: Screen, under constraints: CoverConstraints, in view: ViewPath, _ traits: Traits
  ) throws(PipelineError) -> Screen {
    let layout = try layOut(host, in: traits)
    let frame = layout.node(at: view)?.frame ?? .zero
    let root = layout.node(at: .root)?.frame ?? .zero
    let place = Rect(
      x: frame.minX - root.minX, y: frame.minY - root.minY, width: frame.width,
      height: frame.height)
    return host.covered(under: constraints, in: place, of: root.size)
  }
}

extension Composition {
  /// The screen on which a layer lies that covers a controller's own view.
  fileprivate func screen(beneath index: Int) -> Screen? {
    layers[..<index].reversed().lazy.compactMap { layer in
      switch layer {
      case .screen(let screen, _), .presented(let screen, _), .window(let screen, _, _): screen
      case .cover, .copy, .keyboard: nil
      }
    }.first
  }
}

/// Constraints of a cover that could not be satisfied together.
package struct CoverConflict: Hashable, Sendable, CustomStringConvertible {
  /// The id of the cover in the rules.
  package let cover: String
  /// The constraints, and the one that was broken.
  package let conflict: LayoutConflict

  /// The conflict as UIKit's log has it.
  package var description: String { "cover \(cover): \(conflict)" }
}

extension Pipeline {
  /// The conflicts of the covers in all that a story exposes, each once.
  package func coverConflicts(in play: Play) throws(PipelineError) -> [CoverConflict] {
    guard play.scenario.hasConstrainedCovers else { return [] }
    var found: [CoverConflict] = []
    for snapshot in play.timeline.exposures {
      for (index, layer) in snapshot.composition.layers.enumerated() {
        guard case .cover(let cover) = layer else { continue }
        let layout = try layout(ofCoverAt: index, in: snapshot.composition, snapshot.traits)
        let conflicts = layout?.conflicts.map { CoverConflict(cover: cover.id, conflict: $0) }
        found += (conflicts ?? []).filter { !found.contains($0) }
      }
    }
    return found
  }
}

extension Scenario {
  /// True where a rule lays a cover whose constraints have to be solved.
  fileprivate var hasConstrainedCovers: Bool {
    protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened).contains { action in
      guard case .cover(let cover) = action, case .constrained(let constraints) = cover.layout
      else { return false }
      return !constraints.areToAllEdges
    }
  }
}
