package import AfterimageGraphics
import AfterimageScreens

/// A slider with its colours and its system's measures resolved.
package struct SliderContent: Hashable, Sendable {
  /// Where the thumb lies, 0 to 1 from the leading end.
  package var fraction: Double
  /// The colour of the track before the thumb.
  package var minimumTrackColor: Color
  /// The colour of the track behind the thumb.
  package var maximumTrackColor: Color
  /// The colour of the thumb.
  package var thumbColor: Color
  /// The thickness of the track, in points.
  package var trackHeight: Double
  /// Between the ends of the frame, which the thumb reaches, and those of the track, in points.
  package var trackInset: Double
  /// The extent of the thumb, in points.
  package var thumbSize: Size
}

extension SliderContent {
  /// The thumb's shadow reaches beyond the track up to iOS 18 (read from frames that Interface Builder stored).
  static func alignmentRectInsets(in system: System) -> EdgeInsets {
    system.hasGlassControls ? .zero : EdgeInsets(left: 2, bottom: 1, right: 2)
  }
}

extension Lowering {
  /// A track of 4 points under a round thumb of 28 up to iOS 18, of 6 under a wide thumb since iOS 26; 34 points high since iOS 17 (cashapp/AccessibilitySnapshot's pictures of iOS 17.5, 18.5 and 26.2), 31 before (read from frames that Interface Builder stored).
  func lowered(_ slider: Slider, as view: LoweredView, tint: Color) -> LoweredView {
    let isGlass = traits.system.hasGlassControls
    var lowered = view
    lowered.content = .slider(
      SliderContent(
        fraction: slider.fraction,
        minimumTrackColor: slider.minimumTrackTintColor.map(color) ?? tint,
        maximumTrackColor: color(slider.maximumTrackTintColor ?? .system(.systemFill)),
        thumbColor: color(slider.thumbTintColor ?? .system(.white)),
        trackHeight: isGlass ? 6 : 4,
        trackInset: SliderContent.alignmentRectInsets(in: traits.system).left,
        thumbSize: isGlass ? Size(width: 37, height: 24) : Size(width: 28, height: 28)))
    lowered.metrics.contentSize = (nil, traits.system.majorVersion >= 17 ? 34 : 31)
    lowered.metrics.alignmentRectInsets = SliderContent.alignmentRectInsets(in: traits.system)
    if !slider.isEnabled { lowered.appearance.alpha *= 0.5 }
    return lowered
  }
}

/// The two parts of the track and the thumb over their border.
func sliderDrawings(_ content: SliderContent, in place: ControlPlace) -> [Drawing] {
  let width = place.frame.width
  let travel = max(0, width - content.thumbSize.width)
  let thumb = RoundedRect.capsule(
    place.centered(
      leading: content.fraction * travel, width: content.thumbSize.width,
      height: content.thumbSize.height))
  let inset = content.trackInset
  let track = place.centered(
    leading: inset, width: max(0, width - 2 * inset), height: content.trackHeight)
  let filled = place.centered(
    leading: inset,
    width: max(0, content.fraction * travel + content.thumbSize.width / 2 - inset),
    height: content.trackHeight)
  return [
    .fill(.capsule(track), content.maximumTrackColor),
    .fill(.capsule(filled), content.minimumTrackColor),
  ] + thumbShadow(under: thumb) + [.fill(thumb, content.thumbColor)]
}
