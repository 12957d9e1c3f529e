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
    guard let (composition, traits) = composition(of: ready) else { return nil }
    let secrets = try secrets(of: ready)
    var trace = Trace(
      libraries: RenderFingerprint.current(with: fonts),
      facts: [ready.strategyFact] + traits.facts + composition.facts, views: [],
      secrets: secrets ?? [], isJudged: secrets != nil)
    for (screen, mask) in composition.maskedScreens {
      trace.views += try tracedViews(of: screen, in: traits, mask: mask)
    }
    return trace
  }

  /// The layers of the picture, and the traits in which it is drawn; a screen as its user sees it is one layer.
  private func composition(of ready: GoldenSuite.ReadyCase) -> (Composition, Traits)? {
    let traits = ready.golden.traits
    if case .screen(let screen) = ready.input, ready.strategy == nil {
      return (
        Composition(
          userInterfaceStyle: traits.userInterfaceStyle, layers: [.screen(screen, mask: nil)]),
        traits
      )
    }
    let timeline = Simulation.run(story(of: ready.input, ready.strategy?.masking, traits))
    return lastSnapshot(of: timeline, in: traits).map { ($0.composition, $0.traits) }
  }

  /// The verdicts on the secrets of a story; nil for a screen that nobody leaves.
  private func secrets(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [ViewLook]? {
    if case .screen = ready.input, ready.strategy == nil { return nil }
    let story = story(of: ready.input, ready.strategy?.masking, ready.golden.traits)
    let findings = try findings(of: story, in: ExposureKind.decisive, to: .verdicts)
    return findings.secrets.map {
      ViewLook("\($0.screen)/\($0.view)", $0.verdict.words)
    }
  }
}

extension GoldenSuite.ReadyCase {
  fileprivate var strategyFact: ViewLook { ViewLook("strategy", strategy?.slug ?? "none") }
}

extension Traits {
  /// The circumstances in words.
  fileprivate var facts: [ViewLook] {
    [
      ViewLook("device", device.id), ViewLook("system", system.id),
      ViewLook("orientation", orientation.rawValue),
      ViewLook("appearance", userInterfaceStyle.rawValue),
      ViewLook("contrast", accessibilityContrast.rawValue),
      ViewLook("text size", contentSizeCategory.rawValue),
      ViewLook("direction", layoutDirection.rawValue),
    ]
  }
}

extension Composition {
  /// The layers in words, without what the screens show.
  fileprivate var facts: [ViewLook] {
    layers.compactMap { layer in
      switch layer {
      case .screen(let screen, let mask), .window(let screen, let mask, _):
        ViewLook("mask of `\(screen.name)`", mask?.rawValue ?? "none")
      case .cover(let cover): ViewLook("cover `\(cover.id)`", cover.words)
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
    if opacity < 1 { parts.append("\(numberText((opacity * 1000).rounded() / 10)) % opaque") }
    if let frame { parts.append("at \(frame.words)") }
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
    case .backdrop(.blur(let blur)): "a blur of \(numberText(blur.radius)) pt"
    case .backdrop(.mosaic(let side)): "a mosaic of \(numberText(side)) pt"
    }
  }
}

extension Rect {
  /// Its place and its extent in points.
  fileprivate var words: String {
    [minX, minY, width, height].map { numberText(($0 * 100).rounded() / 100) }.joined(
      separator: " ")
  }
}
