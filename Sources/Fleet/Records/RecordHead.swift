/// What a record is a part of: the same in the records of all machines that share one run, but for the shard.
package struct RecordHead: Codable, Hashable, Sendable {
  /// The version of the form.
  package let form: Int
  /// The program and its version.
  package let tool: String
  /// The digest of the program with its libraries and fonts, in hexadecimal.
  package let engine: String
  /// The name of the command.
  package let command: String
  /// The words of its command line, without those that say which share this is and where it goes.
  package let words: [String]
  /// The number of the machine, from 1.
  package let shard: Int
  /// How many machines share the work.
  package let shardCount: Int
  /// How many units the whole work has.
  package let unitCount: Int
  /// The digest of the names of all units and of how they were shared out, in hexadecimal.
  package let division: String

  /// The version of the form that is written.
  static let currentForm = 1

  /// False where the numbers cannot be those of a share, whoever wrote them.
  var isSound: Bool {
    Shard(index: shard - 1, of: shardCount) != nil && unitCount >= 0
  }

  /// Describes the share of a machine.
  package init(
    tool: String, engine: Digest, command: String, words: [String], shard: Shard,
    of units: [WorkUnit], dividedAs division: Division
  ) {
    form = Self.currentForm
    (self.tool, self.engine, self.command, self.words) = (tool, engine.hexadecimal, command, words)
    (self.shard, shardCount, unitCount) = (shard.index + 1, shard.count, units.count)
    self.division =
      Digest { digester in
        for (unit, machine) in zip(units, division.machines) {
          digester.add(unit.name)
          digester.add(machine)
        }
      }.hexadecimal
  }
}

/// What a machine has made of one unit.
package struct RecordedUnit: Hashable, Sendable {
  /// Its place among all units, from 0.
  package let place: Int
  /// Its name.
  package let name: String
  /// What it took, in microseconds of one thread.
  package let microseconds: Int
  /// The digest of all that it was made from, by which a merge sees whether that has changed since; nil where it changed meanwhile.
  package let basis: Digest?
  /// What was made, encoded.
  package let body: [UInt8]

  /// Notes what was made.
  package init(place: Int, name: String, microseconds: Int, basis: Digest?, body: [UInt8]) {
    (self.place, self.name, self.microseconds) = (place, name, microseconds)
    (self.basis, self.body) = (basis, body)
  }
}
