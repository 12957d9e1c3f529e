/// Values with a number for each, in the order in which they came.
struct Numbers<Element: Hashable> {
  private var numbers: [Element: Int] = [:]
  /// The values by their numbers.
  private(set) var elements: [Element] = []

  /// None.
  init() {}

  /// How many there are.
  var count: Int { elements.count }

  /// A value by its number.
  subscript(number: Int) -> Element { elements[number] }

  /// The number of a value, which has one from now on.
  mutating func number(of element: Element) -> Int {
    if let known = numbers[element] { return known }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}
