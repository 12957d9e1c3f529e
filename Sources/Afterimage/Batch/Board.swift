import AfterimageGraphics

/// A board of pieces of work: those that no thread has taken yet, and the results that have not been fetched.
final class Board<Output: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private let window: Int
  private var next = 0
  private var end: Int
  private var fetched = 0
  private var results: [Output?]

  /// Makes a board of a number of pieces.
  ///
  /// - Parameter window: the count of pieces, from the first one whose result has not been fetched, that may be taken.
  init(count: Int, window: Int) {
    end = count
    self.window = window
    results = Array(repeating: nil, count: count)
  }

  /// Takes a piece, and returns its number; nil where there is none to take.
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

  /// Stores the result of a piece.
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

  /// Waits for the result of a piece that a thread has taken.
  func awaitResult(at piece: Int) {
    lock.withLock {
      while results[piece] == nil { lock.wait() }
    }
  }

  /// Closes the board: no further piece can be taken.
  func close() {
    lock.withLock {
      end = next
      lock.wakeAll()
    }
  }
}
