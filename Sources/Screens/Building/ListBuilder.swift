/// Collects what stands line by line in a closure: views, sections, rows or constraints, with `if`, `switch` and `for`.
@resultBuilder
public enum ListBuilder<Element> {
  /// Takes a line.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Takes a line that is a list already.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Joins the lines.
  public static func buildBlock(_ lists: [Element]...) -> [Element] { lists.flatMap(\.self) }
  /// Takes what an `if` leaves.
  public static func buildOptional(_ list: [Element]?) -> [Element] { list ?? [] }
  /// Takes the first branch.
  public static func buildEither(first list: [Element]) -> [Element] { list }
  /// Takes the other branch.
  public static func buildEither(second list: [Element]) -> [Element] { list }
  /// Joins the rounds of a loop.
  public static func buildArray(_ lists: [[Element]]) -> [Element] { lists.flatMap(\.self) }
}

extension ListBuilder<View> {
  /// Takes a kind of view, such as a label.
  public static func buildExpression(_ content: some ViewConvertible) -> [View] { [content.view] }
}

extension ListBuilder<ConstraintDeclaration> {
  /// Takes an equation or a visual format.
  public static func buildExpression(_ text: String) -> [ConstraintDeclaration] { [.text(text)] }
  /// Takes a visual format with its options.
  public static func buildExpression(_ format: VisualFormat) -> [ConstraintDeclaration] {
    [.visualFormat(format)]
  }
  /// Takes a constraint given by its parts.
  public static func buildExpression(_ parts: ConstraintParts) -> [ConstraintDeclaration] {
    [.parts(parts)]
  }
}
