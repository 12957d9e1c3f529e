/// How much is searched for in the pictures of a story.
package enum LeakDepth: Sendable {
  /// Every leak, in every picture and at all times.
  case leaks
  /// What decides the verdicts: nothing more is tried of a secret that is known to leak, so that its other leaks are not found.
  case verdicts
}
