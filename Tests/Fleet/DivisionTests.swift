import AfterimageFleet
import AfterimageRandom
import Testing

/// Work that machines share.
struct DivisionTests {
  private func units(_ count: Int) -> [WorkUnit] {
    (0..<count).map { WorkUnit(name: "unit \($0)", size: 1) }
  }

  @Test func `units that cost the same are dealt out in their order`() {
    let division = Division(of: units(7), among: 3, by: UnitCosts())
    #expect(division.machines == [0, 1, 2, 0, 1, 2, 0])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every unit is done once, and no machine has more than an equal part and a unit`(
    seed: UInt64
  ) throws {
    var numbers = SplitMix(seed: seed)
    let units = units(Int.random(in: 1..<200, using: &numbers))
    let count = Int.random(in: 1..<20, using: &numbers)
    var costs = UnitCosts()
    for unit in units { costs.microseconds[unit.name] = Int.random(in: 1..<9_000, using: &numbers) }
    let division = Division(of: units, among: count, by: costs)
    let shares = try (0..<count).map {
      division.units(of: try #require(Shard(index: $0, of: count)))
    }
    #expect(shares.flatMap(\.self).sorted() == Array(units.indices))
    let loads = shares.map { $0.reduce(0) { $0 + (costs.microseconds[units[$1].name] ?? 0) } }
    let all = loads.reduce(0, +)
    #expect((loads.max() ?? 0) <= all / count + (costs.microseconds.values.max() ?? 0) + 1)
  }

  @Test func `a unit that nobody has measured costs what others of its size do`() {
    var costs = UnitCosts()
    (costs.microseconds["a"], costs.microseconds["b"]) = (100, 200)
    let units = [("a", 10), ("b", 20), ("c", 40)].map { WorkUnit(name: $0, size: $1) }
    // The third costs 400, which is more than both others.
    #expect(Division(of: units, among: 2, by: costs).machines == [1, 1, 0])
  }

  @Test func `sizes and costs that are too large are cut, and nothing overflows`() {
    var costs = UnitCosts()
    costs.microseconds["a"] = .max
    let units = (0..<9).map { WorkUnit(name: $0 == 0 ? "a" : "\($0)", size: $0 == 0 ? 1 : .max) }
    #expect(Division(of: units, among: 3, by: costs).machines == [0, 1, 2, 0, 1, 2, 0, 1, 2])
  }

  @Test func `costs read back as they were written, in order, and nothing else is read`() throws {
    var costs = UnitCosts()
    costs.microseconds = ["b": 2, "a\tc": 10, "line\nbreak": 1]
    #expect(
      String(decoding: costs.bytes, as: UTF8.self) == "afterimage costs 1\n10\ta\tc\n2\tb\n")
    let read = try #require(UnitCosts(costs.bytes))
    #expect(read.microseconds == ["b": 2, "a\tc": 10])
    for text in [
      "", "x", "afterimage costs 2\n", "afterimage costs 1\nno", "afterimage costs 1\n-1\ta",
      "afterimage costs 1\n9223372036854775807\ta",
    ] {
      #expect(UnitCosts(Array(text.utf8)) == nil)
    }
  }

  @Test(arguments: ["0/4", "5/4", "1", "1/0", "-1/4", "1/2/3", "a/b", "", "/", "1/", "slurm"])
  func `a share that is none is refused`(text: String) {
    #expect(Shard(text, in: { _ in nil }) == nil)
  }

  @Test(
    arguments: [
      (["ID": "3", "COUNT": "8", "MIN": "0", "STEP": "1"], "4/8"),
      (["ID": "3", "COUNT": "8", "MIN": "1", "MAX": "8"], "3/8"),
      (["ID": "6", "COUNT": "4", "MIN": "0", "STEP": "2"], "4/4"),
      (["ID": "0", "COUNT": "1"], "1/1"),
      (["ID": "9", "COUNT": "8", "MIN": "1"], nil), (["ID": "3"], nil), ([:], nil),
      (["ID": "3", "COUNT": "2", "MIN": "1", "STEP": "3"], nil),
      (["ID": "1", "COUNT": "2", "STEP": "0"], nil),
    ] as [([String: String], String?)])
  func `the task of an array is a share`(variables: [String: String], share: String?) {
    let shard = Shard("slurm") { name in
      variables[String(name.dropFirst("SLURM_ARRAY_TASK_".count))]
    }
    #expect(shard?.description == share)
  }
}
