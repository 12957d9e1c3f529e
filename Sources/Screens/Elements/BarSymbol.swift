/// The symbols that bars draw with paths of their own, by the names of SF Symbols.
public enum BarSymbol: String, CaseIterable, Hashable, Sendable {
  case checkmark
  case clock
  case creditcard
  case ellipsis
  case heart
  case house
  case listBullet = "list.bullet"
  case magnifyingglass
  case person
  case plus
  /// What stands for any symbol that is not in the list.
  case squareDashed = "square.dashed"
  case squareAndArrowUp = "square.and.arrow.up"
  case star
  case xmark
}
