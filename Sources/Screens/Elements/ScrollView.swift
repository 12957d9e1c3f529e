public import AfterimageGraphics

/// A window on content that may be larger than itself.
///
/// Constraints between its edges and what lies in it place the content, those on its size concern the window itself, as in UIKit.
public struct ScrollView: Hashable, Sendable {
  /// The point of the content at the window's top left corner, in points.
  public var contentOffset: Point = .zero

  /// Whether the content rests below bars and notch.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic

  /// Makes a scroll view at the start of its content.
  public init() {}

  /// The behaviours of UIScrollView that are told apart.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic
    case never
  }
}
