import AfterimageGraphics

/// The images of a document, and the list that it is written of.
extension Renderer {
  /// Puts together what stays what it is and the images of the rest.
  func assemble(
    _ scene: DocumentScene, keepingShadow isVector: (CastShadow) -> Bool
  ) throws(RenderingError) -> DisplayList {
    var images: [Int: [DisplayItem]] = [:]
    for index in scene.sight.kept(where: { _ in true }) {
      guard let image = try image(of: index, in: scene, keepingShadow: isVector) else { continue }
      images[index] = image.map { [$0] } ?? []
    }
    var result = scene.list.replacing { index, item in
      guard scene.sight.fates[index] == .kept else { return [] }
      if let image = images[index] {
        return image.map { DisplayItem($0.drawing, source: item.source) }
      }
      return [visible(item)]
    }
    result.items += try picturesMissing(from: result, in: scene)
    return result
  }

  /// The parts of the finished picture that a list lacks: no larger than what differs, so that their sizes tell nothing of what does not show.
  private func picturesMissing(
    from list: DisplayList, in scene: DocumentScene
  ) throws(RenderingError) -> [DisplayItem] {
    guard !scene.sight.pictures.isEmpty else { return [] }
    let bare = try render(list, scale: scene.scale, background: scene.background)
    let contrast = PictureContrast(scene.picture, bare, scale: scene.scale)
    return scene.sight.pictures.compactMap { rect in
      contrast.bounds(in: rect).flatMap { scene.picture.part($0, scale: scene.scale) }
        .map { DisplayItem($0) }
    }
  }

  /// The item with texts that hold what shows alone.
  func visible(_ item: DisplayItem) -> DisplayItem {
    guard case .text(let line) = item.drawing, line.limit != nil else { return item }
    return DisplayItem(
      .text(line.withoutHidden(shaped(line).runs(of: line))), source: item.source)
  }

  /// The image in place of a drawing, inside nil where nothing of it shows; nil for what stays what it is.
  private func image(
    of index: Int, in scene: DocumentScene, keepingShadow isVector: (CastShadow) -> Bool
  ) throws(RenderingError) -> DisplayItem?? {
    let placed = scene.sight.placed[index]
    switch placed.drawing {
    case .image(let bitmap, let rect, _):
      return .some(try visibleImage(bitmap, in: rect, index, scene))
    case .backdrop: return .some(try effectImage(index, scene))
    case .shadow(let shadow):
      return isVector(shadow) ? nil : .some(try shadowImage(placed, scene))
    case .fill, .gradient, .border, .path, .stroke, .text, .group: return nil
    }
  }

  /// The part of an image within all edges.
  private func visibleImage(
    _ bitmap: Bitmap, in rect: Rect, _ index: Int, _ scene: DocumentScene
  ) throws(RenderingError) -> DisplayItem? {
    let placed = scene.sight.placed[index]
    guard let box = placed.box else { return nil }
    let visible = box.offset(by: Point(x: -placed.offset.x, y: -placed.offset.y))
    guard let (part, place) = bitmap.cropped(of: rect, to: visible),
      let shown = try withoutHidden(part, at: place.offset(by: placed.offset), index, scene)
    else { return nil }
    return DisplayItem(.image(shown, in: place, clip: visible.intersection(place) ?? place))
  }

  /// What an effect makes of all that lies beneath it.
  private func effectImage(
    _ index: Int, _ scene: DocumentScene
  ) throws(RenderingError) -> DisplayItem? {
    let placed = scene.sight.placed[index]
    let beneath = scene.list.replacing { $0 <= index ? [$1] : [] }
    let picture = try render(beneath, scale: scene.scale, background: scene.background)
    guard let box = placed.box,
      case .image(let part, let rect, _)? = picture.part(box, scale: scene.scale),
      let shown = try withoutHidden(part, at: rect, index, scene)
    else { return nil }
    let place = rect.offset(by: Point(x: -placed.offset.x, y: -placed.offset.y))
    return DisplayItem(.image(shown, in: place, clip: place))
  }

  /// A shadow alone, on nothing.
  private func shadowImage(
    _ placed: PlacedDrawing, _ scene: DocumentScene
  ) throws(RenderingError) -> DisplayItem? {
    guard let place = placed.box?.snappedOutward(to: scene.scale) else { return nil }
    let move = Point(x: placed.offset.x - place.minX, y: placed.offset.y - place.minY)
    let list = DisplayList(
      size: place.size,
      items: [DisplayItem(.group(Group([DisplayItem(placed.drawing)], offset: move)))])
    let picture = try render(list, scale: scene.scale, background: .clear)
    let rect = place.offset(by: Point(x: -placed.offset.x, y: -placed.offset.y))
    return DisplayItem(.image(picture, in: rect, clip: rect))
  }

  /// An image without the pixels that something above certainly hides; nil where that is all of them.
  private func withoutHidden(
    _ bitmap: Bitmap, at place: Rect, _ index: Int, _ scene: DocumentScene
  ) throws(RenderingError) -> Bitmap? {
    let image = scene.sight.placed[index]
    let isCovered =
      scene.sight.pictures.contains { $0.intersection(place) != nil }
      || scene.sight.placed[(index + 1)...].contains { !$0.isThin && $0.touches(image) }
    guard isCovered else { return bitmap }
    var above = scene.list.replacing { $0 > index ? [$1] : [] }
    above.items += scene.sight.pictures.map { DisplayItem(.fill(RoundedRect($0), .black)) }
    let onBlack = try render(above, scale: scene.scale, background: .black)
    let onWhite = try render(above, scale: scene.scale, background: .white)
    let hidden = HiddenPixels(onBlack, onWhite, scale: scene.scale)
    return hidden.erased(from: bitmap, at: place)
  }
}

extension PlacedDrawing {
  /// True for a text of letters, between which one sees what lies beneath.
  fileprivate var isThin: Bool {
    guard case .text(let line) = drawing, line.font.size < 100 else { return false }
    return line.text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation, .dashPunctuation,
        .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation, .currencySymbol, .spaceSeparator:
        true
      default: false
      }
    }
  }
}

extension Bitmap {
  /// The pixels that a rectangle meets, at their place; nil where it meets none.
  fileprivate func part(_ rect: Rect, scale: Double) -> Drawing? {
    guard
      let pixels = PixelRect(rect, scale: scale, within: PixelSize(width: width, height: height)),
      let part = cropped(to: pixels)
    else { return nil }
    let place = pixels.rect(scale: scale)
    return .image(part, in: place, clip: place)
  }

  /// The pixels of a stretched picture that a rectangle meets, and where they lie; nil where it meets none.
  fileprivate func cropped(of rect: Rect, to visible: Rect) -> (Bitmap, Rect)? {
    guard !rect.isEmpty else { return nil }
    let (across, down) = (rect.width / Double(width), rect.height / Double(height))
    let unit = Rect(
      x: (visible.minX - rect.minX) / across, y: (visible.minY - rect.minY) / down,
      width: visible.width / across, height: visible.height / down)
    let size = PixelSize(width: width, height: height)
    guard let pixels = PixelRect(unit, scale: 1, within: size), let part = cropped(to: pixels)
    else {
      return nil
    }
    let place = Rect(
      x: rect.minX + Double(pixels.x) * across, y: rect.minY + Double(pixels.y) * down,
      width: Double(pixels.width) * across, height: Double(pixels.height) * down)
    return (part, place)
  }
}
