import AfterimageGraphics

extension Layout {
  /// The shadow beneath a view's drawings; nil where it casts none.
  ///
  /// As in Core Animation a layer that masks to its bounds cuts its own shadow away.
  func castShadow(of index: Int, casting items: ArraySlice<DisplayItem>) -> CastShadow? {
    let node = nodes[index]
    guard let shadow = node.appearance.shadow, shadow.color.alpha > 0, !node.appearance.clips,
      !items.isEmpty
    else { return nil }
    let bounds = visibleBounds(of: index)
    let isOpaque = node.appearance.background?.isOpaque == true
    // Within an opaque background nothing adds to the silhouette.
    let casting =
      isOpaque && node.snappedFrame.contains(bounds)
      ? [DisplayItem(.fill(node.shape, .black), source: index)] : Array(items)
    return CastShadow(
      of: casting, bounds: bounds, radius: shadow.radius, offset: shadow.offset,
      color: shadow.color)
  }

  /// The rectangle around a view and all that shows below it.
  private func visibleBounds(of index: Int) -> Rect {
    var bounds = nodes[index].snappedFrame
    var next = index + 1
    while next < nodes[index].descendantsEnd {
      let isPassedOver = nodes[next].isHidden || nodes[next].appearance.clips
      if !nodes[next].isHidden { bounds = bounds.union(nodes[next].snappedFrame) }
      next = isPassedOver ? nodes[next].descendantsEnd : next + 1
    }
    return bounds
  }
}
