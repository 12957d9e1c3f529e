/// The pieces that nobody has taken yet, and the results that nobody has fetched.
final class Board<Output: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private let window: Int
  private var next = 0
  private var end: Int
  private var fetched = 0
  private var results: [Output?]

  /// Puts up pieces of work.
  ///
  /// - Parameter window: how many pieces may be taken from the first one on whose result nobody has fetched.
  init(count: Int, window: Int) {
    end = count
    self.window = window
    results = Array(repeating: nil, count: count)
  }

  /// The number of a piece that is the caller's from now on; nil where there is none to take.
  ///
  /// - Parameter waiting: true waits until enough results have been fetched; nil then means that no piece is left.
  func takePiece(waiting: Bool) -> Int? {
    lock.withLock {
      while waiting, next < end, next >= fetched + window { lock.wait() }
      guard next < end, next < fetched + window else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Leaves the result of a piece.
  func put(_ result: Output, at piece: Int) {
    lock.withLock {
      results[piece] = result
      lock.wakeAll()
    }
  }

  /// Fetches the result of a piece, after those of all before it; nil where there is none yet.
  func takeResult(at piece: Int) -> Output? {
    lock.withLock {
      guard let result = results[piece].take() else { return nil }
      fetched = piece + 1
      lock.wakeAll()
      return result
    }
  }

  /// Waits until there is the result of a piece that somebody has taken.
  func awaitResult(at piece: Int) {
    lock.withLock {
      while results[piece] == nil { lock.wait() }
    }
  }

  /// Lets nobody take a piece any more.
  func close() {
    lock.withLock {
      end = next
      lock.wakeAll()
    }
  }
}
