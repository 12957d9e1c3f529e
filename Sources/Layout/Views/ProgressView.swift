package import AfterimageGraphics
import AfterimageScreens

/// A progress bar with its colours resolved.
package struct ProgressContent: Hashable, Sendable {
  /// The part that is done, 0 to 1.
  package var progress: Double
  /// The colour of the part that is done.
  package var progressColor: Color
  /// The colour of the part that is left.
  package var trackColor: Color
  /// True where the ends are half circles.
  package var isRound: Bool
}

extension Lowering {
  /// A bar 4 points high since iOS 14, 2 before; in the style for toolbars 2.5 and square, without a track.
  func lowered(_ bar: ProgressView, as view: LoweredView, tint: Color) -> LoweredView {
    let isPlain = bar.style == .bar
    let height = traits.system.majorVersion >= 14 ? 4.0 : 2
    var lowered = view
    lowered.content = .progressView(
      ProgressContent(
        progress: max(0, min(bar.progress, 1)),
        progressColor: bar.progressTintColor.map(color) ?? tint,
        trackColor: color(bar.trackTintColor ?? .system(isPlain ? .clear : .systemFill)),
        isRound: !isPlain))
    lowered.metrics.contentSize = (nil, isPlain ? 2.5 : height)
    return lowered
  }
}

/// The track, and over it the part that is done.
func progressDrawings(_ content: ProgressContent, in place: ControlPlace) -> [Drawing] {
  let frame = place.frame
  let done = place.rect(
    leading: 0, top: 0, width: content.progress * frame.width, height: frame.height)
  let parts = [(frame, content.trackColor), (done, content.progressColor)]
  return parts.filter { !$0.0.isEmpty && $0.1.alpha > 0 }.map { rect, color in
    .fill(content.isRound ? .capsule(rect) : RoundedRect(rect), color)
  }
}
