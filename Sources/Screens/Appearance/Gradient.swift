public import AfterimageGraphics

/// Colours that pass into each other over a view's background, as CAGradientLayer draws them.
public struct Gradient: Hashable, Sendable {
  /// How the colours are laid out.
  public var kind: GradientKind = .axial
  /// The colours by their places, from 0 at the start to 1 at the end.
  package var stops: [Stop]
  /// Where the first colour is, in unit coordinates of the view.
  public var startPoint = Point(x: 0.5, y: 0)
  /// Where the last colour is, in unit coordinates of the view.
  public var endPoint = Point(x: 0.5, y: 1)

  /// Makes a gradient from the top to the bottom of some stops.
  public init(_ stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient from the top to the bottom of colours at equal distances.
  public init(colors: [ColorReference]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) }
  }

  /// A colour at its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    package var color: ColorReference
    /// The place, 0 to 1.
    package var location: Double

    /// Makes a colour at a place from 0 to 1.
    public init(_ color: ColorReference, at location: Double) {
      self.color = color
      self.location = location
    }
  }
}
