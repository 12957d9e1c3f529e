import AfterimageGraphics

/// A count of bytes to which any thread adds.
final class ByteCount: @unchecked Sendable {
  private let lock = Lock()
  private var count = 0

  /// Adds some; the result is the sum.
  func add(_ more: Int) -> Int {
    lock.withLock {
      count += more
      return count
    }
  }

  /// Takes all, so that none is left.
  func take() -> Int {
    lock.withLock {
      defer { count = 0 }
      return count
    }
  }
}
