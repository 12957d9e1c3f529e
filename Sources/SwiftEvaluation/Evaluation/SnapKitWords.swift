/// The words of SnapKit by which closures make constraints (https://snapkit.github.io/SnapKit/docs/).
package enum SnapKitWords {
  /// The class of what a closure is given.
  package static let maker = "ConstraintMaker"

  /// The attributes that a word stands for.
  package static let attributes: [String: [String]] = [
    "left": ["left"], "right": ["right"], "top": ["top"], "bottom": ["bottom"],
    "leading": ["leading"], "trailing": ["trailing"], "width": ["width"], "height": ["height"],
    "centerX": ["centerX"], "centerY": ["centerY"], "firstBaseline": ["firstBaseline"],
    "lastBaseline": ["lastBaseline"], "baseline": ["lastBaseline"],
    "edges": ["left", "right", "top", "bottom"], "size": ["width", "height"],
    "center": ["centerX", "centerY"], "horizontalEdges": ["left", "right"],
    "verticalEdges": ["top", "bottom"], "directionalHorizontalEdges": ["leading", "trailing"],
    "directionalVerticalEdges": ["top", "bottom"],
    "directionalEdges": ["leading", "trailing", "top", "bottom"],
    "leadingMargin": ["leadingMargin"], "trailingMargin": ["trailingMargin"],
    "topMargin": ["topMargin"], "bottomMargin": ["bottomMargin"], "leftMargin": ["leftMargin"],
    "rightMargin": ["rightMargin"], "centerXWithinMargins": ["centerXWithinMargins"],
    "centerYWithinMargins": ["centerYWithinMargins"],
    "margins": ["leftMargin", "rightMargin", "topMargin", "bottomMargin"],
    "directionalMargins": ["leadingMargin", "trailingMargin", "topMargin", "bottomMargin"],
  ]

  /// The words that stand for edges alone.
  static let edges = attributes.filter { $0.value.allSatisfy(sides.contains) }

  private static let sides: Set = ["left", "right", "top", "bottom", "leading", "trailing"]
}
