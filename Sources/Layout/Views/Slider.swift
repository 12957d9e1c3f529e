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
  /// Between the ends of the frame and those of the track, in points.
  package var trackInset: Double
  /// The extent of the thumb, in points.
  package var thumbSize: Size
  /// Between the ends of the frame and those of the thumb's way, in points.
  package var thumbInset: Double
  /// How far the thumb lies above the middle of the track, in points.
  package var thumbRise: Double
  /// True where the thumb lies on whole points of the frame.
  package var roundsThumb: Bool
}

extension SliderContent {
  /// The thumb's shadow reaches beyond the track up to iOS 18 (read from frames that Interface Builder stored).
  static func alignmentRectInsets(in system: System) -> EdgeInsets {
    system.hasGlassControls ? .zero : EdgeInsets(left: 2, bottom: 1, right: 2)
  }
}

extension Lowering {
  /// A track of 4 points under a round thumb of 27 up to iOS 18, of 6 under a wide thumb since iOS 26; 34 points high since iOS 17 (cashapp/AccessibilitySnapshot's pictures of iOS 17.5, 18.5 and 26.2), 31 before (read from frames that Interface Builder stored).
  ///
  /// The same pictures of iOS 17.5 and 18.5 have the track 3 points within the frame, and the thumb on whole points, a point and a sixth above the middle of the track.
  func lowered(_ slider: Slider, as view: LoweredView, tint: Color) -> LoweredView {
    let isGlass = traits.system.hasGlassControls
    let insets = SliderContent.alignmentRectInsets(in: traits.system)
    var lowered = view
    lowered.content = .slider(
      SliderContent(
        fraction: slider.fraction,
        minimumTrackColor: slider.minimumTrackTintColor.map(color) ?? tint,
        maximumTrackColor: color(slider.maximumTrackTintColor ?? .system(.systemFill)),
        thumbColor: color(slider.thumbTintColor ?? .system(.white)),
        trackHeight: isGlass ? 6 : 4, trackInset: isGlass ? 0 : 3,
        thumbSize: isGlass ? Size(width: 37, height: 24) : Size(width: 27, height: 27),
        thumbInset: insets.left, thumbRise: isGlass ? 0 : 7.0 / 6, roundsThumb: !isGlass))
    lowered.metrics.contentSize = (nil, traits.system.majorVersion >= 17 ? 34 : 31)
    lowered.metrics.alignmentRectInsets = insets
    if !slider.isEnabled { lowered.appearance.alpha *= 0.5 }
    return lowered
  }
}

/// The two parts of the track, of which the first ends in the middle of the thumb, and the thumb with its shadow.
func sliderDrawings(_ content: SliderContent, in place: ControlPlace) -> [Drawing] {
  let width = place.frame.width
  let size = content.thumbSize
  let start = thumbStart(content, width: width)
  let thumb = RoundedRect.capsule(
    place.rect(
      leading: start, top: (place.frame.height - size.height) / 2 - content.thumbRise,
      width: size.width, height: size.height))
  let inset = content.trackInset
  let track = place.centered(
    leading: inset, width: max(0, width - 2 * inset), height: content.trackHeight)
  let filled = place.centered(
    leading: inset, width: max(0, start + size.width / 2 - inset), height: content.trackHeight)
  return [
    .fill(.capsule(track), content.maximumTrackColor),
    .fill(.capsule(filled), content.minimumTrackColor),
  ] + thumbShadow(under: thumb) + [.fill(thumb, content.thumbColor)]
}

/// Between the leading end of a slider and its thumb, in points.
private func thumbStart(_ content: SliderContent, width: Double) -> Double {
  let travel = max(0, width - 2 * content.thumbInset - content.thumbSize.width)
  let start = content.thumbInset + content.fraction * travel
  return content.roundsThumb ? start.rounded() : start
}

/// A tight shadow around the edge of the thumb and a wide one below, fitted to cashapp/AccessibilitySnapshot's picture of iOS 18.5 to half a step of 255.
private func thumbShadow(under thumb: RoundedRect) -> [Drawing] {
  [
    softShadow(under: thumb, drop: 2.0 / 3, radius: 2, opacity: 0.12),
    softShadow(under: thumb, drop: 6, radius: 6, opacity: 0.12),
  ]
}
