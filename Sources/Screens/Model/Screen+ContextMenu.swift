package import AfterimageGraphics

extension Screen {
  /// A screen of nothing but a context menu at a place in a window.
  ///
  /// - Parameters:
  ///   - titles: what its rows say, from top to bottom.
  ///   - frame: the place of the menu, in points.
  ///   - window: the size of the window.
  package static func contextMenu(_ titles: [String], in frame: Rect, of window: Size) -> Screen {
    let rowHeight = frame.height / Double(max(titles.count, 1))
    var menu = View(.view)
    menu.autoresizing = Autoresizing(frame, in: window)
    menu.backgroundColor = .system(.secondarySystemBackground)
    menu.cornerRadius = 13
    menu.cornerCurve = .continuous
    menu.clipsToBounds = true
    menu.subviews = titles.enumerated().flatMap { index, title in
      row(title, at: Double(index) * rowHeight, isFirst: index == 0, rowHeight, frame.size)
    }
    var root = View(.view, subviews: [menu])
    // Around the menu there is to see what lies beneath.
    root.backgroundColor = .system(.clear)
    return Screen(
      name: .contextMenu, controller: .plain, root: root, presented: nil, constraints: [])
  }

  /// The title of a row, and the line above it unless it is the first.
  private static func row(
    _ title: String, at top: Double, isFirst: Bool, _ height: Double, _ menu: Size
  ) -> [View] {
    var label = View(.label(Label(title)))
    label.autoresizing = Autoresizing(
      Rect(x: 16, y: top, width: menu.width - 32, height: height), in: menu)
    var line = View(.view)
    line.backgroundColor = .system(.separator)
    line.autoresizing = Autoresizing(Rect(x: 0, y: top, width: menu.width, height: 0.5), in: menu)
    return isFirst ? [label] : [line, label]
  }
}
