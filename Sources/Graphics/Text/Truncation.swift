/// Where an ellipsis goes when a line is longer than its room.
package enum Truncation: Hashable, Sendable {
  /// No ellipsis: what does not fit is cut off at the edge.
  case clip
  case head
  case middle
  case tail
}
