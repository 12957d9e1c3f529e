import AfterimageFleet
import Foundation
import TestSupport
import Testing

/// What comes from other machines, damaged by accident or on purpose: it is what was written, or nothing.
struct HostileBytesTests {
  private static let seeds = 0..<Damage.seedCount(orElse: 12)

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The record of one share of some work, with units of any bytes.
  private func record(_ damage: inout Damage) throws -> [UInt8] {
    let units = (0..<damage.number(in: 1..<6)).map {
      WorkUnit(name: "unit \($0)", size: $0)
    }
    let shard = Shard.whole
    let head = RecordHead(
      tool: "afterimage 1", engine: Digest(of: []), command: "audit", words: ["App"], shard: shard,
      of: units, dividedAs: Division(of: units, among: 1, by: UnitCosts()))
    let made = units.indices.map { place in
      RecordedUnit(
        place: place, name: units[place].name, microseconds: damage.number(in: 0..<9_000),
        basis: damage.number(in: 0..<2) == 0 ? nil : Digest { $0.add(place) },
        body: damage.bytes(damage.number(in: 0..<200)))
    }
    try folder.writeRecord(head, made, to: "whole.record")
    return try folder.bytes("whole.record")
  }

  private func merge(_ bytes: [UInt8]) throws -> MergedRecords {
    let path = try folder.write(bytes, to: "a.record")
    return try MergedRecords([path])
  }

  @Test(arguments: seeds)
  func `a record is taken where its bytes are those that were written, and nowhere else`(
    seed: UInt64
  ) throws {
    var damage = Damage(seed: seed)
    let (whole, other) = (try record(&damage), try record(&damage))
    #expect(throws: Never.self) { try merge(whole) }
    for turn in 0..<150 {
      let damaged = damage.damaged(whole, with: other)
      guard damaged != whole, damaged != other else { continue }
      #expect(throws: RecordProblems.self, "turn \(turn)") { try merge(damaged) }
    }
  }

  @Test(arguments: seeds)
  func `a record that somebody has made up ends nothing, whatever it says`(seed: UInt64) throws {
    var damage = Damage(seed: seed)
    let (whole, other) = (try record(&damage), try record(&damage))
    for _ in 0..<150 {
      guard let merged = try? merge(sealed(damage.damaged(whole, with: other))) else { continue }
      for index in 0..<merged.count { _ = try? merged.unit(index) }
      guard let costs = try? merged.costs() else { continue }
      #expect(UnitCosts(costs.bytes) != nil)
    }
  }

