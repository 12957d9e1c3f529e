import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// Views that the system shows once more, above all that lies in their window.
extension Pipeline {
  /// The drawings of a copy of a view, and of what the system lays around it.
  func drawings(
    of copy: Composition.CopyLayer, _ traits: Traits, _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    let layout = try layOut(copy.screen, in: traits, mask: copy.mask)
    guard let view = layout.drawings(ofViewAt: copy.view) else { return [] }
    switch copy.form {
    case .contextMenu(let titles): return try contextMenu(titles, over: view, traits, scale)
    case .loupe: return try loupe(over: view, traits, scale)
    case .pictureInPicture: return try pictureInPicture(view, traits, scale)
    }
  }

  /// The loupe over a view: the view enlarged, above itself.
  ///
  /// Where on the text the finger lies is not known: the loupe is so wide that all of it is seen.
  private func loupe(
    over view: (frame: Rect, items: [DisplayItem]), _ traits: Traits, _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    let window = Rect(origin: .zero, size: traits.size)
    let place = LoupeMetrics.frame(over: view.frame, in: window)
    let shape = RoundedRect(place, radius: LoupeMetrics.radius)
    return [DisplayItem(.fill(shape, color(.systemBackground, traits)))]
      + (try drawings(of: view, in: place, scale))
      + [DisplayItem(.border(shape, width: 1, color(.separator, traits)))]
  }

  /// The window of picture in picture in a corner, over what is none of the app's: as large as its view where that fits, as its user may make it.
  private func pictureInPicture(
    _ view: (frame: Rect, items: [DisplayItem]), _ traits: Traits, _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    let display = Rect(origin: .zero, size: traits.size)
    let share = view.frame.share(fitting: display)
    let size = Size(width: view.frame.width * share, height: view.frame.height * share)
    let corner = Rect(
      x: display.maxX - size.width - PictureInPictureMetrics.inset,
      y: display.maxY - size.height - PictureInPictureMetrics.inset, width: size.width,
      height: size.height)
    let place = corner.moved(into: display)
    return [
      DisplayItem(.fill(RoundedRect(display), color(.systemGray5, traits))),
      DisplayItem(.fill(RoundedRect(place), .black)),
    ] + (try drawings(of: view, in: place, scale))
  }

  /// A view at another place: moved, or where that is of another size as a picture of its pixels.
  private func drawings(
    of view: (frame: Rect, items: [DisplayItem]), in place: Rect, _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    guard place != view.frame else { return view.items }
    let offset = Point(x: place.minX - view.frame.minX, y: place.minY - view.frame.minY)
    guard place.size != view.frame.size else {
      return [DisplayItem(.group(Group(view.items, offset: offset)))]
    }
    let group = Group(view.items, offset: Point(x: -view.frame.minX, y: -view.frame.minY))
    let list = DisplayList(size: view.frame.size, items: [DisplayItem(.group(group))])
    let bitmap = try draw(list, scale: scale, over: .clear)
    return [DisplayItem(.image(bitmap, in: place, clip: place))]
  }

  private func color(_ color: SystemColor, _ traits: Traits) -> Color {
    color.resolved(for: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
  }

  /// The preview of a view where the view lies, all of it within the window, over all else dimmed, and the menu beside it.
  ///
  /// An iPhone also blurs what lies beneath; that could hide only, so it is left out. The menu gives way to the preview where there is no room for both.
  private func contextMenu(
    _ titles: [String], over view: (frame: Rect, items: [DisplayItem]), _ traits: Traits,
    _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    let window = Rect(origin: .zero, size: traits.size)
    let dim = Color.black.withAlpha(
      multipliedBy: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    let place = view.frame.scaled(by: view.frame.share(fitting: window)).moved(into: window)
    let frame = ContextMenuMetrics.frame(of: titles.count, beside: place, in: window)
    let menu = Screen.contextMenu(titles, in: frame, of: window.size)
    return [DisplayItem(.fill(RoundedRect(window), dim))]
      + (titles.isEmpty ? [] : try layOut(menu, in: traits).contentItems())
      + [DisplayItem(.fill(RoundedRect(place), color(.systemBackground, traits)))]
      + (try drawings(of: view, in: place, scale))
  }
}

extension Rect {
  /// How large it is at most within another rectangle, from 0 to 1.
  fileprivate func share(fitting outer: Rect) -> Double {
    min(1, outer.width / width, outer.height / height)
  }

  /// The rectangle of another size around the same middle.
  fileprivate func scaled(by share: Double) -> Rect {
    guard share != 1 else { return self }
    let size = Size(width: width * share, height: height * share)
    return Rect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle moved so far that all of it lies within another one that is as large at least.
  fileprivate func moved(into outer: Rect) -> Rect {
    Rect(
      x: min(max(minX, outer.minX), outer.maxX - width),
      y: min(max(minY, outer.minY), outer.maxY - height), width: width, height: height)
  }
}

/// The lengths of context menus, in points: by eye, of an iPhone with iOS 17.
enum ContextMenuMetrics {
  /// The width of a menu.
  static let width = 250.0
  /// The height of a row.
  static let rowHeight = 44.0
  /// From the preview to the menu.
  static let gap = 12.0
  /// From the edges of the window to the menu.
  static let inset = 8.0

  /// The place of a menu: below its preview where there is room, else above it, and within the window in any case.
  static func frame(of rows: Int, beside preview: Rect, in window: Rect) -> Rect {
    let size = Size(width: width, height: Double(rows) * rowHeight)
    let below = preview.maxY + gap
    let hasRoom = below + size.height + inset <= window.maxY
    let top = hasRoom ? below : preview.minY - gap - size.height
    return Rect(
      x: min(max(preview.minX, inset), window.maxX - inset - size.width),
      y: min(max(top, inset), max(inset, window.maxY - inset - size.height)),
      width: size.width, height: size.height)
  }
}

/// The lengths of picture in picture, in points: by eye, of an iPhone with iOS 17.
enum PictureInPictureMetrics {
  /// From the edges of the display to the window.
  static let inset = 8.0
}

/// The lengths of loupes, in points: by eye, of an iPhone with iOS 17.
enum LoupeMetrics {
  /// How many times as large as the text its picture is.
  static let magnification = 1.25
  /// From the text to the loupe.
  static let gap = 8.0
  /// The radius of the corners.
  static let radius = 12.0

  /// The place of a loupe, within the window: above its text where there is room.
  static func frame(over text: Rect, in window: Rect) -> Rect {
    let large = text.scaled(by: magnification)
    let whole = large.scaled(by: large.share(fitting: window))
    return Rect(
      x: whole.minX, y: text.minY - gap - whole.height, width: whole.width, height: whole.height
    ).moved(into: window)
  }
}
