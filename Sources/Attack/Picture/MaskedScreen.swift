package import Afterimage
import AfterimageGraphics
package import AfterimageLifecycle
package import AfterimageMasking
package import AfterimageScreens

/// A picture of an app as its attacker knows it: all but the secret.
package struct MaskedScreen: Sendable {
  /// The layers of the picture; whatever text the secret's views have in it is not looked at.
  let composition: Composition
  /// The device, the system, and how both are set up.
  let traits: Traits
  /// The ids of the views that hold the secret, in the order of its parts.
  let views: [String]

  /// A picture of a story.
  package init(_ composition: Composition, in traits: Traits, views: [String]) {
    self.composition = composition
    self.traits = traits
    self.views = views
  }

  /// The last picture of the standard story of a screen under a strategy; nil where the system takes none.
  package init?(
    _ screen: Screen, under strategy: MaskingStrategy, in traits: Traits, views: [String]
  ) {
    let timeline = Simulation.run(.standardStory(of: screen, under: strategy, traits: traits))
    let last = timeline.snapshots.last { $0.userInterfaceStyle == traits.userInterfaceStyle }
    guard let last else { return nil }
    self.init(last.composition, in: last.traits, views: views)
  }

  /// The same picture, taken while its covers were still fading in or fading out again.
  package func fading(at opacity: Double) -> MaskedScreen {
    var composition = composition
    composition.layers = composition.layers.map { layer in
      guard case .cover(var cover) = layer else { return layer }
      cover.opacity = opacity
      return .cover(cover)
    }
    return MaskedScreen(composition, in: traits, views: views)
  }

  /// The pixels in a point.
  var scale: Double { traits.scale }

  /// The drawings of the picture with texts typed into the secret's views.
  func list(typing texts: [String], by pipeline: Pipeline) throws(AttackError) -> DisplayList {
    let typed = composition.typing(Dictionary(zip(views, texts)) { first, _ in first })
    do throws(PipelineError) {
      return try pipeline.displayList(of: typed, in: traits, scale: scale)
    } catch { throw .pipeline(error) }
  }

  /// The masked picture with texts typed into the secret's views, every pixel as the renderer draws it.
  package func picture(
    typing texts: [String], by pipeline: Pipeline
  ) throws(AttackError) -> Bitmap {
    let list = try list(typing: texts, by: pipeline)
    do throws(PipelineError) {
      return try pipeline.draw(list, scale: scale)
    } catch { throw .pipeline(error) }
  }
}

extension Composition {
  /// The same layers with other texts in some views.
  fileprivate func typing(_ texts: [String: String]) -> Composition {
    var copy = self
    copy.layers = layers.map { layer in
      switch layer {
      case .screen(let screen, let mask): .screen(screen.typing(texts), mask: mask)
      case .presented(let screen, let mask): .presented(screen.typing(texts), mask: mask)
      case .window(let screen, let mask, let level):
        .window(screen.typing(texts), mask: mask, level: level)
      case .keyboard(let screen, let mask): .keyboard(screen.typing(texts), mask: mask)
      case .cover(let cover):
        .cover(cover.typing(texts))
      case .copy: layer
      }
    }
    return copy
  }
}

extension Composition.CoverLayer {
  /// The same cover with other texts in the views of the picture that it shows.
  fileprivate func typing(_ texts: [String: String]) -> Composition.CoverLayer {
    guard case .picture(var captured, let fit) = content else { return self }
    captured.composition = captured.composition.typing(texts)
    var copy = self
    copy.content = .picture(captured, fit)
    return copy
  }
}

extension Screen {
  /// The same screen with other texts in some views.
  fileprivate func typing(_ texts: [String: String]) -> Screen {
    mapViews { view, _, _ in
      guard let id = view.id, let text = texts[id] else { return nil }
      return view.replacing(0, with: .text(text))
    }
  }
}