  /// The values that can be read, with an end that has the right digest and count.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var reader = CBORReader(bytes)
    var (sealed, count) = ([UInt8](), 0)
    while let value = reader.value() {
      if case .array = value { count += 1 } else if !sealed.isEmpty { break }
      sealed += value.encoded
    }
    let end = CBOR.map([
      .init("count", .integer(count)), .init("digest", .bytes(Digest(of: sealed).bytes)),
    ])
    return sealed + end.encoded
  }

  @Test(arguments: seeds)
  func `bytes are a value that reads back as itself, or none`(seed: UInt64) throws {
    var damage = Damage(seed: seed)
    let (whole, other) = (try record(&damage), try record(&damage))
    for turn in 0..<300 {
      var reader = CBORReader(turn < 200 ? damage.damaged(whole, with: other) : damage.bytes(40))
      while let value = reader.value() {
        _ = try? value.decode(as: RecordHead.self)
        var again = CBORReader(value.encoded)
        #expect(again.value()?.encoded == value.encoded)
        #expect(again.isAtEnd)
      }
    }
  }

  @Test(arguments: seeds)
  func `a result of an action is one that reads back as itself, or none`(seed: UInt64) {
    var damage = Damage(seed: seed)
    let digest = Digest { $0.add("content") }
    let results = [ActionResult.bytes(damage.bytes(50)), .file(digest, size: 1 << 40)]
    for turn in 0..<600 {
      let damaged = damage.damaged(results[turn % 2].encoded, with: results[1 - turn % 2].encoded)
      guard let result = ActionResult(damaged) else { continue }
      #expect(ActionResult(result.encoded) == result)
    }
  }

  @Test(arguments: seeds)
  func `costs read back as they were read, or are refused`(seed: UInt64) {
    var damage = Damage(seed: seed)
    var costs = UnitCosts()
    for place in 0..<6 { costs.microseconds["App/\(place)\t\u{E9}"] = damage.number(in: 0..<9_999) }
    for _ in 0..<400 {
      guard let read = UnitCosts(damage.damaged(costs.bytes, with: Array("\n-1\t+7\tx".utf8)))
      else {
        continue
      }
      #expect(UnitCosts(read.bytes) == read)
    }
  }

  @Test(arguments: seeds)
  func `a value that was kept is found as it was, or not at all`(seed: UInt64) throws {
    var damage = Damage(seed: seed)
    let results = ResultCache(CacheStore(folder.path("kept"), header: nil), readOnly: false)
    let keys = [Digest { $0.add(0) }, Digest { $0.add(1) }]
    let values = [damage.bytes(60), damage.bytes(20_000)]
    for (key, value) in zip(keys, values) { results.keep(value, under: key) }
    let names = folder.files
    let contents = try folder.contents()
    for _ in 0..<150 {
      let name = names[damage.number(in: 0..<names.count)]
      let other = names[damage.number(in: 0..<names.count)]
      try folder.write(damage.damaged(contents[name] ?? [], with: contents[other] ?? []), to: name)
      for (key, value) in zip(keys, values) {
        let found: [UInt8]? = results.value(under: key)
        #expect(found == nil || found == value)
      }
      try folder.write(contents[name] ?? [], to: name)
    }
  }

  @Test func `what follows the end of a record, or stands in it besides, damages it`() throws {
    var damage = Damage(seed: 1)
    let whole = try record(&damage)
    #expect(throws: RecordProblems.self) { try merge(whole + [0]) }
    #expect(throws: RecordProblems.self) { try merge(whole + whole) }
    // The digest's length in three bytes, and in two as it is written.
    let place = whole.count - 34
    #expect(Array(whole[place..<place + 2]) == [0x58, 32])
    let longer = Array(whole[..<place]) + [0x59, 0, 32] + whole[(place + 2)...]
    #expect(throws: RecordProblems.self) { try merge(longer) }
  }

  @Test(arguments: [[0xFF], [0x5B, 0, 0, 0, 0x0F, 0, 0, 0, 0], [0x9B, 0, 0, 0, 0x0F, 0, 0, 0, 0]])
  func `a record of many gigabytes that begins to make no sense is read no further`(
    bytes: [UInt8]
  ) throws {
    var damage = Damage(seed: 2)
    let whole = try record(&damage)
    var reader = CBORReader(whole)
    _ = reader.value()
    let path = try folder.write(Array(whole[..<reader.position]) + bytes, to: "large.record")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 1 << 37)
    try file.close()
    #expect(throws: RecordProblems.self) { try MergedRecords([path]) }
  }

  @Test func `a unit that is larger than what is read at once is whole`() throws {
    let units = [WorkUnit(name: "a", size: 1), WorkUnit(name: "b", size: 1)]
    let head = RecordHead(
      tool: "afterimage 1", engine: Digest(of: []), command: "audit", words: [], shard: .whole,
      of: units, dividedAs: Division(of: units, among: 1, by: UnitCosts()))
    let bodies = [Array(repeating: UInt8(1), count: 3_000_000), [2]]
    let made = bodies.enumerated().map {
      RecordedUnit(place: $0, name: units[$0].name, microseconds: 1, basis: nil, body: $1)
    }
    let merged = try MergedRecords([folder.writeRecord(head, made, to: "a.record")])
    #expect(try merged.unit(0).body == bodies[0])
    #expect(try merged.unit(1).body == bodies[1])
  }

  @Test func `costs that nobody measured are cut, and the file can be read again`() {
    var costs = UnitCosts()
    (costs.microseconds["a"], costs.microseconds["b"], costs.microseconds[""]) = (-5, .max, 1)
    #expect(UnitCosts(costs.bytes)?.microseconds == ["a": 0, "b": 1 << 40])
  }

  @Test func `more values than anything has are refused`() {
    var reader = CBORReader([0x9A, 0x00, 0x50, 0, 0] + Array(repeating: 0xF6, count: 0x50_0000))
    #expect(reader.value() == nil)
  }

  @Test(arguments: [.nan, .infinity, -1e16, 1e15, -0.5, 0])
  func `a product whose numbers nobody measures is none`(number: Double) throws {
    let bytes = try CBOR(encoding: [[number]]).encoded
    #expect(
      CBOR.product([[Double]].self, in: bytes) == (number.magnitude <= 1e15 ? [[number]] : nil))
    #expect(CBOR.product([[Double]].self, in: bytes + [0]) == nil)
  }

  @Test func `a product whose counts nobody counts is none`() throws {
    for (count, isSound) in [(Int.max, false), (.min, false), (1 << 31, true), (-1 << 31, true)] {
      let bytes = try CBOR(encoding: ["a": count]).encoded
      #expect(CBOR.product([String: Int].self, in: bytes) == (isSound ? ["a": count] : nil))
    }
  }
}
