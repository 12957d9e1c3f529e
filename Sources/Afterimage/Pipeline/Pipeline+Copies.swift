import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// Views that the system shows once more, above all that lies in their window.
extension Pipeline {
  /// The drawings of a copy of a view, and of what the system lays around it.
  func drawings(
    of copy: Composition.CopyLayer, _ traits: Traits
  ) throws(PipelineError) -> [DisplayItem] {
    let layout = try layOut(copy.screen, in: traits, mask: copy.mask)
    guard let view = layout.drawings(ofViewAt: copy.view) else { return [] }
    switch copy.form {
    case .contextMenu(let titles): return try contextMenu(titles, over: view, traits)
    }
  }

  /// The preview of a view where the view lies, over a dimmed window, and the menu beside it.
  ///
  /// An iPhone also blurs what lies beneath; that could hide only, so it is left out. The menu gives way to the preview where there is no room for both.
  private func contextMenu(
    _ titles: [String], over view: (frame: Rect, items: [DisplayItem]), _ traits: Traits
  ) throws(PipelineError) -> [DisplayItem] {
    let window = Rect(origin: .zero, size: traits.size)
    let dark = traits.userInterfaceStyle == .dark
    let dim = Color.black.withAlpha(multipliedBy: dark ? 0.48 : 0.2)
    let frame = ContextMenuMetrics.frame(of: titles.count, beside: view.frame, in: window)
    let menu = Screen.contextMenu(titles, in: frame, of: window.size)
    let ground = SystemColor.systemBackground.resolved(
      for: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
    return [DisplayItem(.fill(RoundedRect(window), dim))]
      + (titles.isEmpty ? [] : try layOut(menu, in: traits).contentItems())
      + [DisplayItem(.fill(RoundedRect(view.frame), ground))] + view.items
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
