import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// Drawings in the views of child controllers.
extension Pipeline {
  /// The layout of a screen with covers in the views of its children.
  func covering(
    _ layout: Layout, of screen: Screen, with covers: [Composition.CoverLayer], _ traits: Traits,
    _ scale: Double
  ) throws(PipelineError) -> Layout {
    var covered = layout
    for cover in covers {
      guard let host = cover.child, let frame = try frame(of: host, in: layout, of: screen) else {
        continue
      }
      let items = try drawings(
        of: cover, in: cover.frame ?? frame, within: nil, traits, scale)
      covered = covered.covering(host.view, with: items)
    }
    return covered
  }

  /// The picture of a child's view and all in it, see-through where nothing lies.
  func image(
    of view: ViewPath, in captured: CapturedPicture, _ traits: Traits, _ scale: Double
  ) throws(PipelineError) -> Image? {
    guard case .screen(let screen, let mask)? = captured.composition.layers.first else {
      return nil
    }
    var traits = traits
    traits.userInterfaceStyle = captured.composition.userInterfaceStyle
    let layout = try covering(
      layOut(screen, in: traits, mask: mask), of: screen,
      with: laidOut(captured.composition, in: traits).coversWithin(layer: 0), traits, scale)
    guard let list = layout.displayList(ofViewAt: view) else { return nil }
    return Image(
      name: "captured", bitmap: try draw(list, scale: scale, over: .clear), scale: scale)
  }

  /// Where a cover lies that fills a child's view, or keeps the size that the view had; nil where that has no extent.
  private func frame(
    of host: Composition.ChildHost, in layout: Layout, of screen: Screen
  ) throws(PipelineError) -> Rect? {
    guard var frame = layout.node(at: host.view)?.snappedFrame else { return nil }
    if let then = host.boundsTakenIn,
      let before = try layOut(screen, in: then).node(at: host.view)
    {
      frame.size = before.snappedFrame.size
    }
    return frame.width > 0 && frame.height > 0 ? frame : nil
  }
}

extension Composition {
  /// The covers in the views of the screen of a layer, which come right after it.
  func coversWithin(layer index: Int) -> [CoverLayer] {
    var covers: [CoverLayer] = []
    for layer in layers[(index + 1)...] {
      guard case .cover(let cover) = layer, cover.child != nil else { break }
      covers.append(cover)
    }
    return covers
  }
}
