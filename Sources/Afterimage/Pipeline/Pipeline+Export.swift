import AfterimageGraphics
package import AfterimageLifecycle
package import AfterimageRendering
package import AfterimageScreens

/// Pictures as documents of figures and text, for tools that people draw with; one unit is a point.
extension Pipeline {
  /// Draws a screen as a page of PDF.
  package func pdf(
    of screen: Screen, in traits: Traits, scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> [UInt8] {
    try document(screen, in: traits, as: .pdf, scale: scale, hasChrome: hasChrome)
  }

  /// Draws a screen as SVG.
  package func svg(
    of screen: Screen, in traits: Traits, scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> [UInt8] {
    try document(screen, in: traits, as: .svg, scale: scale, hasChrome: hasChrome)
  }

  /// Draws the picture that the system keeps as a page of PDF, which tells nothing that the picture does not.
  package func pdf(of snapshot: Snapshot, scale: Double? = nil) throws(PipelineError) -> [UInt8] {
    try document(of: snapshot, as: .pdf, scale: scale)
  }

  /// Draws the picture that the system keeps as SVG, which tells nothing that the picture does not.
  package func svg(of snapshot: Snapshot, scale: Double? = nil) throws(PipelineError) -> [UInt8] {
    try document(of: snapshot, as: .svg, scale: scale)
  }

  /// Draws the picture that the system keeps as a document, which tells nothing that the picture does not.
  ///
  /// - Parameter scale: pixels in a point of what only pixels can show; nil is the device's own.
  package func document(
    of snapshot: Snapshot, as format: DocumentFormat, scale: Double? = nil
  ) throws(PipelineError) -> [UInt8] {
    let scale = scale ?? snapshot.traits.scale
    let named = try namedDrawings(of: snapshot.composition, in: snapshot.traits, scale: scale)
    let list = DisplayList(size: snapshot.traits.size, items: named.items)
    do throws(RenderingError) {
      return try renderer.document(
        list, views: named.views, as: format, scale: scale, background: .black)
    } catch {
      throw PipelineError(.rendering(error))
    }
  }
}
