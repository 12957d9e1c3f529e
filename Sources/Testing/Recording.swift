#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The cases in which a golden is written instead of compared.
public enum Recording: String, CaseIterable, Hashable, Sendable {
  /// No golden is written: a missing one fails.
  case never
  /// A missing golden is written.
  case missing
  /// Every golden is written, whatever is there.
  case all

  /// The recording in effect: `AFTERIMAGE_RECORD=1` in the environment records all, whatever the test says.
  var inEffect: Recording {
    getenv("AFTERIMAGE_RECORD").map { String(cString: $0) } == "1" ? .all : self
  }

  /// True where a golden is to be written, which may be missing.
  func records(_ isMissing: Bool) -> Bool { self == .all || (self == .missing && isMissing) }
}
