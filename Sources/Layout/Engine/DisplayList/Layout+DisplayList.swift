package import AfterimageGraphics

extension Layout {
  /// The drawings that a user sees, bottom to top: the app's window, and the keyboard's above it.
  package func displayList() -> DisplayList {
    var list = windowDisplayList()
    list.items += keyboardItems()
    return list
  }

  /// The drawings in the keyboard's window: the input accessory view, and the keyboard.
  package func keyboardItems() -> [DisplayItem] {
    let accessory = inputAccessory.map { items(of: $0..<nodes.count) } ?? []
    return accessory + (keyboard?.items(in: traits) ?? [])
  }

  /// The end of the nodes that lie in the app's window.
  private var windowEnd: Int { inputAccessory ?? nodes.count }

  /// The drawings in the app's window, bottom to top: every view's background, content and subviews in document order, then the bars, then what is presented.
  package func windowDisplayList() -> DisplayList {
    DisplayList(size: size, items: presentedItems(over: contentItems()))
  }

  /// The drawings of the screen without what it presents.
  package func contentItems() -> [DisplayItem] {
    items(of: 0..<(presentation?.firstNode ?? windowEnd))
  }

  /// The drawings in the window once the presented controller lies over others: over the screen, and over what covers its view.
  package func presentedItems(over items: [DisplayItem]) -> [DisplayItem] {
    guard let presentation else { return items }
    let presented = self.items(of: presentation.firstNode..<windowEnd)
    switch presentation.presenter {
    case .stays: return items + presented
    case .recedes(let card): return receded(items, into: card) + presented
    case .leaves: return presented
    }
  }

  /// The presenter behind a large sheet, on black.
  ///
  /// UIKit makes it smaller as well; what is seen of it are the few points above the sheet, which the status bar has for itself.
  private func receded(_ items: [DisplayItem], into card: RoundedRect) -> [DisplayItem] {
    let black = DisplayItem(.fill(RoundedRect(Rect(origin: .zero, size: size)), .black))
    let group = Group(items, offset: Point(x: 0, y: card.rect.minY), clip: card)
    return [black, DisplayItem(.group(group))]
  }

  /// The drawings of the views that stand in a row, and of all in them.
  func items(of range: Range<Int>) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var next = range.lowerBound
    while next < range.upperBound {
      appendItems(of: next, to: &items)
      next = nodes[next].descendantsEnd
    }
    return items
  }

  /// Appends a view and all in it; as a group where they are faded or clipped together.
  private func appendItems(of index: Int, to items: inout [DisplayItem]) {
    let node = nodes[index]
    guard !node.isHidden else { return }
    if let mask = node.mask {
      items.append(contentsOf: maskDrawings(mask, of: node, traits: traits).map { item($0, index) })
      appendDeclaredSubviews(of: index, to: &items)
      return
    }
    guard node.appearance.alpha < 1 else { return appendContents(of: index, to: &items) }
    guard node.appearance.alpha > 0 else { return }
    var contents: [DisplayItem] = []
    appendContents(of: index, to: &contents)
    items.append(item(.group(Group(contents, opacity: node.appearance.alpha)), index))
  }

  private func appendContents(of index: Int, to items: inout [DisplayItem]) {
    let start = items.count
    appendLayers(of: index, to: &items)
    if let shadow = castShadow(of: index, casting: items[start...]) {
      items.insert(item(.shadow(shadow), index), at: start)
    }
  }

  private func appendLayers(of index: Int, to items: inout [DisplayItem]) {
    let node = nodes[index]
    let own = ownDrawings(of: node, traits: traits)
    items.append(contentsOf: own.behind.map { item($0, index) })
    if ghosts.contains(index) { items.append(item(.group(Group([])), index)) }
    var inner = own.content.map { item($0, index) }
    appendSubviews(of: index, to: &inner)
    if node.appearance.clips, !inner.isEmpty {
      items.append(item(.group(Group(inner, clip: node.shape)), index))
    } else {
      items.append(contentsOf: inner)
    }
    items.append(contentsOf: own.above.map { item($0, index) })
  }

  private func appendSubviews(of index: Int, to items: inout [DisplayItem]) {
    var next = index + 1
    while next < nodes[index].descendantsEnd {
      appendItems(of: next, to: &items)
      next = nodes[next].descendantsEnd
    }
    items += coverings[index] ?? []
  }

  /// Of a masked view only what was declared below it is drawn on: what UIKit makes for it is its own content.
  private func appendDeclaredSubviews(of index: Int, to items: inout [DisplayItem]) {
    var next = index + 1
    while next < nodes[index].descendantsEnd {
      if nodes[next].path != nil { appendItems(of: next, to: &items) }
      next = nodes[next].descendantsEnd
    }
    items += coverings[index] ?? []
  }

  private func item(_ drawing: Drawing, _ source: Int) -> DisplayItem {
    DisplayItem(drawing, source: source)
  }
}

extension Node {
  /// The view's outline on device pixels.
  var shape: RoundedRect {
    if let figure = appearance.figure {
      return figure.outline(in: snappedFrame, direction: direction).rounded
    }
    let limit = appearance.cornerRadiusLimit * snappedFrame.height
    return RoundedRect(
      snappedFrame, radius: min(appearance.cornerRadius, limit), curve: appearance.cornerCurve,
      corners: appearance.corners)
  }
}
