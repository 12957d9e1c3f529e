import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageServer

/// Where stories are judged, beside the pages that go on meanwhile: what a page waits for comes first, the latest of it before all.
///
/// To read a secret as an adversary takes a hundred times as long as a verdict, so that has a thread of its own.
final class VerdictDesk: @unchecked Sendable {
  private let lock = Lock()
  private let publish: @Sendable (ServerEvent) -> Void
  private var wanted: [Job] = []
  private var later: [Job] = []
  private var attacks: [Job] = []
  private var known: [Key: Judgement] = [:]
  private var order: [Key] = []
  private var isOver = false

  /// A story as it was in one revision of its input.
  fileprivate struct Key: Hashable {
    let query: StudioQuery
    let revision: Int

    /// The name that pages know the story by.
    var name: String { "\(query.words)#\(revision)" }
  }

  fileprivate struct Job {
    let key: Key
    let story: StudioStory
  }

  /// The most judgements that are kept.
  private static let mostKept = 4096
  /// The most stories that pages wait for: every strategy beside each other, and some more.
  private static let mostWanted = 32

  /// Opens a desk.
  ///
  /// - Parameters:
  ///   - pipeline: lends the desk's threads their tools.
  ///   - publish: tells all pages of a verdict.
  init(with pipeline: Pipeline, publish: @escaping @Sendable (ServerEvent) -> Void) {
    self.publish = publish
    let pool = pipeline.pool
    _ = Thread { [self] in
      pool.lend { own in while let job = nextStory() { judge(job, own) } }
    }
    _ = Thread { [self] in
      pool.lend { own in while let job = nextAttack() { attack(job, own) } }
    }
  }

  /// Ends the desk; nobody waits for the stories that it is at, as one may take minutes.
  func close() {
    lock.withLock {
      isOver = true
      lock.wakeAll()
    }
  }

  /// The judgement of a story for a page; where there is none yet, it is next.
  func answer(to query: StudioQuery, of story: StudioStory, _ revision: Int) -> JSONValue {
    let job = Job(key: Key(query: query, revision: revision), story: story)
    return lock.withLock {
      defer { lock.wakeAll() }
      guard let judgement = known[job.key] else {
        wanted.putLast(job, keeping: Self.mostWanted)
        return ["pending": true, "key": .string(job.key.name)]
      }
      if judgement.canBeAttacked { attacks.putLast(job, keeping: 1) }
      return judgement.json(named: job.key.name)
    }
  }

  /// The verdict on a story; nil where it is not known yet, or has no secret.
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
  private func nextStory() -> Job? {
    next { wanted.popLast() ?? (later.isEmpty ? nil : later.removeFirst()) }
  }

  /// Takes the next story whose secrets are read; nil at the end.
  private func nextAttack() -> Job? { next { attacks.popLast() } }

  private func next(_ take: () -> Job?) -> Job? {
    lock.withLock {
      while !isOver {
        if let job = take() { return job }
        lock.wait()
      }
      return nil
    }
  }

  private func judge(_ job: Job, _ pipeline: Pipeline) {
    let isKnown = lock.withLock { known[job.key] != nil }
    guard !isKnown else { return }
    let judgement = Judgement(of: job.story, job.key.query, by: pipeline)
    keep(judgement, of: job.key)
    guard job.key.query == StudioQuery(input: job.key.query.input, strategy: judgement.own) else {
      return
    }
    publish(
      .verdict([
        "input": .string(job.key.query.input),
        "verdict": .string(judgement.verdict?.rawValue ?? "none"),
      ]))
  }

  private func attack(_ job: Job, _ pipeline: Pipeline) {
    guard var judgement = lock.withLock({ known[job.key] }), judgement.canBeAttacked else { return }
    judgement.attack(job.story, by: pipeline)
    keep(judgement, of: job.key)
  }

  private func keep(_ judgement: Judgement, of key: Key) {
    lock.withLock {
      if known.updateValue(judgement, forKey: key) == nil { order.append(key) }
      if order.count > Self.mostKept { known[order.removeFirst()] = nil }
    }
    publish(.verdict(["key": .string(key.name)]))
  }
}

extension [VerdictDesk.Job] {
  /// Puts a job at the end, once; a page that drags a slider waits for the last few values alone.
  fileprivate mutating func putLast(_ job: Element, keeping most: Int) {
    removeAll { $0.key == job.key }
    append(job)
    removeFirst(Swift.max(0, count - most))
  }
}

extension ServerEvent {
  fileprivate static func verdict(_ data: JSONValue) -> ServerEvent {
    ServerEvent("verdict", data: data.text(.compact))
  }
}
