/// How the two sides of a constraint relate.
public enum LayoutRelation: String, CaseIterable, Hashable, Sendable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
}
