import AfterimageLifecycle
import AfterimageMasking

/// The times, of those that the settings leave open, at which a picture leaks.
public struct LeakTimes: Codable, Hashable, Sendable {
  /// Seconds from the app's becoming inactive to its entering the background; nil where each of them leaks.
  public let gaps: [Span]?
  /// Seconds from the return of the background's handlers to the picture; nil where each of them leaks.
  public let delays: [Span]?

  /// A part of an interval, in seconds; its end is exclusive where something changes there.
  public struct Span: Codable, Hashable, Sendable {
    /// The first moment that leaks, in seconds.
    public let start: Double
    /// The moment at which the leak ends, in seconds.
    public let end: Double
  }

  /// The times of a picture that always leaks.
  static let always = LeakTimes(gaps: nil, delays: nil)
}

extension LeakTimes {
  /// Joins the times that were tried into spans.
  ///
  /// The spans are exact: the times that were tried are the moments of change and, by turns, one that stands for all the time
  /// between two of them.
  init(_ tried: [(alternative: Snapshot.Alternative, leaks: Bool)]) {
    guard let taken = tried.first(where: { $0.alternative.isTaken }) else {
      self = .always
      return
    }
    let delays = tried.filter { $0.alternative.gap == taken.alternative.gap }
      .map { (time: $0.alternative.delay, leaks: $0.leaks) }
    let gaps = Set(tried.map(\.alternative.gap)).sorted().map { gap in
      (time: gap, leaks: tried.contains { $0.alternative.gap == gap && $0.leaks })
    }
    self.init(gaps: Self.spans(gaps), delays: Self.spans(delays))
  }

  /// The runs of moments that leak; nil where all do, and where none does, as then other times decide.
  private static func spans(_ moments: [(time: Seconds, leaks: Bool)]) -> [Span]? {
    guard !moments.allSatisfy(\.leaks), moments.contains(where: \.leaks) else { return nil }
    var spans: [Span] = []
    var start: Seconds?
    for (index, (time, leaks)) in moments.enumerated() {
      if leaks {
        let standsForTimeBetween = !index.isMultiple(of: 2)
        start = start ?? (standsForTimeBetween ? moments[index - 1].time : time)
      } else if let first = start {
        spans.append(Span(start: first.value, end: time.value))
        start = nil
      }
    }
    if let start, let last = moments.last {
      spans.append(Span(start: start.value, end: last.time.value))
    }
    return spans
  }
}

extension LeakTimes: CustomStringConvertible {
  /// The times as the end of a sentence about a leak; empty where each of them leaks.
  public var description: String {
    [
      gaps.map { "when the app enters the background \(words($0, "becoming inactive"))" },
      delays.map { "when the picture is taken \(words($0, "the background's handler"))" },
    ].compactMap(\.self).joined(separator: " and ")
  }

  private func words(_ spans: [Span], _ start: String) -> String {
    spans.map { span in
      span.start == 0
        ? "within \(seconds(span.end)) of \(start)"
        : "\(seconds(span.start)) to \(seconds(span.end)) after \(start)"
    }.joined(separator: " or ")
  }

  private func seconds(_ value: Double) -> String {
    (Seconds(value)?.description ?? "\(value)") + " s"
  }
}
