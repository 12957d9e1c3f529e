package import AfterimageGraphics
import AfterimageLayout
package import AfterimageLifecycle
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
    let layout = try layOut(screen, in: traits)
    let list = layout.displayList()
    let chrome = hasChrome ? Chrome(in: traits, measuring: text.measurer) : nil
    do throws(RenderingError) {
      return try renderer.document(
        chrome?.framing(list) ?? list, views: layout.drawnViews, as: format,
        scale: scale ?? traits.scale, background: .black)
    } catch {
      throw PipelineError(.rendering(error))
    }
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

  /// Draws lists as the pages of a PDF file.
  ///
  /// - Parameter size: the extent of every page, in points.
  package func document(pages: [DisplayList], size: Size) throws(PipelineError) -> [UInt8] {
    do throws(RenderingError) { return try renderer.document(pages: pages, size: size) } catch {
      throw PipelineError(.rendering(error))
    }
  }
}

extension Layout {
  /// The views as documents name them.
  var drawnViews: [DrawnView] {
    nodes.map { DrawnView(name: $0.name, parent: $0.parent) }
  }
}
