/// How views were put into others, and which of their edges lie on each other.
struct ViewLinks: Sendable {
  /// The views that were added to others, in order.
  var additions: [(parent: Value, child: Value)] = []
  /// The edges of views that were asked to lie on the same ones of another, by the names of their anchors.
  var edgesOnOthers: [Value: Set<String>] = [:]
  /// The views that other constraints were asked for.
  var otherwiseConstrained: Set<Value> = []
}
