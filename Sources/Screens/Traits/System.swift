/// A version of iOS, as far as it changes what is simulated.
public struct System: Hashable, Sendable {
  /// The name of the version on the command line.
  public let id: String
  /// The major version.
  package let majorVersion: Int

  /// Makes a version of iOS, whether it is simulated or only measured.
  package init(majorVersion: Int) {
    id = "ios-\(majorVersion)"
    self.majorVersion = majorVersion
  }

  /// Every version that is simulated, oldest first.
  public static let all = [12, 15, 17, 18, 26, 27].map(System.init(majorVersion:))
  /// The version where none is asked for.
  public static let `default` = System(majorVersion: 17)
}
