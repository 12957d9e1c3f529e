import AfterimageGraphics

/// The drawings of layers, bottom to top.
struct LayerStack {
  /// The drawings.
  var items: [DisplayItem] = []
  /// The part of the topmost screen that no bar lies upon.
  var content: Rect

  /// Begins with nothing in a window of a size in points.
  init(window: Size) {
    content = Rect(origin: .zero, size: window)
  }
}
