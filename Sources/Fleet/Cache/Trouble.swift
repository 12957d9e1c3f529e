import AfterimageGraphics

/// What went wrong with a cache first, told by any thread.
final class Trouble: @unchecked Sendable {
  private let lock = Lock()
  private var words: String?
  private var failures = 0

  /// How many requests in a row may fail before no more are made.
  private static let patience = 3

  /// What went wrong, in a sentence; nil where nothing did that matters.
  var sentence: String? { lock.withLock { failures >= Self.patience ? words : nil } }

  /// True where nothing more is to be tried.
  var isHopeless: Bool { lock.withLock { failures >= Self.patience } }

  /// Notes that something went well.
  func clear() {
    lock.withLock { if failures < Self.patience { failures = 0 } }
  }

  /// Notes a failure.
  ///
  /// - Parameter isFinal: true where another try would end the same.
  func note(_ words: String, isFinal: Bool = false) {
    lock.withLock {
      if failures < Self.patience { self.words = words }
      failures += isFinal ? Self.patience : 1
    }
  }
}
