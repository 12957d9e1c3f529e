package import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Explanation {
  /// The explanation as JSON for programs; times are in seconds.
  package var json: JSONValue {
    [
      "scenario": .string(name.description),
      "device": .string(timeline.traits.device.id),
      "system": .string(timeline.traits.system.id),
      "sceneBased": .bool(timeline.isSceneBased),
      "safe": .bool(isSafe && findings.absence != .neverLeft),
      "verdict": .string(findings.verdict.rawValue),
      "deciding": .array(findings.deciding.map { .string($0.rawValue) }),
      "absence": findings.absence.map { .string($0.rawValue) } ?? .null,
      "warnings": .array(findings.idleActions.map { .string("\($0)") }),
      "unknown": .array(findings.unknowns.map { .string($0) }),
      "unknownCovers": .array(findings.unknownCovers.map { .string($0) }),
      "unknownOccasions": .array(findings.unknownOccasions.map { .string($0) }),
      "rules": .array(rulePlaces.map { .string($0) }),
      "exposures": .array(exposures.map(\.json)),
      "amendment": amendment?.json ?? .null,
      "facts": .array(facts.map(\.json)),
      "settings": .array(
        settings.map { ["name": .string($0.rawValue), "note": .string($0.note)] }),
    ]
  }
}

extension Exposure {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue),
      "moment": .integer(snapshot.moment),
      "time": .number(snapshot.time.value),
      "appearance": .string(snapshot.userInterfaceStyle.rawValue),
      "orientation": .string(snapshot.traits.orientation.rawValue),
      "scene": snapshot.scene.map { .integer($0) } ?? .null,
      "safe": .bool(verdict.isSafe),
      "verdict": .string(verdict.rawValue),
      "leaks": .array(leaks.map(\.json)),
      "reasons": .array(reasons.map { .string($0.description) }),
      "facts": .array(facts.map { .string($0.name) }),
    ]
  }
}

extension Amendment {
  fileprivate var json: JSONValue {
    [
      "changes": .array(changes.map { .string($0.description) }), "size": .integer(size),
      "played": true,
    ]
  }
}

extension Fact {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "certainty": .string(certainty.rawValue),
      "sentence": .string(sentence), "source": .string(source),
    ]
  }
}
