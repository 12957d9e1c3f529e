#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Threads that share pieces of work out among them, each with a tool of its own, such as a pipeline.
///
/// The results depend on nothing but the pieces: neither on the number of threads nor on which was faster.
package struct Crew: Sendable {
  /// The count of pieces that are worked on at the same time, at least one.
  package let jobs: Int

  /// Makes a crew of a size.
  package init(jobs: Int) {
    self.jobs = max(1, jobs)
  }

  /// The count of processor cores that this machine has.
  package static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Does pieces of work, and hands their results over on the calling thread in the order of the pieces.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - lead: how many results a thread may be ahead of those that were handed over, at least one; fewer where they are large.
  ///   - tool: what the calling thread works with, as it works as well.
  ///   - pool: what the other threads work with; where there is none for a thread, the others do the work.
  ///   - work: does the piece of a number with a tool.
  ///   - deliver: takes a result; where it throws, no further piece is begun.
  package func work<Tool, Output: Sendable, Failure: Error>(
    on count: Int, lead: Int = 4, with tool: Tool, pool: ToolPool<Tool>,
    _ work: @escaping @Sendable (Int, Tool) -> Output,
    deliver: (Int, Output) throws(Failure) -> Void
  ) throws(Failure) {
    let board = Board<Output>(count: count, window: max(1, lead) * jobs)
    let helpers = (1..<max(1, min(jobs, count))).compactMap { _ in
      Thread {
        pool.lend { own in
          while let piece = board.takePiece(waiting: true) {
            board.put(work(piece, own), at: piece)
          }
        }
      }
    }
    defer {
      board.close()
      for helper in helpers { helper.join() }
    }
    for piece in 0..<count {
      try deliver(piece, board.result(at: piece) { work($0, tool) })
    }
  }
}

extension Board {
  /// The result of a piece, after those of all before it; works on other pieces until it is there.
  fileprivate func result(at piece: Int, working work: (Int) -> Output) -> Output {
    while true {
      if let result = takeResult(at: piece) { return result }
      if let other = takePiece(waiting: false) {
        put(work(other), at: other)
      } else {
        awaitResult(at: piece)
      }
    }
  }
}
