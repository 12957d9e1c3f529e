package import Afterimage
package import AfterimageGraphics
import AfterimageRendering

extension Pipeline {
  /// Draws a contact sheet, two pixels a point.
  package func draw(_ sheet: ContactSheet) throws(PipelineError) -> Bitmap {
    try draw(sheet.displayList(measuring: text.measurer), scale: 2)
  }
}
