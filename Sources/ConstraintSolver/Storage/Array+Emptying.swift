extension Array {
  /// Forgets the elements but keeps the room; for a few elements this is quicker than
  /// `removeAll(keepingCapacity:)`, which replaces a range.
  mutating func empty() { while popLast() != nil {} }
}
