import AfterimageGraphics

private import CCairo

extension Canvas {
  /// Makes a PDF file by drawing on its pages; each is as large as the canvas, in points.
  static func document(
    size: Size, pages count: Int = 1, draw: (borrowing Canvas, Int) -> RenderingError?
  ) throws(RenderingError) -> [UInt8] {
    let output = DocumentBytes()
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let surface = cairo_pdf_surface_create_for_stream(append, closure, size.width, size.height)
    defer { cairo_surface_destroy(surface) }
    // An empty date leaves the entry out: cairo would write the time of day.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    let canvas = Canvas(drawingOn: surface, size: size)
    for page in 0..<count {
      if let failure = draw(canvas, page) { throw failure }
      cairo_show_page(canvas.context)
    }
    if let failure = canvas.finish() { throw failure }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .refused(String(cString: cairo_status_to_string(status)))
    }
    return output.bytes
  }
}

/// Takes what cairo writes.
private func append(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  let output = Unmanaged<DocumentBytes>.fromOpaque(closure).takeUnretainedValue()
  output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}

/// The bytes of a document that have been written so far.
private final class DocumentBytes {
  var bytes: [UInt8] = []
}
