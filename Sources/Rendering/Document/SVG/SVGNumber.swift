import AfterimageGraphics

extension Double {
  /// The number to the thousandth, as short as it goes.
  var svg: String {
    let farthest = 1e9
    guard isFinite else { return "0" }
    let thousandths = Int((Swift.max(-farthest, Swift.min(self, farthest)) * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension Color {
  /// The six digits of the colour behind a number sign, without its opacity.
  var svg: String {
    let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return "#" + String(0x100_0000 + number, radix: 16).dropFirst()
  }
}

extension Path {
  /// The steps of the pen.
  var svg: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.svg)"
      case .line(let point): "L\(point.svg)"
      case .curve(let end, let first, let second): "C\(first.svg) \(second.svg) \(end.svg)"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Point {
  fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}
