import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageServer

/// Where stories are judged, beside the pages that go on meanwhile: what a page waits for comes first, the latest of it before all.
final class VerdictDesk: @unchecked Sendable {
  private let lock = Lock()
  private let publish: @Sendable (ServerEvent) -> Void
  private var wanted: [Job] = []
  private var later: [Job] = []
  private var known: [Key: Judgement] = [:]
  private var order: [Key] = []
  private var isOver = false
  private var thread: Thread?

  /// A story as it was in one revision of its input.
  private struct Key: Hashable {
    let query: StudioQuery
    let revision: Int

    /// The name that pages know the story by.
    var name: String { "\(query.words)#\(revision)" }
  }

  private struct Job {
    let key: Key
    let story: StudioStory
  }

  /// The most judgements that are kept.
  private static let mostKept = 4096

  /// Opens a desk.
  ///
  /// - Parameters:
  ///   - pipeline: lends the desk's thread its tools.
  ///   - publish: tells all pages of a verdict.
  init(with pipeline: Pipeline, publish: @escaping @Sendable (ServerEvent) -> Void) {
    self.publish = publish
    let pool = pipeline.pool
    thread = Thread { [self] in
      pool.lend { own in
        while let job = next() { judge(job, own) }
      }
    }
  }

  /// Ends the desk after the story that it is at.
  func close() {
    lock.withLock {
      isOver = true
      lock.wakeAll()
    }
    thread?.join()
  }

  /// The judgement of a story for a page; where there is none yet, it is next.
  func answer(to query: StudioQuery, of story: StudioStory, _ revision: Int) -> JSONValue {
    let key = Key(query: query, revision: revision)
    return lock.withLock {
      if let judgement = known[key] { return judgement.json(named: key.name) }
      wanted.removeAll { $0.key == key }
      wanted.append(Job(key: key, story: story))
      // A page that drags a slider waits for the last few values alone.
      wanted.removeFirst(max(0, wanted.count - Self.mostWanted))
      lock.wakeAll()
      return ["pending": true, "key": .string(key.name)]
    }
  }

  /// The most stories that pages wait for: every strategy beside each other, and some more.
  private static let mostWanted = 32

  /// The verdict on a story; nil where it is not known yet.
  func verdict(of query: StudioQuery, _ revision: Int) -> Verdict? {
    lock.withLock { known[Key(query: query, revision: revision)]?.verdict }
  }

  /// Judges a story when no page waits for another one.
  func judgeLater(_ query: StudioQuery, _ story: StudioStory, _ revision: Int) {
    let key = Key(query: query, revision: revision)
    lock.withLock {
      later.removeAll { $0.key.query == query }
      guard known[key] == nil else { return }
      later.append(Job(key: key, story: story))
      lock.wakeAll()
    }
  }

  /// Takes the next story; nil at the end.
  private func next() -> Job? {
    lock.withLock {
      while !isOver {
        if let job = wanted.popLast() { return job }
        if !later.isEmpty { return later.removeFirst() }
        lock.wait()
      }
      return nil
    }
  }

  private func judge(_ job: Job, _ pipeline: Pipeline) {
    var judgement = Judgement(of: job.story, job.key.query, by: pipeline)
    keep(judgement, of: job.key)
    guard judgement.attack(job.story, by: pipeline) else { return }
    keep(judgement, of: job.key)
  }

  private func keep(_ judgement: Judgement, of key: Key) {
    lock.withLock {
      if known.updateValue(judgement, forKey: key) == nil { order.append(key) }
      if order.count > Self.mostKept { known[order.removeFirst()] = nil }
    }
    publish(.verdict(["key": .string(key.name)]))
    guard key.query == StudioQuery(input: key.query.input, strategy: judgement.own) else { return }
    publish(
      .verdict([
        "input": .string(key.query.input),
        "verdict": .string(judgement.verdict?.rawValue ?? "none"),
      ]))
  }
}

extension ServerEvent {
  fileprivate static func verdict(_ data: JSONValue) -> ServerEvent {
    ServerEvent("verdict", data: data.text(.compact))
  }
}
