import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageRendering
import AfterimageScreens

extension Pipeline {
  /// The drawings of a composition for a document, and the views that they come from.
  ///
  /// What lies beneath a cover, or a view that is shown once more, is one image of what shows of both, so that the document has nothing that the cover hides; beneath one that hides all it is left out.
  func namedDrawings(
    of composition: Composition, in traits: Traits, scale: Double
  ) throws(PipelineError) -> NamedDrawings {
    var traits = traits
    traits.userInterfaceStyle = composition.userInterfaceStyle
    let composition = try laidOut(composition, in: traits)
    var stack = LayerStack(window: traits.size)
    var views: [DrawnView] = []
    for (index, layer) in composition.layers.enumerated() {
      var named = NamedDrawings(items: stack.items, views: views)
      named.add(try drawnViews(of: layer, in: traits))
      let count = named.items.count
      stack.items = named.items
      views = named.views
      try add(layer: index, of: composition, to: &stack, traits, scale)
      if !layer.hasViews {
        stack.items[count...] = ArraySlice(stack.items[count...].map { $0.from(0) })
      }
      let isCovered = !composition.coversWithin(layer: index).isEmpty
      guard layer.mayCover || isCovered else { continue }
      stack.items = try settled(
        stack.items, over: isCovered ? stack.items.count : count, traits.size, scale)
    }
    return NamedDrawings(items: stack.items, views: views)
  }

  /// The views of a layer: of a cover one, which has all its drawings.
  private func drawnViews(
    of layer: Composition.Layer, in traits: Traits
  ) throws(PipelineError) -> [DrawnView] {
    switch layer {
    case .screen(let screen, let mask), .window(let screen, let mask, _),
      .presented(let screen, let mask), .keyboard(let screen, let mask):
      try layOut(screen, in: traits, mask: mask).drawnViews
    case .cover(let cover): [DrawnView(name: cover.id, parent: nil)]
    case .copy(let copy): [DrawnView(name: copy.viewName, parent: nil)]
    }
  }

  /// The drawings of a cover alone where they hide all else, the picture of both where they do not.
  ///
  /// - Parameter count: how many of the drawings lie beneath the cover.
  private func settled(
    _ items: [DisplayItem], over count: Int, _ size: Size, _ scale: Double
  ) throws(PipelineError) -> [DisplayItem] {
    let cover = DisplayList(size: size, items: Array(items[count...]))
    if count == 0 || cover.isOpaque { return cover.items }
    let list = DisplayList(size: size, items: items)
    let whole = Rect(origin: .zero, size: size)
    let picture = try draw(list, scale: scale)
    return [DisplayItem(.image(picture, in: whole, clip: whole), source: 0)]
  }
}

extension Composition.Layer {
  /// True for what may hide a part of what lies beneath it.
  fileprivate var mayCover: Bool {
    switch self {
    case .cover, .copy, .window: true
    case .screen, .presented, .keyboard: false
    }
  }

  /// True where views of the app draw the layer, which are named one by one.
  fileprivate var hasViews: Bool {
    switch self {
    case .screen, .presented, .window, .keyboard: true
    case .cover, .copy: false
    }
  }
}

/// Drawings, and the views that their sources are the numbers of.
struct NamedDrawings {
  /// The drawings.
  private(set) var items: [DisplayItem]
  /// The views.
  private(set) var views: [DrawnView]

  /// Adds views before all others, so that the drawings of a layout keep its numbers.
  fileprivate mutating func add(_ new: [DrawnView]) {
    items = items.map { $0.moved(by: new.count) }
    views =
      new
      + views.map { view in
        DrawnView(name: view.name, parent: view.parent.map { $0 + new.count })
      }
  }
}

extension DisplayItem {
  /// The same drawings with sources that are so many more.
  fileprivate func moved(by count: Int) -> DisplayItem {
    changingSources { $0.map { $0 + count } }
  }

  /// The same drawings of one source.
  fileprivate func from(_ source: Int) -> DisplayItem { changingSources { _ in source } }

  private func changingSources(_ change: (Int?) -> Int?) -> DisplayItem {
    var item = self
    item.source = change(source)
    if case .group(var group) = drawing {
      group.items = group.items.map { $0.changingSources(change) }
      item.drawing = .group(group)
    }
    return item
  }
}
