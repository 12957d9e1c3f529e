import AfterimageGraphics

/// What becomes of each drawing of a list in a document, so that the document tells nothing that its picture does not.
///
/// A text or figure stays what it is only where all of it shows; what shows in part, or through something, becomes pixels of the finished picture, and what does not show is left out.
struct Sight {
  /// The end that a drawing comes to.
  enum Fate {
    /// It stays what it is.
    case kept
    /// It is left out.
    case dropped
    /// Its place is taken by pixels of the finished picture.
    case pictured
  }

  /// The drawings in painter's order.
  let placed: [PlacedDrawing]
  /// What becomes of each.
  private(set) var fates: [Fate]
  /// The rectangles on pixels that are taken from the finished picture, none of which meets another.
  private(set) var pictures: [Rect] = []
  private let canvas: Rect
  private let scale: Double

  /// Leaves out what is hidden, and what lies beneath an effect, as far as places tell.
  init(_ placed: [PlacedDrawing], canvas: Rect, scale: Double) {
    self.placed = placed
    self.canvas = canvas
    self.scale = scale
    fates = placed.map { $0.box == nil ? .dropped : .kept }
    dropHidden()
    for index in placed.indices where placed[index].isEffect && fates[index] == .kept {
      settleEffect(index)
    }
    pictureTouched()
  }

  /// The numbers of the drawings that stay what they are, of a kind.
  func kept(where isWanted: (PlacedDrawing) -> Bool) -> [Int] {
    placed.indices.filter { fates[$0] == .kept && isWanted(placed[$0]) }
  }

  /// Sets the fate of a drawing that was kept.
  mutating func settle(_ index: Int, _ fate: Fate) {
    fates[index] = fate
    if fate == .pictured, let box = placed[index].box { addPicture(box) }
  }

  private mutating func dropHidden() {
    for index in placed.indices where fates[index] == .kept {
      guard let box = placed[index].box else { continue }
      let isHidden = placed[(index + 1)...].contains { $0.box != nil && $0.hides(box) }
      if isHidden { fates[index] = .dropped }
    }
  }

  /// Beneath an effect nothing stays but areas that reach beyond it: its picture has the rest.
  private mutating func settleEffect(_ index: Int) {
    guard let region = placed[index].box else { return }
    if let group = placed[index].fading {
      // The effect sees only what its group has drawn, so the group is one picture.
      for other in placed.indices where placed[other].fading == group && fates[other] != .dropped {
        settle(other, .pictured)
      }
      return
    }
    for other in placed.indices[..<index] where fates[other] == .kept {
      guard let box = placed[other].box, box.intersection(region) != nil else { continue }
      if region.contains(box) {
        fates[other] = .dropped
      } else if placed[other].isContent {
        settle(other, .pictured)
      }
    }
  }

  private mutating func pictureTouched() {
    for index in placed.indices where fates[index] == .kept && placed[index].isContent {
      let drawing = placed[index]
      if drawing.isImage { continue }
      let isTouched = placed.indices[(index + 1)...].contains {
        fates[$0] != .dropped && !placed[$0].isEffect && placed[$0].touches(drawing)
      }
      if isTouched || drawing.isText && !drawing.isWhole { settle(index, .pictured) }
    }
  }

  /// Adds a rectangle of the finished picture, and all that meets it and would lie beneath it.
  private mutating func addPicture(_ box: Rect) {
    guard var rect = box.snappedOutward(to: scale).intersection(canvas) else { return }
    while let other = pictures.firstIndex(where: { $0.intersection(rect) != nil }) {
      rect = rect.union(pictures.remove(at: other))
    }
    pictures.append(rect)
    for index in placed.indices where fates[index] == .kept {
      guard let box = placed[index].box, box.intersection(rect) != nil else { continue }
      if rect.contains(box) {
        fates[index] = .dropped
      } else if placed[index].isContent, !placed[index].isImage {
        settle(index, .pictured)
        // The rectangle has grown, and its successor has met the rest.
        return
      }
    }
  }
}
