#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// When goldens are written instead of compared with.
public enum Recording: String, CaseIterable, Hashable, Sendable {
  /// Not at all: a missing golden fails.
  case never
  /// Where there is none yet.
  case missing
  /// Always, whatever is there.
  case all

  /// The recording in effect: `AFTERIMAGE_RECORD=1` in the environment records all, whatever the test says.
  var inEffect: Recording {
    getenv("AFTERIMAGE_RECORD").map { String(cString: $0) } == "1" ? .all : self
  }

  /// True where a golden with an outcome is to be written.
  func records(_ isMissing: Bool) -> Bool { self == .all || (self == .missing && isMissing) }
}
