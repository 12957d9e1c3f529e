import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageServer

/// The story of an input, for a scrubber.
extension StudioSite {
  /// The events, the covers and the moments of the story, at their times in its film.
  func timeline(of story: StudioStory, _ film: Film) throws(StudioFailure) -> Response {
    let timeline = Simulation.run(story.scenario)
    do throws(PipelineError) { try timeline.checkLength() } catch { throw .undrawable(error) }
    let times = timeline.entries.enumerated().map { film.moment(of: $1, at: $0).value }
    let entries: [JSONValue] = zip(timeline.entries, times).map { entry, time in
      [
        "time": .number(time), "kind": .string(entry.event.kind),
        "words": .string(timeline.words(for: entry.event)),
        "changes": .array(
          entry.reactions.flatMap(\.changes).map { .string(timeline.words(for: $0)) }),
      ]
    }
    return .json([
      "duration": .number(film.duration.value), "entries": .array(entries),
      "covers": covers(of: timeline, times, until: film.duration.value),
      "moments": moments(of: timeline, times, film),
    ])
  }

  /// When each cover was up; one that nothing takes down stays up to the end.
  private func covers(
    of timeline: Timeline, _ times: [Double], until end: Double
  ) -> JSONValue {
    var spans: [(id: String, from: Double, to: Double?)] = []
    for (entry, time) in zip(timeline.entries, times) {
      for case .coverUp(let id, _, _) in entry.reactions.flatMap(\.changes) {
        spans.append((id, time, nil))
      }
      if case .coverRemoved(let id) = entry.event,
        let open = spans.lastIndex(where: { $0.id == id && $0.to == nil })
      {
        spans[open].to = time
      }
    }
    return .array(
      spans.map { ["id": .string($0.id), "from": .number($0.from), "to": .number($0.to ?? end)] })
  }

  /// The pictures, the cards and the displays, in the order of the film strip.
  private func moments(of timeline: Timeline, _ times: [Double], _ film: Film) -> JSONValue {
    let strip = FilmStrip(of: timeline)
    return .array(
      strip.frames.enumerated().map { index, frame in
        [
          "index": .integer(index), "kind": .string(frame.exposureKind?.rawValue ?? "inUse"),
          "time": .number(time(of: frame, in: timeline, times)),
          "caption": .string(frame.caption),
        ]
      })
  }

  /// The moment in the film of a frame of the strip: that of the entry that it belongs to.
  private func time(
    of frame: FilmStrip.Frame, in timeline: Timeline, _ times: [Double]
  ) -> Double {
    let display = timeline.displays.first { $0.snapshot == frame.snapshot }
    let place = timeline.entries.firstIndex { entry in
      timeline.exposed(by: entry.event).map { $0 == frame.exposureKind && $1 == frame.snapshot }
        ?? false
    }
    let entry = place ?? display.map { max(0, $0.entries - 1) } ?? 0
    return times.indices.contains(entry) ? times[entry] : frame.snapshot.time.value
  }
}

extension TimelineEntry.Event {
  /// The lane of the event, in a word.
  fileprivate var kind: String {
    switch self {
    case .step, .refused: "step"
    case .callback: "callback"
    case .laterTurn: "turn"
    case .coverRemoved: "cover"
    case .snapshot: "picture"
    case .card: "card"
    case .externalDisplay, .pictureInPicture: "display"
    case .exitNotHonoured, .windowSecured, .snapshotsUnused, .coversStuck, .idle, .stateRestored,
      .suspended, .terminated:
      "system"
    }
  }
}
