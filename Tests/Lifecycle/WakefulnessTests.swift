import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// When the process runs: until the pictures are taken, and again when it is woken.
struct WakefulnessTests {
  private static let cover = Action.cover(Cover(.color(.system(.black)), id: "shade"))

  private static func timeline(_ steps: [Step], whenResigning actions: Action...) -> Timeline {
    Samples.run(
      [.launch, .showForm] + steps,
      [
        Protection(
          owner: .app, rules: [.init(on: .applicationWillResignActiveNotification, actions)])
      ])
  }

  @Test func `the main queue is drained between resigning and the background`() {
    let timeline = Self.timeline([.home], whenResigning: .async([Self.cover]))
    #expect(timeline.snapshots.map { $0.composition.covers.map(\.id) } == [["shade"], ["shade"]])
  }

  @Test func `what is put off is done within the gap where that is long enough`() throws {
    let later = try #require(Seconds(0.1))
    let timeline = Self.timeline([.home], whenResigning: .after(later, [Self.cover]))
    let snapshot = try #require(timeline.snapshots.first)
    #expect(snapshot.alternatives.contains { $0.gap < later })
    #expect(snapshot.alternatives.contains { $0.gap > later })
    for alternative in snapshot.alternatives {
      let isCovered = alternative.gap >= later
      #expect(alternative.composition.covers.map(\.id) == (isCovered ? ["shade"] : []))
    }
  }

  @Test func `a process that sleeps does nothing until it is woken`() throws {
    let while3 = try #require(Seconds(3))
    let while10 = try #require(Seconds(10))
    let timeline = Self.timeline(
      [.home, .wait(while10), .event(.refresh)],
      whenResigning: Self.cover, .after(while3, [.uncover(id: "shade")]))
    let events = timeline.entries.map(\.event)
    let woken = try #require(events.firstIndex(of: .step(.event(.refresh))))
    let work = try #require(events.firstIndex(of: .laterTurn))
    #expect(work > woken)
    #expect(
      timeline.snapshots.map { $0.composition.covers.map(\.id) } == [["shade"], ["shade"], [], []])
  }
}
