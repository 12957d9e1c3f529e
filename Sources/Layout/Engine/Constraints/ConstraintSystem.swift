/// Everything that the frames of a screen have to fulfil, as rows over numbered variables.
struct ConstraintSystem: Sendable {
  /// The meaning of each variable.
  var variables: [LayoutVariable] = []
  /// The rows in the order that breaks ties.
  var rows: [Row] = []
  /// The terms of all rows, one row after the other.
  var terms: [Term] = []

  /// A variable times a coefficient.
  struct Term: Hashable, Sendable {
    var variable: Int
    var coefficient: Double
  }

  /// A comparison of the sum of some terms with a constant.
  struct Row: Hashable, Sendable {
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    /// More than 0, at most 1000, which is required.
    var priority: Double
    var origin: ConstraintOrigin
  }

  /// How the sides of a row compare.
  enum Relation: String, Sendable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// Adds a variable; the result is its number.
  mutating func makeVariable(_ variable: LayoutVariable) -> Int {
    variables.append(variable)
    return variables.count - 1
  }

  /// Adds a row: how one quantity compares with another.
  mutating func constrain(
    _ first: Quantity, _ relation: Relation, _ second: Quantity, priority: Double = 1000,
    from origin: ConstraintOrigin
  ) {
    let difference = first - second
    let start = terms.count
    terms.append(contentsOf: difference.terms)
    rows.append(
      Row(
        terms: start..<terms.count, relation: relation, constant: 0 - difference.constant,
        priority: priority, origin: origin))
  }
}

/// The meaning of a variable: a measure of a view.
struct LayoutVariable: Hashable, Sendable {
  /// The index of the view that the variable belongs to.
  var node: Int
  /// Which of the view's measures it is.
  var measure: Measure

  /// The measures that are solved for.
  enum Measure: String, Hashable, Sendable {
    case left
    case top
    case width
    case height
    /// The extent of a scroll view's content.
    case contentWidth = "contentSize.width"
    case contentHeight = "contentSize.height"
    /// A length that a stack view or form lays out with.
    case guide
  }
}
