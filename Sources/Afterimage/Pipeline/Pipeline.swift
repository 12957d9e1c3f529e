public import AfterimageGraphics
package import AfterimageLayout
package import AfterimageRendering
public import AfterimageScreens

/// The way from screens and snapshots to pictures, which keeps fonts, shaped text and layouts for the next picture; one for each thread.
public final class Pipeline {
  /// The engine that shapes and measures text.
  package let text: TextEngine
  /// The source of the fonts.
  let fonts: FontSource
  /// The renderer that draws display lists.
  let renderer: Renderer
  /// Pipelines with the same fonts, for other threads.
  package let pool: ToolPool<Pipeline>
  private var layouts = LayoutMemory()

  /// Opens the fonts of a source.
  ///
  /// - Throws: `PipelineError` where the fonts cannot be opened.
  public init(fonts: FontSource = .bundled) throws(PipelineError) {
    do throws(RenderingError) {
      text = try TextEngine(fonts: fonts)
    } catch {
      throw PipelineError(.rendering(error))
    }
    self.fonts = fonts
    renderer = Renderer(text: text)
    pool = ToolPool { try? Pipeline(fonts: fonts) }
  }

  /// Lays a screen out, or returns the layout that it had before under the same traits and mask.
  package func layOut(
    _ screen: Screen, in traits: Traits, mask: FieldMask? = nil
  ) throws(PipelineError) -> Layout {
    text.language = traits.language
    let key = LayoutMemory.Key(screen, traits, mask)
    if let known = layouts[key] { return known }
    var unmasked = key
    unmasked.mask = nil
    do throws(LayoutError) {
      let layout = try AfterimageLayout.layOut(
        screen, in: traits, mask: mask, unmasked: mask == nil ? nil : layouts[unmasked],
        measuring: text.measurer)
      layouts[key] = layout
      return layout
    } catch {
      throw PipelineError(.layout(screen.name, error))
    }
  }

  /// Draws a display list over black, as an empty window is, or over another colour.
  ///
  /// - Parameter scale: pixels in a point.
  package func draw(
    _ list: DisplayList, scale: Double, over background: Color = .black
  ) throws(PipelineError) -> Bitmap {
    do throws(RenderingError) {
      return try renderer.render(list, scale: scale, background: background)
    } catch {
      throw PipelineError(.rendering(error))
    }
  }

  /// Draws a display list over black, and compares the picture with that of another; nil where every pixel is equal.
  ///
  /// Only those rows are looked at in which the drawings differ.
  /// - Parameters:
  ///   - expected: the other picture, which is drawn by a list over black.
  ///   - scale: pixels in a point.
  package func difference(
    of list: DisplayList, from expected: (list: DisplayList, bitmap: Bitmap), scale: Double
  ) throws(PipelineError) -> PictureDifference? {
    let bitmap = try draw(list, scale: scale)
    do throws(RenderingError) {
      let rows = try renderer.rowsThatMayDiffer(
        from: expected.list, to: list, scale: scale, background: .black)
      return bitmap.difference(from: expected.bitmap, in: rows)
    } catch {
      throw PipelineError(.rendering(error))
    }
  }

  /// Draws a display list over black, and returns the bytes of a PNG file.
  ///
  /// - Parameter scale: pixels in a point.
  package func png(_ list: DisplayList, scale: Double) throws(PipelineError) -> [UInt8] {
    do throws(RenderingError) {
      return try renderer.png(list, scale: scale, background: .black)
    } catch {
      throw PipelineError(.rendering(error))
    }
  }

  /// Draws a display list over black, and returns the bytes of a PNG file, as one of several files that are alike.
  ///
  /// - Parameter scale: pixels in a point.
  package func nextPNG(_ list: DisplayList, scale: Double) throws(PipelineError) -> [UInt8] {
    do throws(RenderingError) {
      return try renderer.nextPNG(list, scale: scale, background: .black)
    } catch {
      throw PipelineError(.rendering(error))
    }
  }
}

extension Pipeline {
  /// Draws a screen as a user sees it.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - traits: the device, the system, and how both are set up.
  ///   - scale: pixels in a point; nil is the device's own.
  ///   - hasChrome: true adds status bar, home indicator, camera and round corners, which the system's snapshots do not have.
  /// - Throws: `PipelineError` where the screen cannot be laid out or drawn.
  public func render(
    _ screen: Screen, in traits: Traits, scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> Bitmap {
    let list = try displayList(of: screen, in: traits, hasChrome: hasChrome)
    return try draw(list, scale: scale ?? traits.scale)
  }

  /// Draws a screen as a user sees it, and returns the bytes of a PNG file; the whole picture is in memory only where its effects need that.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - traits: the device, the system, and how both are set up.
  ///   - scale: pixels in a point; nil is the device's own.
  ///   - hasChrome: true adds status bar, home indicator, camera and round corners, which the system's snapshots do not have.
  /// - Throws: `PipelineError` where the screen cannot be laid out or drawn.
  public func png(
    _ screen: Screen, in traits: Traits, scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> [UInt8] {
    let list = try displayList(of: screen, in: traits, hasChrome: hasChrome)
    return try png(list, scale: scale ?? traits.scale)
  }

  private func displayList(
    of screen: Screen, in traits: Traits, hasChrome: Bool
  ) throws(PipelineError) -> DisplayList {
    let list = try layOut(screen, in: traits).displayList()
    return hasChrome ? Chrome(in: traits, measuring: text.measurer).framing(list) : list
  }
}
