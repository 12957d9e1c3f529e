#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A process that is killed at any moment at which it changes files.
  @Suite struct KilledTests {
    let command: BuiltCommand

    init() throws { command = try BuiltCommand() }

    /// The moments of a work, evenly spread, as far as there are so many.
    private static let count = 100

    @Test(arguments: Work.all)
    func `a run that is killed leaves whole files, and the next one takes the rest away`(
      work: Work
    ) throws {
      try expectWholeFiles(of: work, moments: Self.count, among: [:])
    }

    @Test(arguments: [Work.approve, .preview])
    func `so it is where every file has a name from the beginning`(work: Work) throws {
      try expectWholeFiles(of: work, moments: 25, among: ["ONLY_NAMED": "1"])
    }

    /// Kills the work at each of so many moments, and lets every other killed one be followed by one that is not.
    private func expectWholeFiles(
      of work: Work, moments count: Int, among faults: [String: String]
    ) throws {
      let before = try work.folder()
      let after = try before.copy()
      let all = try Self.moments(of: work, command, among: faults, in: after)
      #expect(all >= count)
      let old = try before.contents(of: work.place)
      let new = try after.contents(of: work.place)
      #expect(new.keys.contains { old[$0] != new[$0] && old[$0] != nil }, "nothing is written over")
      var killed = 0
      for moment in (1...count).map({ $0 * all / count }) {
        let folder = try before.copy()
        if try isKilled(work, at: moment, among: faults, in: folder) { killed += 1 }
        let drafts = folder.files.filter { $0.hasSuffix(".partial") }
        for (name, bytes) in try folder.contents(of: work.place) where !drafts.contains(name) {
          #expect(
            isFormerOrNew(bytes, among: [old[name], new[name]], name),
            "\(name) is neither at moment \(moment)")
        }
        if drafts.isEmpty, moment % 5 > 0 { continue }
        _ = try command.run(
          work.words, environment: Faults.environment(faults), in: folder)
        #expect(try folder.contents(of: work.place) == new, "after moment \(moment)")
        #expect(!folder.files.contains { $0.hasSuffix(".partial") })
      }
      // How many threads take part is not the same in every run, and with them the last moments.
      #expect(killed * 10 >= count * 9)
    }

    /// Runs a work to its end, and counts the moments at which it changes files.
    private static func moments(
      of work: Work, _ command: BuiltCommand, among faults: [String: String],
      in folder: TemporaryFolder
    ) throws -> Int {
      let counted = try Faults.environment(faults.merging(["COUNT_TO": "count"]) { $1 })
      _ = try command.run(work.words, environment: counted, in: folder)
      return try #require(Int(String(decoding: folder.bytes("count"), as: UTF8.self)))
    }

    /// Runs a work that is to be killed at a moment; false where it came to its end before.
    private func isKilled(
      _ work: Work, at moment: Int, among faults: [String: String], in folder: TemporaryFolder
    ) throws -> Bool {
      let faults = try Faults.environment(faults.merging(["KILL_AT": "\(moment)"]) { $1 })
      let variables = faults.map { "\($0)='\($1)'" }.joined(separator: " ")
      // The faults are those of the command alone: the shell opens files as well.
      let ending = try command.shell(
        #"exec env \#(variables) "$afterimage" \#(work.words.joined(separator: " "))"#, in: folder)
      return ending.status == 128 + SIGKILL
    }
  }
#endif
