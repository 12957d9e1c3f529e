import AfterimageGraphics

/// The size that a parent offers a child of SwiftUI's: nil along an axis asks for the ideal extent, 0 for the least and infinity for the most.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  /// The offer that asks for the ideal size.
  static let ideal = Proposal(width: nil, height: nil)

  /// The offer along an axis.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size that takes all that is offered, and another extent where the ideal is asked for.
  func replacingIdeal(by other: Size) -> Size {
    Size(width: width ?? other.width, height: height ?? other.height)
  }
}

extension Proposal {
  /// Offers a size.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Offers an extent along an axis and another across.
  init(_ length: Double?, along axis: Axis, across: Double?) {
    self.init(
      width: axis == .horizontal ? length : across, height: axis == .horizontal ? across : length)
  }

  /// What is left of the offer beside insets.
  func inset(horizontally: Double, vertically: Double) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - horizontally) }, height: height.map { max(0, $0 - vertically) }
    )
  }
}

extension Axis {
  /// The axis across.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The extent along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a size of an extent along an axis and one across.
  init(_ length: Double, along axis: Axis, across: Double) {
    self.init(
      width: axis == .horizontal ? length : across, height: axis == .horizontal ? across : length)
  }

  /// The same size without what is no extent.
  var sane: Size {
    func sane(_ length: Double) -> Double { length.isNaN || length < 0 ? 0 : length }
    return Size(width: sane(width), height: sane(height))
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// Makes a point of a coordinate along an axis and one across.
  init(_ place: Double, along axis: Axis, across: Double) {
    self.init(x: axis == .horizontal ? place : across, y: axis == .horizontal ? across : place)
  }
}
