import AfterimageMasking

extension Action {
  /// True where a cover takes its frame from a new size that its code does not have: in another rule than that on `viewWillTransition`, or in a later turn, in which the size may be another.
  func lacksNewSize(in callback: Callback) -> Bool {
    if case .when = self { return held.joined().contains { $0.lacksNewSize(in: callback) } }
    return hasNewSize && callback != .viewWillTransition
      || held.joined().flatMap(\.flattened).contains(where: \.hasNewSize)
  }

  /// True where the action itself lays a cover with the new size.
  private var hasNewSize: Bool {
    if case .cover(let cover) = self { cover.layout == .newSize } else { false }
  }
}
