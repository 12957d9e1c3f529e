package import AfterimageGraphics
import AfterimageLayout
package import AfterimageRendering
package import AfterimageScreens

extension Pipeline {
  /// Draws a screen as a user sees it, as a document of figures and text; one unit is a point.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point of what only pixels can show, such as blurs; nil is the device's own.
  ///   - hasChrome: true adds status bar, home indicator, camera and round corners, which the system's snapshots do not have.
  package func document(
    _ screen: Screen, in traits: Traits, as format: DocumentFormat, scale: Double? = nil,
    hasChrome: Bool = false
  ) throws(PipelineError) -> [UInt8] {
    let list = try layOut(screen, in: traits).displayList()
    let chrome = hasChrome ? Chrome(in: traits, measuring: text.measurer) : nil
    do throws(RenderingError) {
      let scale = scale ?? traits.scale
      // Before it is framed, so that only what lies beneath an effect becomes an image.
      let flat = try renderer.flattened(list, scale: scale, background: .black)
      return try renderer.document(
        chrome?.framing(flat) ?? flat, as: format, scale: scale, background: .black)
    } catch {
      throw PipelineError(.rendering(error))
    }
  }

  /// Draws lists as the pages of a PDF file.
  ///
  /// - Parameter size: the extent of every page, in points.
  package func document(pages: [DisplayList], size: Size) throws(PipelineError) -> [UInt8] {
    do throws(RenderingError) { return try renderer.document(pages: pages, size: size) } catch {
      throw PipelineError(.rendering(error))
    }
  }
}
