public import AfterimageGraphics
import AfterimageLayout
public import AfterimageLifecycle
import AfterimageMasking
import AfterimageRendering
package import AfterimageScreens

extension Pipeline {
  /// Draws the picture that the system keeps.
  ///
  /// - Parameters:
  ///   - snapshot: a picture of a timeline.
  ///   - scale: pixels in a point; nil is the device's own.
  /// - Throws: `PipelineError` where a screen of the picture cannot be laid out or drawn.
  public func picture(
    of snapshot: Snapshot, scale: Double? = nil
  ) throws(PipelineError) -> Bitmap {
    let scale = scale ?? snapshot.traits.scale
    let list = try displayList(of: snapshot.composition, in: snapshot.traits, scale: scale)
    return try draw(list, scale: scale)
  }

  /// Draws the picture that the system keeps, and returns the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - snapshot: a picture of a timeline.
  ///   - scale: pixels in a point; nil is the device's own.
  /// - Throws: `PipelineError` where a screen of the picture cannot be laid out or drawn.
  public func png(
    of snapshot: Snapshot, scale: Double? = nil
  ) throws(PipelineError) -> [UInt8] {
    let scale = scale ?? snapshot.traits.scale
    return try png(
      displayList(of: snapshot.composition, in: snapshot.traits, scale: scale), scale: scale)
  }

  /// Draws the picture that the system keeps into a PNG file, as one of several that are alike: only what is new in it is drawn and packed.
  ///
  /// - Parameter scale: pixels in a point; nil is the device's own.
  package func nextPNG(
    of snapshot: Snapshot, scale: Double? = nil
  ) throws(PipelineError) -> [UInt8] {
    let scale = scale ?? snapshot.traits.scale
    return try nextPNG(
      displayList(of: snapshot.composition, in: snapshot.traits, scale: scale), scale: scale)
  }

  /// The drawings of a composition, in points.
  ///
  /// - Parameter ghosts: by their layer, the views that have an empty drawing beside their own.
  package func displayList(
    of composition: Composition, in traits: Traits, scale: Double,
    adding ghosts: [Int: Set<Int>] = [:]
  ) throws(PipelineError) -> DisplayList {
    var traits = traits
    traits.userInterfaceStyle = composition.userInterfaceStyle
    let composition = try laidOut(composition, in: traits)
    var stack = LayerStack(window: traits.size)
    for index in composition.layers.indices {
      try add(layer: index, of: composition, to: &stack, traits, scale, ghosts[index] ?? [])
    }
    return DisplayList(size: traits.size, items: stack.items)
  }

  /// Adds a layer of a composition that is laid out to those beneath it.
  func add(
    layer index: Int, of composition: Composition, to stack: inout LayerStack, _ traits: Traits,
    _ scale: Double, _ ghosts: Set<Int> = []
  ) throws(PipelineError) {
    switch composition.layers[index] {
    case .screen(let screen, let mask), .window(let screen, let mask, _):
      var layout = try layOut(screen, in: traits, mask: mask)
      layout.ghosts = ghosts
      let covers = composition.coversWithin(layer: index)
      stack.items += try covering(layout, of: screen, with: covers, traits, scale).contentItems()
      stack.content = layout.contentFrame
    case .presented(let screen, let mask):
      var layout = try layOut(screen, in: traits, mask: mask)
      layout.ghosts = ghosts
      let covers = composition.coversWithin(layer: index)
      stack.items = try covering(layout, of: screen, with: covers, traits, scale)
        .presentedItems(over: stack.items)
    case .cover(let cover):
      // What lies in a view is drawn with it.
      guard cover.child == nil else { return }
      let ground =
        cover.attachment == .view ? stack.content : Rect(origin: .zero, size: traits.size)
      stack.items += try drawings(
        of: cover, in: cover.frame ?? ground, within: ground, traits, scale)
    case .copy(let copy): stack.items += try drawings(of: copy, traits, scale)
    case .keyboard(let screen, let mask):
      stack.items += try layOut(screen, in: traits, mask: mask).keyboardItems()
    }
  }

  /// The drawings of a cover in its frame, as opaque as it is.
  ///
  /// - Parameter ground: the rectangle that it is clipped to; nil where it is clipped with the view that it lies in.
  func drawings(
    of cover: Composition.CoverLayer, in frame: Rect, within ground: Rect?, _ traits: Traits,
    _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    guard let visible = frame.intersection(ground ?? frame) else { return [] }
    // A blur fades by its own opacity: in a group it would see only what the group has drawn.
    if case .backdrop(let backdrop) = cover.content {
      return [DisplayItem(.backdrop(backdrop, in: visible, opacity: cover.opacity))]
    }
    let items = try drawings(of: cover.content, in: frame, traits, scale)
    guard cover.opacity < 1 || frame != ground else { return items }
    let edge = frame == ground ? nil : RoundedRect(visible)
    return [DisplayItem(.group(Group(items, clip: edge, opacity: cover.opacity)))]
  }

  private func drawings(
    of content: Composition.CoverContent, in frame: Rect, _ traits: Traits, _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    switch content {
    case .color(let color): [DisplayItem(.fill(RoundedRect(frame), color))]
    case .image(let image, let fit): drawings(of: image, fit, in: frame, scale)
    case .picture(let captured, let fit): try drawings(of: captured, fit, in: frame, traits, scale)
    case .launchScreen(let screen): try layOut(screen, in: traits).windowDisplayList().items
    case .view(let screen): try layOut(screen, in: traits).contentItems()
    case .backdrop(let backdrop): [DisplayItem(.backdrop(backdrop, in: frame, opacity: 1))]
    }
  }

