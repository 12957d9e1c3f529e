import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import Testing

/// Work that is shared out comes back as if one thread had done it.
struct CrewTests {
  private static func snapshots() throws -> [Snapshot] {
    let screen = try Screen.shipped("card-form")
    return try Strategy.all.flatMap {
      Simulation.run(try Scenario.story(of: screen, under: $0.name)).snapshots
    }
  }

  private static func files(jobs: Int) throws -> [[UInt8]] {
    var files: [[UInt8]] = []
    try Crew(jobs: jobs).files(of: snapshots(), with: Pipeline()) { index, file in
      #expect(index == files.count)
      files.append(try file.get())
    }
    return files
  }

  @Test func `files are those of the pictures, one by one`() throws {
    let alone = try Self.snapshots().map { PNG.encode(try Pipeline().picture(of: $0)) }
    #expect(alone.count >= 20)
    #expect(try Self.files(jobs: 1) == alone)
  }

  @Test(arguments: [2, 7])
  func `files are the same bytes in the same order for any number of jobs`(jobs: Int) throws {
    #expect(try Self.files(jobs: jobs) == Self.files(jobs: 1))
  }

  @Test(arguments: [1, 2, 7, 64], [1, 4])
  func `results are delivered in order, each once`(jobs: Int, lead: Int) {
    var results: [Int] = []
    Crew(jobs: jobs).work(on: 100, lead: lead, with: (), pool: ToolPool { () }) { index, _ in
      index * index
    } deliver: { index, result in
      #expect(index == results.count)
      results.append(result)
    }
    #expect(results == (0..<100).map { $0 * $0 })
  }

  @Test func `no thread runs further ahead of the delivered results than the lead`() {
    let delivered = Count()
    Crew(jobs: 3).work(on: 50, lead: 1, with: (), pool: ToolPool { () }) { index, _ in
      index - delivered.value
    } deliver: { _, lead in
      // One of them is being handed over.
      #expect(lead <= 3)
      Thread.sleep(forTimeInterval: 0.001)
      delivered.increase()
    }
  }

  @Test(arguments: [1, 3])
  func `without pieces of work nothing is done`(jobs: Int) {
    Crew(jobs: jobs).work(on: 0, with: (), pool: ToolPool { () }) { index, _ in
      index
    } deliver: { _, _ in
      Issue.record("there is no piece")
    }
  }

  @Test(arguments: [1, 4])
  func `an error while results are delivered ends the work`(jobs: Int) throws {
    struct Full: Error {}
    var delivered = 0
    #expect(throws: Full.self) {
      try Crew(jobs: jobs).work(on: 1000, with: (), pool: ToolPool { () }) { index, _ in
        index
      } deliver: { index, _ in
        delivered += 1
        if index == 5 { throw Full() }
      }
    }
    #expect(delivered == 6)
  }

  @Test func `threads without a tool leave the work to the others`() {
    var count = 0
    Crew(jobs: 4).work(on: 10, with: 1, pool: ToolPool { nil }) { index, _ in
      index
    } deliver: { _, _ in
      count += 1
    }
    #expect(count == 10)
  }

  @Test func `the tools of one piece of work do the next`() {
    let made = Count()
    let pool = ToolPool {
      made.increase()
      return 1
    }
    for _ in 0..<20 {
      Crew(jobs: 3).work(on: 10, with: 1, pool: pool) { index, _ in
        index
      } deliver: { _, _ in
      }
    }
    #expect(made.value <= 2)
  }
}

/// A number that several threads increase.
private final class Count: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var value: Int { lock.withLock { number } }

  func increase() { lock.withLock { number += 1 } }
}
