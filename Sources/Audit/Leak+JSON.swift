package import AfterimageGraphics
import AfterimageScreens

extension Leak {
  /// The leak as JSON for programs; times are in seconds, and pixels are those in which the pictures of two secrets differ.
  var json: JSONValue {
    [
      "screen": .string(screen.description),
      "view": .string(view),
      "variation": .string(variation),
      "kind": .string(kindName),
      "pixels": pixelCount.map { .integer($0) } ?? .null,
      "moved": .array(movedViews.map { .string($0) }),
      "gaps": json(times.gaps),
      "delays": json(times.delays),
    ]
  }

  /// The leak with the exposure in which it is.
  var placedJSON: JSONValue {
    let place: JSONValue = [
      "sight": .string(exposureKind.rawValue),
      "moment": .integer(moment),
      "appearance": .string(appearance.rawValue),
      "orientation": .string(orientation.rawValue),
      "scene": scene.map { .integer($0) } ?? .null,
    ]
    return place.adding(json.members)
  }

  /// In how many pixels pictures of two secrets differ; nil where their sizes do, or where that is not the matter.
  private var pixelCount: Int? {
    if case .pixels(.pixels(let difference)) = kind { difference.count } else { nil }
  }

  private var movedViews: [String] {
    if case .shape(let views) = kind { views } else { [] }
  }

  private var kindName: String {
    switch kind {
    case .pixels: "pixels"
    case .shape: "shape"
    case .unknown: "unknown"
    }
  }

  /// The parts of an interval; null where all of it leaks.
  private func json(_ spans: [LeakTimes.Span]?) -> JSONValue {
    guard let spans else { return .null }
    return .array(spans.map { ["from": .number($0.start), "to": .number($0.end)] })
  }
}

extension Findings {
  /// The findings as JSON for programs, as members of an object: the verdict, the counts of what was tried, and every leak.
  package var members: [JSONValue.Member] {
    let tried: JSONValue = [
      "secrets": .integer(trials.count), "ways": .integer(ways),
    ]
    let counts = ExposureKind.allCases.map { kind in
      JSONValue.Member(kind.countKey, .integer(exposures[kind, default: 0]))
    }
    return [
      .init("verdict", .string(verdict.rawValue)),
      .init("tried", tried.adding(counts)),
      .init("deciding", .array(deciding.map { .string($0.rawValue) })),
      .init("leaks", .array(leaks.map(\.placedJSON))),
    ]
  }
}