  private func drawings(
    of captured: CapturedPicture, _ fit: Composition.PictureFit, in frame: Rect, _ traits: Traits,
    _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    let traits = captured.traits(in: traits)
    if let drawings = try wholeWindow(of: captured, fit, in: frame, traits, scale) {
      return drawings
    }
    guard let image = try image(of: captured, traits, scale) else { return [] }
    return drawings(of: image, fit, in: frame, scale)
  }

  private func drawings(
    of image: Image, _ fit: Composition.PictureFit, in frame: Rect, _ scale: Double
  ) -> [DisplayItem] {
    let background = DisplayItem(.fill(RoundedRect(frame), fit.backgroundColor))
    let place = fit.contentMode.frame(of: image.size, in: frame, scale: scale)
    let picture = DisplayItem(.image(image.bitmap, in: place, clip: frame))
    return (fit.backgroundColor.alpha > 0 ? [background] : [])
      + blurred([picture], by: fit.blurRadius, in: place)
  }

  /// Drawings as the app has blurred them; near their edges what lies beside them comes in.
  private func blurred(
    _ items: [DisplayItem], by radius: Double, in frame: Rect
  ) -> [DisplayItem] {
    guard radius > 0 else { return items }
    let blur = Backdrop.blur(Blur(radius: radius, saturation: 1, tint: .clear))
    return items + [DisplayItem(.backdrop(blur, in: frame, opacity: 1))]
  }

  /// The drawings of a picture of the whole window where each of its pixels falls on one: they give what its pixels give.
  private func wholeWindow(
    of captured: CapturedPicture, _ fit: Composition.PictureFit, in frame: Rect, _ traits: Traits,
    _ scale: Double
  ) throws(PipelineError) -> [DisplayItem]? {
    let window = Rect(origin: .zero, size: traits.size)
    let sides = [window.width * scale, window.height * scale]
    guard captured.source != .view, frame == window, sides.allSatisfy({ $0 == $0.rounded() }),
      fit.contentMode.frame(of: window.size, in: frame, scale: scale) == window
    else { return nil }
    let list = try displayList(of: captured.composition, in: traits, scale: scale)
    return list.isOpaque ? blurred(list.items, by: fit.blurRadius, in: window) : nil
  }

  /// The picture that an app took of itself: of pixels, as the app has it, see-through where nothing lies; nil of a view without extent.
  private func image(
    of captured: CapturedPicture, _ traits: Traits, _ scale: Double
  ) throws(PipelineError) -> Image? {
    if let view = captured.child { return try image(of: view, in: captured, traits, scale) }
    let list = try displayList(of: captured.composition, in: traits, scale: scale)
    let bitmap = try draw(list, scale: scale, over: .clear)
    let whole = Image(name: "captured", bitmap: bitmap, scale: scale)
    guard captured.source == .view else { return whole }
    return whole.cropped(to: try contentFrame(of: captured.composition, traits))
  }

  private func contentFrame(
    of composition: Composition, _ traits: Traits
  ) throws(PipelineError) -> Rect {
    for layer in composition.layers.reversed() {
      switch layer {
      case .screen(let screen, let mask), .window(let screen, let mask, _):
        return try layOut(screen, in: traits, mask: mask).contentFrame
      case .presented, .cover, .copy, .keyboard: continue
      }
    }
    return Rect(origin: .zero, size: traits.size)
  }
}

extension Layout {
  /// The part of the screen's own view that no bar of its controller lies upon; where another column is shown in its place, that of the column.
  fileprivate var contentFrame: Rect {
    guard let root = nodes.first(where: { $0.path == .root }) ?? nodes.first else { return .zero }
    let bars = barsUpon(root)
    let frame = root.snappedFrame
    let top = bars.filter { $0.type == .element(.navigationBar) }.map(\.snappedFrame.maxY).max()
    let bottom = bars.filter { $0.type != .element(.navigationBar) }.map(\.snappedFrame.minY).min()
    let (upper, lower) = (top ?? frame.minY, bottom ?? frame.maxY)
    return Rect(x: frame.minX, y: upper, width: frame.width, height: lower - upper)
  }

  /// The bars of the controller that a root view fills, which follow the view and all in it.
  private func barsUpon(_ root: Node) -> [Node] {
    let bars = Set([.navigationBar, .tabBar, .toolbar].map(NodeType.element))
    var found: [Node] = []
    var next = root.descendantsEnd
    while next < nodes.count, nodes[next].parent == root.parent, bars.contains(nodes[next].type),
      nodes[next].path?.root.isBar == true
    {
      found.append(nodes[next])
      next = nodes[next].descendantsEnd
    }
    return found
  }
}

extension Image {
  /// The part within a rectangle of points, which has to lie within the picture.
  fileprivate func cropped(to rect: Rect) -> Image {
    let pixels = PixelRect(
      x: Int((rect.minX * scale).rounded()), y: Int((rect.minY * scale).rounded()),
      width: Int((rect.width * scale).rounded()), height: Int((rect.height * scale).rounded()))
    let part = bitmap.cropped(to: pixels)
    return part.map { Image(name: name, bitmap: $0, scale: scale) } ?? self
  }
}
