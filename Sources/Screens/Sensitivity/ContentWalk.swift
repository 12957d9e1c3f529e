/// A way through all that a view shows, on which things may be put in the place of others.
struct ContentWalk {
  /// The pieces met so far.
  private(set) var found: [ShownContent] = []
  /// What the way is for.
  let purpose: Purpose

  /// What a way through a view is for.
  enum Purpose {
    /// Finds what is there.
    case reading
    /// Puts a value in the place of one of the things, by its index.
    case replacing(Int, ShownContent.Value)
    /// Takes what is secret away, in a view that is sensitive or not; for good where nothing will come in its place, and a mark has nothing to say.
    case emptying(inSensitive: Bool, forGood: Bool)
    /// Puts values in their places, by their names.
    case filling([String: ShownContent.Value])
    /// Notes what each part with a mark of its own tells of a secret; or, where it is not searched, forgets it.
    case noting(isSearched: Bool)
  }

  /// Starts a walk.
  init(purpose: Purpose) {
    self.purpose = purpose
  }

  /// True where things that are missing may come.
  var isFilling: Bool { if case .filling = purpose { true } else { false } }

  /// A value after a way through it.
  mutating func through<Value>(
    _ value: Value, _ steps: (inout Value, inout ContentWalk) -> Void
  ) -> Value {
    var copy = value
    steps(&copy, &self)
    return copy
  }

  /// What becomes of a thing that is met.
  private enum Fate {
    case stays
    case goes
    case becomes(ShownContent.Value)
  }

  /// Notes one thing.
  private mutating func meet(
    _ name: String, _ value: ShownContent.Value, _ mark: PartMark = PartMark()
  ) -> Fate {
    let content = ShownContent(name: name, value: value, mark: mark)
    defer { found.append(content) }
    switch purpose {
    case .reading, .noting: return .stays
    case .replacing(let place, let other): return place == found.count ? .becomes(other) : .stays
    case .emptying(let isSensitive, _):
      return content.isSecret(inSensitive: isSensitive) ? .goes : .stays
    case .filling(let values): return values[name].map { .becomes($0) } ?? .stays
    }
  }

  /// What comes to a place where nothing is.
  private func filling(_ name: String) -> ShownContent.Value? {
    if case .filling(let values) = purpose { values[name] } else { nil }
  }

  /// Meets characters that may have a mark of their own.
  mutating func meet(_ name: String, text: inout String, mark: inout PartMark) {
    note(text, in: &mark)
    switch meet(name, .text(text), mark) {
    case .becomes(.text(let other)): text = other
    case .goes:
      text = ""
      if case .emptying(_, forGood: true) = purpose { mark = PartMark(false) }
    case .becomes, .stays: return
    }
  }

  /// Meets characters.
  mutating func meet(_ name: String, text: inout String) {
    var none = PartMark()
    meet(name, text: &text, mark: &none)
  }

  /// Meets characters that may be missing, and that may have a mark of their own.
  mutating func meet(_ name: String, text: inout String?, mark: inout PartMark) {
    note(text, in: &mark)
    guard let own = text else {
      if case .text(let other)? = filling(name) { text = other }
      return
    }
    switch meet(name, .text(own), mark) {
    case .becomes(.text(let other)): text = other
    case .goes: text = nil
    case .becomes, .stays: return
    }
  }

  /// Meets characters that may be missing.
  mutating func meet(_ name: String, text: inout String?) {
    var none = PartMark()
    meet(name, text: &text, mark: &none)
  }

  private func note(_ text: String?, in mark: inout PartMark) {
    guard case .noting(let isSearched) = purpose else { return }
    mark.noteSecret(in: isSearched ? text : nil)
  }

  /// Meets a number.
  mutating func meet(_ name: String, number: inout Double, in range: ClosedRange<Double>) {
    switch meet(name, .number(number, in: range)) {
    case .becomes(.number(let other, _)): number = other
    case .goes: number = range.lowerBound
    case .becomes, .stays: return
    }
  }

  /// Meets how many parts there are, which are there from the start, and returns how many there will be.
  mutating func meet(_ name: String, count: Int) -> Int {
    switch meet(name, .count(count)) {
    case .becomes(.count(let other)): other
    case .becomes, .goes, .stays: count
    }
  }

  /// Meets one of several.
  mutating func meet(_ name: String, choice: inout Int, of count: Int) {
    switch meet(name, .choice(choice, of: count)) {
    case .becomes(.choice(let other?, _)): choice = other
    case .goes: choice = 0
    case .becomes, .stays: return
    }
  }

  /// Meets one of several, or none.
  mutating func meet(_ name: String, choice: inout Int?, of count: Int) {
    switch meet(name, .choice(choice, of: count)) {
    case .becomes(.choice(let other, _)): choice = other
    case .goes: choice = nil
    case .becomes, .stays: return
    }
  }

  /// Meets one of two.
  mutating func meet(_ name: String, flag: inout Bool) {
    switch meet(name, .flag(flag)) {
    case .becomes(.flag(let other)): flag = other
    case .goes: flag = false
    case .becomes, .stays: return
    }
  }

  /// Meets a day and a time.
  mutating func meet(_ name: String, date: inout CalendarDate) {
    switch meet(name, .date(date)) {
    case .becomes(.date(let other)): date = other
    case .goes: date = .first
    case .becomes, .stays: return
    }
  }

  /// Meets a colour, where there is one.
  mutating func meet(_ name: String, color: inout ColorReference?) {
    guard let own = color else {
      if case .color(let other)? = filling(name) { color = other }
      return
    }
    switch meet(name, .color(own)) {
    case .becomes(.color(let other)): color = other
    case .goes: color = nil
    case .becomes, .stays: return
    }
  }

  /// Meets a symbol, which is there from the start.
  mutating func meet(_ name: String, symbol: inout Symbol) {
    switch meet(name, .symbol(symbol)) {
    case .becomes(.symbol(let other)): symbol = other
    case .becomes, .goes, .stays: return
    }
  }

  /// Meets a picture or a symbol, where there is one.
  ///
  /// - Parameter mark: the mark on it alone.
  mutating func meet(_ name: String, image: inout ImageSource?, mark: PartMark = PartMark()) {
    guard let own = image?.content ?? filling(name) else { return }
    switch meet(name, own, mark) {
    case .becomes(let other): image = ImageSource(other) ?? image
    case .goes: image = nil
    case .stays: return
    }
  }
}

extension ImageSource {
  /// The picture or symbol as a thing that a view shows.
  fileprivate var content: ShownContent.Value {
    switch self {
    case .symbol(let symbol): .symbol(symbol)
    case .bitmap(let image): .picture(image)
    }
  }

  /// Makes a picture or a symbol of a thing that a view shows; nil of any other.
  fileprivate init?(_ content: ShownContent.Value) {
    switch content {
    case .symbol(let symbol): self = .symbol(symbol)
    case .picture(let image): self = .bitmap(image)
    case .text, .number, .count, .choice, .flag, .date, .color: return nil
    }
  }
}
