import AfterimageFleet
import AfterimageRandom
import Foundation
import TestSupport
import Testing

/// A folder that keeps itself within a limit.
struct CacheLimitTests {
  private let folder: TemporaryFolder
  private static let ledger = "kept/gc/afterimage-size"

  init() throws { folder = try TemporaryFolder() }

  private var keeper: Keeper { Keeper(path: folder.path("kept")) }

  private var kept: [String] {
    folder.files.filter { $0.hasPrefix("kept/") && $0 != Self.ledger }
  }

  private func bytes() throws -> Int {
    try kept.reduce(0) { try $0 + folder.bytes($1).count }
  }

  /// Makes everything that is there old.
  private func age() throws {
    for name in kept {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
        ofItemAtPath: folder.path(name))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever runs keep, the folder is within its limit when they end`(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    for _ in 0..<8 {
      let limit = Int.random(in: 0..<60_000, using: &numbers)
      let size = [10, 1000, 20_000].randomElement(using: &numbers) ?? 0
      let first = Int.random(in: 0..<20, using: &numbers)
      let count = Int.random(in: 1..<20, using: &numbers)
      keeper.keep(first..<first + count, of: size, limit: limit)
      #expect(try bytes() <= limit)
      for number in 0..<40 {
        let found = keeper.found(number)
        #expect(found?.allSatisfy { $0 == number } != false)
      }
    }
  }

  @Test func `what was used last stays`() throws {
    keeper.keep(0..<10)
    try age()
    #expect(keeper.found(3) != nil)
    keeper.keep([10], limit: 5_000)
    #expect(keeper.found(3) == keeper.value(3))
    #expect(keeper.found(10) == keeper.value(10))
    #expect(kept.count == 4)
  }

  @Test func `a long run does not wait for its end to keep the limit`() throws {
    let results = ResultCache(keeper.store(limit: 50_000), readOnly: false)
    for number in 0..<200 {
      results.keep(keeper.value(number), under: keeper.key(number))
      #expect(try bytes() < 60_000)
    }
  }

  @Test func `a run that has left nothing looks at nothing`() throws {
    keeper.keep(0..<10)
    let store = keeper.store(limit: 0)
    let found: [UInt8]? = ResultCache(store, readOnly: true).value(under: keeper.key(1))
    store.finish()
    #expect(found == keeper.value(1))
    #expect(kept.count == 10)
    #expect(!folder.files.contains(Self.ledger))
  }

  @Test func `what runs without a limit leave is counted for those that have one`() throws {
    keeper.keep([0], limit: 20_000)
    let size = try bytes()
    #expect(try folder.text(Self.ledger) == "afterimage size 1\n=\(size)\n")
    keeper.keep(1..<100)
    #expect(
      try folder.text(Self.ledger) == "afterimage size 1\n=\(size)\n+\(try bytes() - size)\n")
    keeper.keep([100], limit: 20_000)
    #expect(try bytes() <= 20_000)
    #expect(keeper.found(100) == keeper.value(100))
  }

  @Test func `a ledger that is wrong, missing or no file costs a count and nothing else`() throws {
    let texts = [
      "", "afterimage size 1", "afterimage size 1\n", "afterimage size 1\n=5", "=0\n=0\n",
      "afterimage size 1\n=-5\n", "afterimage size 1\n=\(Int.max)\n+1\n",
      "afterimage size 1\n=x\n", "afterimage size 1\n+0\n", "afterimage size 2\n=0\n",
      "afterimage size 1\n" + String(repeating: "=0\n", count: 200),
      String(repeating: "9", count: 10_000),
    ]
    for text in texts {
      keeper.keep(0..<20)
      try folder.write(text, to: Self.ledger)
      keeper.keep([20], limit: 10_000)
      #expect(try bytes() <= 10_000, "\(text.prefix(30))")
      #expect(try folder.text(Self.ledger) == "afterimage size 1\n=\(try bytes())\n")
    }
    try FileManager.default.removeItem(atPath: folder.path(Self.ledger))
    try folder.makeFolder(Self.ledger)
    keeper.keep(0..<20, limit: 10_000)
    #expect(try bytes() <= 10_000)
  }

  @Test func `where a content was removed and its action was not, nothing is found`() throws {
    keeper.keep([1], of: 100_000)
    let content = try #require(kept.first { $0.hasPrefix("kept/cas/") })
    try FileManager.default.removeItem(atPath: folder.path(content))
    #expect(keeper.found(1) == nil)
    keeper.keep([1], of: 100_000)
    #expect(keeper.found(1) == keeper.value(1, of: 100_000))
  }

  @Test func `while some collect, others find what was kept or nothing`() throws {
    let keeper = keeper
    DispatchQueue.concurrentPerform(iterations: 4) { turn in
      var numbers = SplitMix(seed: turn)
      for _ in 0..<60 {
        let number = Int.random(in: 0..<30, using: &numbers)
        let size = number.isMultiple(of: 2) ? 1000 : 20_000
        if let found = keeper.found(number) { #expect(found == keeper.value(number, of: size)) }
        keeper.keep([number], of: size, limit: 100_000)
      }
    }
    keeper.keep([30], limit: 100_000)
    #expect(try bytes() <= 100_000)
  }
}

/// Runs that keep values in a folder, one after the other or at the same time.
private struct Keeper: Sendable {
  let path: String

  func store(limit: Int?) -> CacheStore {
    CacheStore(path, header: nil, limit: limit)
  }

  func key(_ number: Int) -> Digest { Digest { $0.add(number) } }

  /// A run that keeps values, each of some bytes.
  func keep(_ numbers: some Sequence<Int>, of size: Int = 1000, limit: Int? = nil) {
    let store = store(limit: limit)
    let results = ResultCache(store, readOnly: false)
    for number in numbers { results.keep(value(number, of: size), under: key(number)) }
    store.finish()
  }

  func value(_ number: Int, of size: Int = 1000) -> [UInt8] {
    Array(repeating: UInt8(truncatingIfNeeded: number), count: size)
  }

  func found(_ number: Int) -> [UInt8]? {
    ResultCache(store(limit: nil), readOnly: true).value(under: key(number))
  }
}
