import AfterimageFleet
import Foundation
import TestSupport
import Testing

/// The records of machines that shared some work, put together again.
struct MergedRecordsTests {
  private let folder: TemporaryFolder
  private let units = (0..<10).map { WorkUnit(name: "unit \($0)", size: $0) }

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<3 { try write(share: index, of: 3) }
  }

  /// Writes the record of a share.
  private func write(
    share index: Int, of count: Int, to name: String? = nil, tool: String = "afterimage 1",
    engine: String = "engine", command: String = "audit", words: [String] = ["App"],
    units: [WorkUnit]? = nil, leavingOut left: Int? = nil
  ) throws {
    let units = units ?? self.units
    let shard = try #require(Shard(index: index, of: count))
    let division = Division(of: units, among: count, by: UnitCosts())
    let head = RecordHead(
      tool: tool, engine: Digest(of: Array(engine.utf8)), command: command, words: words,
      shard: shard, of: units, dividedAs: division)
    let made = division.units(of: shard).filter { $0 != left }.map { place in
      RecordedUnit(
        place: place, name: units[place].name, microseconds: place * 10,
        basis: place == 4 ? nil : Digest { $0.add(place) },
        body: Array("made \(place)".utf8))
    }
    try folder.writeRecord(head, made, to: name ?? Record.fileName(of: shard))
  }

  private var paths: [String] { (1...3).map { folder.path("\($0)-of-3.record") } }

  /// What is wrong with records, without the paths of their folder.
  private func problems(_ paths: [String]? = nil) -> [String] {
    do throws(RecordProblems) {
      _ = try MergedRecords(paths ?? self.paths)
      return []
    } catch {
      return error.all.map { $0.description.replacing(folder.path(""), with: "") }
    }
  }

  @Test func `in whatever order records are named, every unit is there once and in its order`()
    throws
  {
    for paths in [paths, paths.reversed()] {
      let merged = try MergedRecords(paths)
      #expect(merged.count == 10)
      for place in 0..<10 {
        let unit = try merged.unit(place)
        #expect(unit.name == "unit \(place)")
        #expect(unit.body == Array("made \(place)".utf8))
      }
      #expect(try merged.unit(3).basis == Digest { $0.add(3) })
      #expect(try merged.unit(4).basis == nil)
      let machines = Division(of: units, among: 3, by: UnitCosts()).machines
      #expect((0..<10).map(merged.share) == machines.map { "\($0 + 1)/3" })
      #expect(try merged.costs().microseconds["unit 7"] == 70)
    }
  }

  @Test func `shares that are missing are named, with the way to make them`() {
    #expect(
      problems([paths[1]]) == ["of 3 shares 1, 3 are missing; run --shard 1/3 and the others"])
    #expect(problems([]) == ["there is no record; run the command with --shard first"])
  }

  @Test func `a share that is there twice is named`() throws {
    try write(share: 1, of: 3, to: "again")
    #expect(
      problems(paths + [folder.path("again")]) == [
        "share 2 is there twice, in 2-of-3.record and again; name one of them"
      ])
  }

  @Test func `records of another run are named, with what is different in it`() throws {
    try write(share: 1, of: 3, tool: "afterimage 2")
    #expect(
      problems() == [
        "2-of-3.record: is of another run than 1-of-3.record: by afterimage 2, not afterimage 1"
      ])
    try write(share: 1, of: 3, engine: "other")
    #expect(
      problems().first?.hasSuffix(
        "by another build of the program, or with other libraries or fonts") == true)
    try write(share: 1, of: 3, command: "test")
    #expect(problems().first?.hasSuffix("of the command test, not audit") == true)
    try write(share: 1, of: 3, words: ["App", "--attack"])
    #expect(problems().first?.hasSuffix("with 'App --attack', not 'App'") == true)
    try write(share: 1, of: 3, units: Array(units.dropLast()) + [WorkUnit(name: "other", size: 0)])
    #expect(problems().first?.hasSuffix("of other inputs, or shared out by other costs") == true)
    try write(share: 1, of: 4, to: "2-of-3.record")
    #expect(problems().first?.hasSuffix("shared among 4 machines, not 3") == true)
  }

  @Test func `a unit that is in no record is missed`() throws {
    try write(share: 0, of: 3, leavingOut: 3)
    #expect(problems() == ["1 unit is in no record"])
  }

  @Test func `a record that ends at any byte, or has lost or changed one, is refused`() throws {
    let whole = try folder.bytes("2-of-3.record")
    let place = URL(filePath: folder.path("2-of-3.record"))
    for index in whole.indices {
      try Data(whole[..<index]).write(to: place)
      #expect(problems().count == 1, "cut off at \(index)")
      var changed = whole
      changed[index] ^= 0x10
      try Data(changed).write(to: place)
      #expect(!problems().isEmpty, "changed at \(index)")
      changed = whole
      changed.remove(at: index)
      try Data(changed).write(to: place)
      #expect(!problems().isEmpty, "without byte \(index)")
    }
    try Data(whole).write(to: place)
    #expect(problems() == [])
  }

  @Test(arguments: [
    ("shardCount", Int.max), ("shardCount", 0), ("shardCount", -1), ("shard", 0), ("shard", 4),
    ("unitCount", -1), ("unitCount", .max),
  ])
  func `numbers that nobody would write end nothing and fill no memory`(
    key: String, number: Int
  ) throws {
    let whole = try folder.bytes("2-of-3.record")
    var reader = CBORReader(whole)
    guard case .map(let members)? = reader.value() else {
      Issue.record("the head is a map")
      return
    }
    let head = CBOR.map(members.map { $0.key == key ? .init(key, .integer(number)) : $0 })
    var rest = CBORReader(whole, at: reader.position)
    var bytes = head.encoded
    while let value = rest.value(), case .array = value { bytes += value.encoded }
    let end = CBOR.map([
      .init("count", .integer(3)), .init("digest", .bytes(Digest(of: bytes).bytes)),
    ])
    try Data(bytes + end.encoded).write(to: URL(filePath: folder.path("2-of-3.record")))
    #expect(problems() != [])
    #expect(problems([folder.path("2-of-3.record")]) != [])
  }

  @Test func `what is no record is told, and a file that is not there`() throws {
    try folder.write("hello", to: "2-of-3.record")
    #expect(problems() == ["2-of-3.record: is no record of a share"])
    #expect(problems([paths[0], folder.path("none")]) == ["none: cannot be read"])
    #expect(problems([paths[0], folder.path("")]) == [": cannot be read"])
  }
}
