import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// The search for a proof that a picture is the same whatever a secret is.
///
/// The secret is followed by what is not the same in pictures of extreme secrets: from the texts of views through the rows of the constraint system to frames, and from views through their drawings to pixels. Where an opaque drawing that does not depend on it hides all that may, nobody who sees the picture can learn of it.
struct ProofSearch {
  /// The pipeline that lays out and draws.
  let pipeline: Pipeline
  /// The circumstances of the picture.
  let traits: Traits

  /// What may depend on the secret in a layer.
  private enum LayerDependence {
    case nothing
    /// Drawings of views, and the names of these views.
    case views(ContentDependence, ProofOutcome.Obstacle)
    /// All of it, and where other layers lie.
    case everything(ProofOutcome.Obstacle)

    /// True for a layer of which nothing depends on the secret, hidden views included.
    var isNothing: Bool {
      switch self {
      case .nothing: true
      case .views(let dependence, _): dependence.isNothing
      case .everything: false
      }
    }

    /// True for a layer in which every view lies where it lies, whatever the secret is.
    var isSettled: Bool {
      switch self {
      case .nothing: true
      case .views(let dependence, _): dependence.frames.isEmpty
      case .everything: false
      }
    }

    /// What stands against a proof.
    var obstacle: ProofOutcome.Obstacle? {
      switch self {
      case .nothing: nil
      case .views(_, let obstacle), .everything(let obstacle): obstacle
      }
    }
  }

  /// Looks for a proof about one moment.
  ///
  /// - Parameters:
  ///   - truth: the composition of the story as it is.
  ///   - others: the compositions with other secrets of extreme extents.
  func outcome(
    of truth: Composition, besides others: [Composition]
  ) throws(PipelineError) -> ProofOutcome {
    guard others.allSatisfy({ $0.isLayered(as: truth) }) else {
      return .open(.init(reasons: [.layers]))
    }
    let unequal = truth.layers.indices.map { index in
      others.contains { $0.layers[index] != truth.layers[index] }
    }
    // Most proofs are covers that hide all that could depend on anything.
    let coarse = unequal.map { $0 ? LayerDependence.everything(.init()) : .nothing }
    if try openGround(of: truth, coarse).isEmpty { return .proved(.anywhere) }
    // Most pictures that tell do so with the first of the others.
    if others.count > 1, let first = others.first {
      let outcome = try settledOutcome(of: truth, besides: [first])
      guard outcome.isProved else { return outcome }
    }
    return try settledOutcome(of: truth, besides: others)
  }

  private func settledOutcome(
    of truth: Composition, besides others: [Composition]
  ) throws(PipelineError) -> ProofOutcome {
    var dependences: [LayerDependence] = []
    for (index, layer) in truth.layers.enumerated() {
      dependences.append(try dependence(of: layer, in: truth, others.map { $0.layers[index] }))
    }
    let ground = try openGround(of: truth, dependences)
    guard !ground.isEmpty else {
      return .proved(dependences.allSatisfy(\.isNothing) ? .anywhere : .asItLies)
    }
    return dependences.compactMap(\.obstacle).map { .open($0) }.reduce(.open(.init())) {
      $0.besides($1)
    }
  }

  /// What may depend on the secret in a layer: nothing where it is the same in all compositions.
  private func dependence(
    of layer: Composition.Layer, in truth: Composition, _ others: [Composition.Layer]
  ) throws(PipelineError) -> LayerDependence {
    let others = unique(others.filter { $0 != layer })
    guard !others.isEmpty else { return .nothing }
    switch layer {
    case .screen(let screen, let mask), .window(let screen, let mask, _),
      .presented(let screen, let mask):
      return try dependence(of: screen, mask, others.compactMap(\.ownScreen), in: truth)
    case .keyboard(let screen, _):
      let isSame = others.compactMap(\.ownScreen).allSatisfy { $0.hasInputViews(of: screen) }
      return isSame ? .nothing : .everything(.init(reasons: [.copy]))
    case .cover, .copy: return .everything(.init(reasons: [.copy]))
    }
  }

  private func dependence(
    of screen: Screen, _ mask: FieldMask?, _ others: [Screen], in composition: Composition
  ) throws(PipelineError) -> LayerDependence {
    var traits = traits
    traits.userInterfaceStyle = composition.userInterfaceStyle
    switch try pipeline.dependence(of: screen, on: others, in: traits, mask: mask) {
    case .failure(let obstacle): return .everything(.init(reasons: [.layout(obstacle)]))
    case .success(let found):
      let nodes = try pipeline.layOut(screen, in: traits, mask: mask).nodes
      func names(_ places: Set<Int>) -> [String] { unique(places.sorted().map { nodes[$0].name }) }
      return .views(
        found,
        .init(moved: names(found.frames), drawn: names(found.drawings.subtracting(found.frames))))
    }
  }

  /// Draws the layers one after the other, and keeps where something may be seen that depends on the secret.
  private func openGround(
    of truth: Composition, _ dependences: [LayerDependence]
  ) throws(PipelineError) -> OpenGround {
    let isSettled = dependences.allSatisfy(\.isSettled)
    // A view that draws nothing of this secret may draw something of another.
    var ghosts: [Int: Set<Int>] = [:]
    for case (let index, .views(let found, _)) in dependences.enumerated() {
      ghosts[index] = found.drawings
    }
    var ground = OpenGround(scale: traits.scale)
    var drawn = 0
    for index in truth.layers.indices {
      let list = try pipeline.displayList(
        of: truth.prefix(through: index), in: traits, scale: traits.scale, adding: ghosts)
      let place = truth.place(ofLayer: index)
      // What is presented moves and clips all that was drawn before.
      let new = place == .above ? list.items[drawn...] : list.items[...]
      drawn = list.items.count
      let isOpen = !ground.isEmpty
      if place == .around { ground = OpenGround(scale: traits.scale) }
      let canvas = Rect(origin: .zero, size: list.size)
      // What stands in for a missing picture may hide what the picture would not.
      let hides = truth.layers[index].ownScreen?.missingParts.isEmpty ?? true
      switch dependences[index] {
      case .everything: ground.open(canvas)
      case .nothing:
        ground.draw(new, within: canvas, hides: hides) { _ in false }
        let moves = !isSettled && truth.layers[index].followsOthers
        if moves || isOpen && place == .aroundOthers { ground.open(canvas) }
      case .views(let found, _):
        ground.draw(new, within: canvas, hides: hides) {
          $0.source.map(found.drawings.contains) == true
        }
        let isMixed =
          place == .aroundOthers || place == .around && !isSettled
          || truth.hasCovers(withinLayer: index)
        if isMixed { ground.open(canvas) }
      }
    }
    return ground
  }
}

extension Screen {
  /// True where the keyboard and what lies on it are those of another screen, whatever is typed next.
  fileprivate func hasInputViews(of other: Screen) -> Bool {
    focusedField == other.focusedField && shownAccessory == other.shownAccessory
  }
}
