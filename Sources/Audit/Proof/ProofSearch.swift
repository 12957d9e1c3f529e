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
    /// The drawings of views, by their indices in the layout of the layer.
    case drawings(Set<Int>)
    /// All of it, and where other layers lie.
    case everything(moved: [String])

    /// True for a layer of which only drawings depend on the secret, if anything does.
    var isSettled: Bool { if case .everything = self { false } else { true } }
  }

  /// Looks for a proof about one moment.
  ///
  /// - Parameters:
  ///   - truth: the composition of the story as it is.
  ///   - others: the compositions with other secrets of extreme extents.
  func outcome(
    of truth: Composition, besides others: [Composition]
  ) throws(PipelineError) -> ProofOutcome {
    guard others.allSatisfy({ $0.isLayered(as: truth) }) else { return .open(moved: []) }
    let unequal = truth.layers.indices.map { index in
      others.contains { $0.layers[index] != truth.layers[index] }
    }
    // Most proofs are covers that hide all that could depend on anything.
    let coarse = unequal.map { $0 ? LayerDependence.everything(moved: []) : .nothing }
    if try openGround(of: truth, coarse).isEmpty { return .proved }
    // Most pictures that tell do so with the first of the others.
    if others.count > 1, let first = others.first {
      let outcome = try settledOutcome(of: truth, besides: [first])
      guard outcome == .proved else { return outcome }
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
    var moved: [String] = []
    for case .everything(let views) in dependences { moved += views }
    let ground = try openGround(of: truth, dependences)
    return ground.isEmpty ? .proved : .open(moved: unique(moved))
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
      return isSame ? .nothing : .everything(moved: [])
    case .cover, .copy: return .everything(moved: [])
    }
  }

  private func dependence(
    of screen: Screen, _ mask: FieldMask?, _ others: [Screen], in composition: Composition
  ) throws(PipelineError) -> LayerDependence {
    var traits = traits
    traits.userInterfaceStyle = composition.userInterfaceStyle
    switch try pipeline.dependence(of: screen, on: others, in: traits, mask: mask) {
    case .drawings(let nodes): return .drawings(nodes)
    case .frames(let names): return .everything(moved: names)
    }
  }

  /// Draws the layers one after the other, and keeps where something may be seen that depends on the secret.
  private func openGround(
    of truth: Composition, _ dependences: [LayerDependence]
  ) throws(PipelineError) -> OpenGround {
    let (scale, isSettled) = (traits.scale, dependences.allSatisfy(\.isSettled))
    let canvas = Rect(origin: .zero, size: traits.size)
    var ground = OpenGround(scale: scale)
    var drawn = 0
    for (index, layer) in truth.layers.enumerated() {
      var part = truth
      part.layers = Array(truth.layers[...index])
      let items = try pipeline.displayList(of: part, in: traits, scale: scale).items
      // What is presented moves and clips all that was drawn before.
      let isWhole = if case .presented = layer { true } else { items.count < drawn }
      let new = isWhole ? items[...] : items[drawn...]
      drawn = items.count
      let isMarked: (DisplayItem) -> Bool
      switch dependences[index] {
      case .everything: isMarked = { _ in true }
      case .nothing:
        let moves = !isSettled && layer.followsOthers || (isWhole && !ground.isEmpty)
        isMarked = { _ in moves }
      case .drawings(let nodes):
        let isMixed = isWhole || truth.hasCovers(withinLayer: index)
        isMarked = { isMixed || $0.source.map(nodes.contains) == true }
      }
      ground.draw(new, within: canvas, depending: isMarked)
    }
    return ground
  }
}

/// What was found of a picture: a proof, or what stands against one.
enum ProofOutcome: Hashable, Sendable {
  /// Nothing that can be seen depends on the secret.
  case proved
  /// Something that can be seen may depend on it: the views whose frames may, none where only drawings do.
  case open(moved: [String])
}

extension Composition {
  /// True where two compositions are the same but for what is on their screens.
  fileprivate func isLayered(as other: Composition) -> Bool {
    var one: Screen?
    _ = mapScreens { screen in
      one = one ?? screen
      return screen
    }
    guard let one else { return self == other }
    return mapScreens { _ in one } == other.mapScreens { _ in one }
  }

  /// True where covers lie in views of a layer's screen, whose drawings are among those of the views.
  fileprivate func hasCovers(withinLayer index: Int) -> Bool {
    guard layers.indices.contains(index + 1), case .cover(let cover) = layers[index + 1] else {
      return false
    }
    return cover.child != nil
  }
}

extension Composition.Layer {
  /// The screen that the layer draws; nil for a layer that draws another thing.
  fileprivate var ownScreen: Screen? {
    switch self {
    case .screen(let screen, _), .presented(let screen, _), .window(let screen, _, _),
      .keyboard(let screen, _):
      screen
    case .cover, .copy: nil
    }
  }

  /// True for a layer that lies where views of other layers do.
  fileprivate var followsOthers: Bool {
    switch self {
    case .cover(let cover): cover.attachment == .view || cover.child != nil || !cover.hasOwnPlace
    case .presented, .copy: true
    case .screen, .window, .keyboard: false
    }
  }
}

extension Screen {
  /// True where the keyboard and what lies on it are those of another screen, whatever is typed next.
  fileprivate func hasInputViews(of other: Screen) -> Bool {
    focusedField == other.focusedField && shownAccessory == other.shownAccessory
  }
}

extension Composition.CoverLayer {
  /// True where no constraint decides about its place.
  fileprivate var hasOwnPlace: Bool {
    switch placement {
    case .whole, .frame: true
    case .constraints: false
    }
  }
}
