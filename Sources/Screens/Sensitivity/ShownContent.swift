/// One of the things that a view shows and that could be another: a text, a value, a picture.
///
/// A piece of the content of a view that may be secret; a placeholder is none of them, as it is written in code and the same for everybody.
package struct ShownContent: Hashable, Sendable {
  /// Where it stands in the view, such as `items.1.badge`; empty for the only one of its kind.
  package let name: String
  /// The value.
  package let value: Value

  /// The kinds of things that views show.
  package enum Value: Hashable, Sendable {
    /// Characters.
    case text(String)
    /// A number within an interval.
    case number(Double, in: ClosedRange<Double>)
    /// One of several by its place, nil for none.
    case choice(Int?, of: Int)
    /// One of two.
    case flag(Bool)
    /// A day and a time.
    case date(CalendarDate)
    /// A colour, of a view that shows nothing else.
    case color(ColorReference)
    /// A symbol.
    case symbol(Symbol)
    /// A picture.
    case picture(Image)
  }
}

extension View {
  /// Everything that the view itself shows, in a fixed order; what lies in it shows its own.
  package var shownContents: [ShownContent] {
    var copy = self
    var walk = ContentWalk(replacement: nil)
    copy.walk(&walk)
    return walk.found
  }

  private mutating func walk(_ walk: inout ContentWalk) {
    element = element.walked(by: &walk)
    // Behind anything else a colour is an ornament; alone, as in a lamp that is red or green, it is what there is to see.
    if case .view = element, children.isEmpty, !isDrawnInCode {
      walk.meet("backgroundColor", color: &backgroundColor)
    }
  }

  /// The same view with something else in the place of one of the things that it shows; unchanged where that is of another kind.
  package func replacing(_ place: Int, with value: ShownContent.Value) -> View {
    var copy = self
    var walk = ContentWalk(replacement: (place, value))
    copy.walk(&walk)
    return copy
  }
}

/// A way through all that a view shows, on which one thing may be put in the place of another.
struct ContentWalk {
  /// The pieces met so far.
  private(set) var found: [ShownContent] = []
  /// The value to put in, and its index; nil changes nothing.
  let replacement: (place: Int, value: ShownContent.Value)?

  /// Starts a walk.
  init(replacement: (place: Int, value: ShownContent.Value)?) {
    self.replacement = replacement
  }

  /// A value after a way through it.
  mutating func through<Value>(
    _ value: Value, _ steps: (inout Value, inout ContentWalk) -> Void
  ) -> Value {
    var copy = value
    steps(&copy, &self)
    return copy
  }

  /// Notes one thing; the result is what is put in its place.
  private mutating func meet(
    _ name: String, _ value: ShownContent.Value
  ) -> ShownContent.Value? {
    defer { found.append(ShownContent(name: name, value: value)) }
    return replacement.flatMap { $0.place == found.count ? $0.value : nil }
  }

  /// Meets characters.
  mutating func meet(_ name: String, text: inout String) {
    if case .text(let other)? = meet(name, .text(text)) { text = other }
  }

  /// Meets characters that may be missing.
  mutating func meet(_ name: String, text: inout String?) {
    guard let own = text, case .text(let other)? = meet(name, .text(own)) else { return }
    text = other
  }

  /// Meets a number.
  mutating func meet(_ name: String, number: inout Double, in range: ClosedRange<Double>) {
    if case .number(let other, _)? = meet(name, .number(number, in: range)) { number = other }
  }

  /// Meets one of several.
  mutating func meet(_ name: String, choice: inout Int, of count: Int) {
    if case .choice(let other?, _)? = meet(name, .choice(choice, of: count)) { choice = other }
  }

  /// Meets one of several, or none.
  mutating func meet(_ name: String, choice: inout Int?, of count: Int) {
    if case .choice(let other, _)? = meet(name, .choice(choice, of: count)) { choice = other }
  }

  /// Meets one of two.
  mutating func meet(_ name: String, flag: inout Bool) {
    if case .flag(let other)? = meet(name, .flag(flag)) { flag = other }
  }

  /// Meets a day and a time.
  mutating func meet(_ name: String, date: inout CalendarDate) {
    if case .date(let other)? = meet(name, .date(date)) { date = other }
  }

  /// Meets a colour, where there is one.
  mutating func meet(_ name: String, color: inout ColorReference?) {
    guard let own = color, case .color(let other)? = meet(name, .color(own)) else { return }
    color = other
  }

  /// Meets a symbol.
  mutating func meet(_ name: String, symbol: inout Symbol) {
    if case .symbol(let other)? = meet(name, .symbol(symbol)) { symbol = other }
  }

  /// Meets a picture or a symbol, where there is one.
  mutating func meet(_ name: String, image: inout ImageSource?) {
    switch image {
    case nil: return
    case .symbol(let symbol)?:
      if case .symbol(let other)? = meet(name, .symbol(symbol)) { image = .symbol(other) }
    case .bitmap(let picture)?:
      if case .picture(let other)? = meet(name, .picture(picture)) { image = .bitmap(other) }
    }
  }
}
