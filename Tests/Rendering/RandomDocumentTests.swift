import AfterimageGraphics
import AfterimageRendering
import TestSupport
import Testing

/// Documents of random drawings.
@Suite struct RandomDocumentTests {
  private let size = Size(width: 120, height: 120)
  private let renderer: Renderer

  init() throws { renderer = try Renderer(text: TextEngine()) }

  private func list(seed: UInt64) -> DisplayList {
    var drawings = RandomDrawings(seed: seed)
    return DisplayList(size: size, items: drawings.list())
  }

  private func picture(_ list: DisplayList) throws -> Bitmap {
    try renderer.render(list, scale: 2, background: .black)
  }

  private func svg(_ list: DisplayList) throws -> [UInt8] {
    try renderer.svg(list, scale: 2, background: .black)
  }

  /// Librsvg draws with cairo, as we do, but blurs shadows in another way, and what it fades or clips it draws on a layer first.
  @Test(
    .enabled(if: DocumentViewer.isThere, "librsvg and Poppler are not there"), arguments: 0..<60)
  func `random drawings look the same as SVG`(seed: Int) throws {
    let list = list(seed: UInt64(seed))
    let expected = try picture(list)
    let shown = try PNG.decode(DocumentViewer().png(ofSVG: svg(list), width: expected.width))
    var sum = 0
    for (one, other) in zip(shown.pixels, expected.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      }
    }
    let mean = Double(sum) / Double(3 * expected.pixels.count)
    #expect(mean < 1.5, "seed \(seed): \(mean)")
  }

  @Test(arguments: 0..<300)
  func `a text is in a document only where the picture changes with it`(seed: Int) throws {
    let list = list(seed: UInt64(seed))
    for place in 0..<list.textCount {
      let (one, other) = (list.saying("QZJX", at: place), list.saying("WKVG", at: place))
      let document = String(decoding: try svg(one), as: UTF8.self)
      guard document.contains("QZJX") else { continue }
      #expect(try picture(one) != picture(other), "seed \(seed), text \(place)")
    }
  }
}

extension DisplayList {
  fileprivate var textCount: Int {
    var count = 0
    _ = items.map {
      $0.replacingTexts {
        count += 1; return $0
      }
    }
    return count
  }

  /// The list with another text in one of its lines.
  fileprivate func saying(_ text: String, at place: Int) -> DisplayList {
    var next = 0
    let items = items.map { item in
      item.replacingTexts { line in
        defer { next += 1 }
        var changed = line
        if next == place { changed.text = text }
        return changed
      }
    }
    return DisplayList(size: size, items: items)
  }
}

extension DisplayItem {
  fileprivate func replacingTexts(_ replace: (TextLine) -> TextLine) -> DisplayItem {
    switch drawing {
    case .text(let line): return DisplayItem(.text(replace(line)), source: source)
    case .group(var group):
      group.items = group.items.map { $0.replacingTexts(replace) }
      return DisplayItem(.group(group), source: source)
    case .fill, .gradient, .border, .path, .stroke, .image, .shadow, .backdrop: return self
    }
  }
}
