import AfterimageGraphics

/// Writes a list as SVG: text as text, figures as figures, and the drawings of each view in a group with the view's id, as views lie in each other.
struct SVGWriter {
  /// The views of the sources of the items.
  let views: [DrawnView]
  /// Shapes a line.
  let shape: (TextLine) -> ShapedLine
  /// The ids that are taken.
  var names = SVGNames()
  private var lines: [String] = []
  private var depth = 1

  /// Makes a writer for the drawings of some views.
  init(views: [DrawnView], shape: @escaping (TextLine) -> ShapedLine) {
    self.views = views
    self.shape = shape
  }

  /// The document of a list.
  mutating func document(_ list: DisplayList) -> [UInt8] {
    // The ids of views come first, so that no other takes one of theirs.
    write(list.items, within: nil)
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("xmlns:xlink", "http://www.w3.org/1999/xlink")
    root.set("width", list.size.width)
    root.set("height", list.size.height)
    root.set("viewBox", "0 0 \(list.size.width.svg) \(list.size.height.svg)")
    let text = ([root.opening] + lines + [root.closing, ""]).joined(separator: "\n")
    return Array(text.utf8)
  }

  /// Adds a line at the depth of the groups that are open.
  mutating func add(_ line: String) {
    lines.append(String(repeating: " ", count: depth) + line)
  }

  /// Adds an element around what a function adds.
  mutating func enclose(_ element: SVGElement, _ write: (inout SVGWriter) -> Void) {
    add(element.opening)
    depth += 1
    write(&self)
    depth -= 1
    add(element.closing)
  }

  /// Writes items that lie in a view, each in the groups of the views that it comes from.
  mutating func write(_ items: [DisplayItem], within view: Int?) {
    var open: [Int] = []
    for item in items {
      let path = path(to: item.source, from: view)
      let common = zip(open, path).prefix { $0 == $1 }.count
      while open.count > common { close(&open) }
      for next in path[common...] { self.open(next, &open) }
      write(item.drawing, source: item.source ?? view)
    }
    while !open.isEmpty { close(&open) }
  }

  private mutating func open(_ view: Int, _ open: inout [Int]) {
    var group = SVGElement("g")
    group.set("id", names.id(for: views[view].name))
    add(group.opening)
    depth += 1
    open.append(view)
  }

  private mutating func close(_ open: inout [Int]) {
    depth -= 1
    add("</g>")
    open.removeLast()
  }

  /// The views from below one down to another, outermost first; all from a root on where it does not lie in that.
  private func path(to source: Int?, from view: Int?) -> [Int] {
    var path: [Int] = []
    var next = source
    while let index = next, views.indices.contains(index), index != view {
      path.append(index)
      next = views[index].parent
    }
    return path.reversed()
  }

  private mutating func write(_ drawing: Drawing, source: Int?) {
    switch drawing {
    case .fill(let shape, let color): add(Self.fill(shape) { $0.set("fill", color) })
    case .gradient(let shape, let gradient): write(gradient, in: shape)
    case .border(let shape, let width, let color):
      add(Self.border(shape, width: width, color))
    case .path(let path, let color):
      var element = SVGElement("path")
      element.set("d", path.svg)
      element.set("fill", color)
      add(element.closed)
    case .stroke(let path, let width, let color): add(Self.stroke(path, width: width, color))
    case .text(let line): write(line)
    case .image(let bitmap, let rect, let clip): write(bitmap, in: rect, clip: clip)
    case .group(let group): write(group, source: source)
    case .shadow(let shadow): write(shadow)
    // Effects have become images.
    case .backdrop: return
    }
  }

  private mutating func write(_ group: Group, source: Int?) {
    guard group.opacity > 0 else { return }
    let edge = group.clip.map { clip(to: $0.offset(by: -group.offset)) }
    var element = SVGElement("g")
    if group.offset != .zero { element.set("transform", Self.move(by: group.offset)) }
    if let edge { element.set("clip-path", "url(#\(edge))") }
    if group.opacity < 1 { element.set("opacity", group.opacity) }
    guard edge != nil || group.offset != .zero || group.opacity < 1 else {
      return write(group.items, within: source)
    }
    enclose(element) { $0.write(group.items, within: source) }
  }

  /// Defines an edge, and returns its id.
  mutating func clip(to shape: RoundedRect) -> String {
    let id = names.id(for: "clip")
    var element = SVGElement("clipPath")
    element.set("id", id)
    add(element.opening + Self.fill(shape) { _ in } + element.closing)
    return id
  }

  /// The value of a transform that moves.
  static func move(by offset: Point) -> String { "translate(\(offset.x.svg) \(offset.y.svg))" }
}

extension Point {
  fileprivate static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
}
