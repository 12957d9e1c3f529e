import AfterimageScreens

/// How much is known to show of a secret, from the best to the worst: a verdict, and of leaks whether characters are left or sizes alone.
package enum LeakDegree: String, CaseIterable, Hashable, Sendable {
  /// Nothing that can be seen depends on it.
  case proved
  /// Nothing changed with the others that were tried.
  case tried
  /// Nobody can tell.
  case cannotTell
  /// The frames of views depend on it.
  case shape
  /// Pixels of it are left.
  case pixels
}

extension LeakDegree: Comparable {
  /// True where the first is the better one.
  package static func < (left: LeakDegree, right: LeakDegree) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension SecretFinding {
  /// How much is known to show.
  package var degree: LeakDegree {
    switch verdict {
    case .proved: .proved
    case .tried: .tried
    case .cannotTell: .cannotTell
    case .leaks where reading != nil: .pixels
    case .leaks: Disclosure(leaks.filter { !$0.isUnknown }) == .shape ? .shape : .pixels
    }
  }
}
