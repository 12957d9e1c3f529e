package import AfterimageGraphics

extension Renderer {
  /// Draws a list over a background as a document, which tells nothing that its picture does not: the same bytes for the same list and scale.
  ///
  /// - Parameters:
  ///   - views: the views of the items' sources, whose ids SVG has.
  ///   - scale: pixels in a point of what only pixels can show.
  package func document(
    _ list: DisplayList, views: [DrawnView] = [], as format: DocumentFormat, scale: Double,
    background: Color
  ) throws(RenderingError) -> [UInt8] {
    switch format {
    case .pdf: try pdf(list, scale: scale, background: background)
    case .svg: try svg(list, views: views, scale: scale, background: background)
    }
  }

  /// Draws a list over a background as a page of PDF, whose text can be selected; one unit is a point.
  ///
  /// - Parameter scale: pixels in a point of what only pixels can show.
  package func pdf(
    _ list: DisplayList, scale: Double, background: Color
  ) throws(RenderingError) -> [UInt8] {
    let shown = try showing(list, scale: scale, background: background) { _ in false }
    let items = shown.over(background).items
    return try Canvas.document(size: list.size) { canvas, _ in
      draw(items[...], on: canvas)
    }
  }

  /// Writes a list over a background as SVG; one unit is a point.
  ///
  /// - Parameters:
  ///   - views: the views of the items' sources, each with the drawings of all that lies in it in a group of its id.
  ///   - scale: pixels in a point of what only pixels can show.
  package func svg(
    _ list: DisplayList, views: [DrawnView] = [], scale: Double, background: Color
  ) throws(RenderingError) -> [UInt8] {
    let shown = try showing(list, scale: scale, background: background) { $0.isOfFigures }
    var writer = SVGWriter(views: views) { [self] in shaped($0) }
    return writer.document(shown.over(background))
  }

  /// Draws lists as the pages of a PDF file, one below the other: the same bytes for the same lists.
  ///
  /// - Parameter size: the extent of every page, in points.
  package func document(
    pages: [DisplayList], size: Size
  ) throws(RenderingError) -> [UInt8] {
    // What an ellipsis stands for would be told to whoever copies the text.
    let pages = pages.map { page in page.replacing { [visible($1)] } }
    return try Canvas.document(size: size, pages: pages.count) { canvas, page in
      draw(pages[page].items[...], on: canvas)
    }
  }
}

extension DisplayList {
  /// The list over a colour, where the colour shows.
  fileprivate func over(_ background: Color) -> DisplayList {
    let canvas = Rect(origin: .zero, size: size)
    guard items.first?.drawing.hides(canvas) != true else { return self }
    let ground = DisplayItem(.fill(RoundedRect(canvas), background))
    return DisplayList(size: size, items: [ground] + items)
  }
}
