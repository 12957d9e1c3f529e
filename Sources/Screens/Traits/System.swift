/// A version of iOS, as far as it changes what is simulated.
public struct System: Hashable, Sendable {
  /// What the command line calls the version.
  public let id: String
  /// The major version.
  public let majorVersion: Int

  /// Every version that is simulated, oldest first.
  public static let all = [12, 15, 17, 18, 26].map { System(id: "ios-\($0)", majorVersion: $0) }
  /// The version where none is asked for.
  public static let `default` = System(id: "ios-17", majorVersion: 17)
}
