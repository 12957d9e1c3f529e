import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// Lengths of time in seconds.
extension Shape where Value == Seconds {
  /// A number of seconds up to a day.
  static var seconds: Shape {
    Shape<Double>.number(in: 0...86_400).converted(to: { Seconds($0) ?? .zero }, from: \.value)
  }
}

/// Lengths of time that are not promised.
extension Shape where Value == ClosedRange<Seconds> {
  /// The shortest and the longest number of seconds.
  static var interval: Shape {
    Shape<[Seconds]>.array(of: .seconds)
      .checked {
        $0.count == 2 && $0[0] <= $0[1]
          ? nil : .outOfRange(expected: "two numbers of seconds, the smaller first")
      }
      .describing(.init("minItems", 2), .init("maxItems", 2))
      .converted(
        to: { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : .zero ... .zero },
        from: { [$0.lowerBound, $0.upperBound] })
  }
}
