import AfterimageGraphics
import AfterimageLayout
package import AfterimageRendering
package import AfterimageScreens

extension Pipeline {
  /// Draws a screen as a user sees it, as a document of figures and text; one unit is a point.
  ///
  /// - Parameter scale: pixels in a point of what only pixels can show, such as blurs; nil is the device's own.
  package func document(
    _ screen: Screen, in traits: Traits, as format: DocumentFormat, scale: Double? = nil
  ) throws(PipelineError) -> [UInt8] {
    let list = try layOut(screen, in: traits).displayList()
    do throws(RenderingError) {
      return try renderer.document(
        list, as: format, scale: scale ?? traits.scale, background: .black)
    } catch {
      throw PipelineError(.rendering(error))
    }
  }
}
