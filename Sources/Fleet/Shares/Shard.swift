/// One of several machines that share the work of a command.
package struct Shard: Hashable, Sendable {
  /// Its number, from 0.
  package let index: Int
  /// How many share the work.
  package let count: Int

  /// One machine for all.
  package static let whole = Shard(index: 0, count: 1)

  /// The word that takes the numbers from the tasks of a Slurm array.
  package static let slurmWord = "slurm"

  /// Makes one of some machines; nil unless its number is below their count.
  package init?(index: Int, of count: Int) {
    guard 0 <= index, index < count, count <= Self.most else { return nil }
    (self.index, self.count) = (index, count)
  }

  private init(index: Int, count: Int) {
    (self.index, self.count) = (index, count)
  }

  /// Reads `I/N`, the Ith of N machines, or `slurm`; nil unless 1 <= I <= N.
  ///
  /// - Parameter environment: the value of a variable of the environment, by its name.
  package init?(_ text: String, in environment: (String) -> String?) {
    if text == Self.slurmWord {
      self.init(slurmTaskIn: environment)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(index: number - 1, of: count)
  }

  /// The task of a Slurm array, whose numbers may begin anywhere.
  ///
  /// Slurm's manual of `sbatch` tells of the variables. An array with gaps, such as `--array=1,3`, is none that shares work out.
  private init?(slurmTaskIn environment: (String) -> String?) {
    func number(_ name: String) -> Int? {
      environment("SLURM_ARRAY_TASK_" + name).flatMap { Int($0) }
    }
    guard let task = number("ID"), let count = number("COUNT") else { return nil }
    let first = number("MIN") ?? 0
    let step = number("STEP") ?? 1
    guard step > 0, (task - first).isMultiple(of: step) else { return nil }
    self.init(index: (task - first) / step, of: count)
  }

  /// More machines would not have one unit each of any work that is known.
  private static let most = 100_000
}

extension Shard: CustomStringConvertible {
  /// The number from 1, and the count: `3/8`.
  package var description: String { "\(index + 1)/\(count)" }
}
