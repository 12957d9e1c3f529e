import Foundation

/// What watches the memory of a run of the tests, and slows it down.
package enum Sanitizer {
  /// True where `Scripts/check-sanitizers` runs the tests, which names what it leaves out in the environment.
  package static let watches = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
}
