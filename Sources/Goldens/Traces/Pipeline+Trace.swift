package import Afterimage
import AfterimageAudit
package import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageRendering
import AfterimageScreens

extension Pipeline {
  /// What the picture of a case is made from; nil where it gives none.
  ///
  /// - Parameter fonts: the fonts that it is drawn with.
  package func trace(
    of ready: GoldenSuite.ReadyCase, fonts: FontSource
  ) throws(PipelineError) -> Trace? {
    let traits = ready.golden.traits
    guard let composition = composition(of: ready) else { return nil }
    var trace = Trace(
      libraries: RenderFingerprint.current(with: fonts),
      facts: traits.facts + composition.facts, views: [], secrets: try secrets(of: ready))
    for (screen, mask) in composition.screens {
      trace.views += try tracedViews(of: screen, in: traits, mask: mask)
    }
    return trace
  }

  /// The layers of the picture; a screen as its user sees it is one layer.
  private func composition(of ready: GoldenSuite.ReadyCase) -> Composition? {
    let traits = ready.golden.traits
    if case .screen(let screen) = ready.input, ready.strategy == nil {
      return Composition(
        userInterfaceStyle: traits.userInterfaceStyle, layers: [.screen(screen, mask: nil)])
    }
    let timeline = Simulation.run(story(of: ready.input, ready.strategy?.masking, traits))
    return lastSnapshot(of: timeline, in: traits)?.composition
  }

  private func tracedViews(
    of screen: Screen, in traits: Traits, mask: FieldMask?
  ) throws(PipelineError) -> [TracedView] {
    let bare = screen.withoutSecrets
    let layout = try layOut(bare, in: traits, mask: mask)
    var looks: [ViewPath: [ViewLook]] = [:]
    bare.forEachView { view, path, _ in looks[path] = view.looks }
    return layout.nodes.map { node in
      TracedView(
        name: node.name, kind: node.type.name, frame: node.frame, lineCount: node.lines.count,
        isHidden: node.isHidden, isDeclared: node.path != nil,
        looks: node.path.flatMap { looks[$0] } ?? [],
        place: node.path.flatMap { screen.places.place(of: $0) })
    }
  }

  /// The verdicts on the secrets of a story; none for a screen that nobody leaves.
  private func secrets(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [ViewLook] {
    if case .screen = ready.input, ready.strategy == nil { return [] }
    let story = story(of: ready.input, ready.strategy?.masking, ready.golden.traits)
    let findings = try findings(of: story, in: ExposureKind.decisive)
    return findings.secrets.map {
      ViewLook("\($0.screen).\($0.view)", $0.verdict.words)
    }
  }
}

extension Traits {
  /// The circumstances in words.
  fileprivate var facts: [ViewLook] {
    [
      ViewLook("device", device.id), ViewLook("system", system.id),
      ViewLook("orientation", orientation.rawValue),
      ViewLook("appearance", userInterfaceStyle.rawValue),
      ViewLook("contrast", accessibilityContrast.rawValue),
      ViewLook("textSize", contentSizeCategory.rawValue),
      ViewLook("direction", layoutDirection.rawValue),
    ]
  }
}

extension Composition {
  /// The screens with their masks, from the bottom to the top, each once.
  fileprivate var screens: [(screen: Screen, mask: FieldMask?)] {
    layers.compactMap { layer in
      switch layer {
      case .screen(let screen, let mask), .window(let screen, let mask, _): (screen, mask)
      case .presented, .cover, .copy, .keyboard: nil
      }
    }
  }

  /// The layers in words, without what the screens show.
  fileprivate var facts: [ViewLook] {
    layers.compactMap { layer in
      switch layer {
      case .screen(let screen, let mask), .window(let screen, let mask, _):
        ViewLook("mask of \(screen.name)", mask?.rawValue ?? "none")
      case .cover(let cover): ViewLook("cover \(cover.id)", cover.words)
      case .copy: ViewLook("copied view", "shown")
      case .keyboard: ViewLook("keyboard", "shown")
      case .presented: nil
      }
    }
  }
}

extension Composition.CoverLayer {
  /// What it shows, how opaque it is and where it lies.
  fileprivate var words: String {
    var parts = [content.words]
    if opacity < 1 { parts.append("\((opacity * 1000).rounded() / 10) % opaque") }
    if let frame { parts.append("at \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)") }
    return parts.joined(separator: ", ")
  }
}

extension Composition.CoverContent {
  fileprivate var words: String {
    switch self {
    case .color(let color): color.hexadecimalText
    case .image(let image, _): "the picture \(image.name)"
    case .picture: "a picture of the app"
    case .launchScreen: "the launch screen"
    case .view(let screen): "the screen \(screen.name)"
    case .backdrop(.blur(let blur)): "a blur of \(blur.radius) pt"
    case .backdrop(.mosaic(let side)): "a mosaic of \(side) pt"
    }
  }
}
