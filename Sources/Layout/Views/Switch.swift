package import AfterimageGraphics
import AfterimageScreens

/// A switch with its colours and its system's measures resolved.
package struct SwitchContent: Hashable, Sendable {
  /// True where the thumb lies at the trailing end.
  package var isOn: Bool
  /// The colour of the track in its state.
  package var trackColor: Color
  /// The colour of the thumb.
  package var thumbColor: Color
  /// The extent of the track, in points.
  package var size: Size
  /// The extent of the thumb, in points.
  package var thumbSize: Size
}

/// The round thumb up to iOS 18 and the wide one since iOS 26, each 2 points within its track.
extension SwitchContent {
  /// The extent of a switch, in points.
  static func size(in system: System) -> Size {
    system.hasGlassControls ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  /// How far the frame reaches beyond the rectangle that constraints act on (read from frames that Interface Builder stored).
  static let alignmentRectInsets = EdgeInsets(right: 2)

  /// The extent of a switch's thumb, in points.
  static func thumbSize(in system: System) -> Size {
    system.hasGlassControls ? Size(width: 37, height: 24) : Size(width: 27, height: 27)
  }
}

extension Lowering {
  /// The colours and the extent of a switch; a disabled one is half transparent.
  ///
  /// The track of one that is off is darker since iOS 26 (cashapp/AccessibilitySnapshot's pictures of iOS 17.5, 18.5 and 26.2).
  func lowered(_ control: Switch, as view: LoweredView) -> LoweredView {
    let size = SwitchContent.size(in: traits.system)
    let on = color(control.onTintColor ?? .system(.systemGreen))
    let off = color(traits.system.hasGlassControls ? .tertiaryLabel : .secondarySystemFill)
    var lowered = view
    lowered.content = .switch(
      SwitchContent(
        isOn: control.isOn, trackColor: control.isOn ? on : off,
        thumbColor: color(control.thumbTintColor ?? .system(.white)), size: size,
        thumbSize: SwitchContent.thumbSize(in: traits.system)))
    lowered.metrics.contentSize = (size.width, size.height)
    lowered.metrics.alignmentRectInsets = SwitchContent.alignmentRectInsets
    if !control.isEnabled { lowered.appearance.alpha *= 0.5 }
    return lowered
  }
}

/// The track and the thumb of a switch, which keeps its size in any frame.
///
/// The thumb casts its shadow on the track alone, as in cashapp/AccessibilitySnapshot's pictures of iOS 17.5 and 18.5, from which its lengths were fitted to half a step of 255; those of iOS 26 do not show the thumb.
func switchDrawings(_ content: SwitchContent, in place: ControlPlace) -> [Drawing] {
  let track = RoundedRect.capsule(
    place.centered(leading: 0, width: content.size.width, height: content.size.height))
  let inset = 2.0
  let travel = content.size.width - content.thumbSize.width - inset
  let thumb = RoundedRect.capsule(
    place.centered(
      leading: content.isOn ? travel : inset, width: content.thumbSize.width,
      height: content.thumbSize.height))
  let shadow = softShadow(under: thumb, drop: 3, radius: 3, opacity: 0.13)
  return [
    .fill(track, content.trackColor), .group(Group([DisplayItem(shadow)], clip: track)),
    .fill(thumb, content.thumbColor),
  ]
}
