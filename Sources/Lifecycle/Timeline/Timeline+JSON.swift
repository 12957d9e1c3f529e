package import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Timeline {
  /// The timeline as JSON for programs; times are in seconds.
  ///
  /// - Parameter showSecrets: true spells out what is typed into sensitive views.
  package func json(showSecrets: Bool = false) -> JSONValue {
    let words = TimelineWords(timeline: self, showSecrets: showSecrets)
    return [
      "scenario": .string(scenario.description),
      "device": .string(traits.device.id),
      "system": .string(traits.system.id),
      "sceneBased": .bool(isSceneBased),
      "orientation": .string(traits.orientation.rawValue),
      "appearance": .string(traits.userInterfaceStyle.rawValue),
      "terminated": .bool(isTerminated),
      "entries": .array(entries.map { words.json(of: $0) }),
      "snapshots": .array(snapshots.map { words.json(of: $0) }),
      "cards": .array(cards.map { words.json(of: $0) }),
      "externalDisplays": .array(externalDisplays.map { words.json(of: $0) }),
      "picturesInPicture": .array(picturesInPicture.map { words.json(of: $0) }),
      "displays": .array(
        displays.map { display in
          words.json(of: display.snapshot).adding([
            JSONValue.Member("entries", .integer(display.entries))
          ])
        }),
    ]
  }
}

extension TimelineWords {
  fileprivate func json(of entry: TimelineEntry) -> JSONValue {
    .object(
      [JSONValue.Member("time", .number(entry.time.value))] + members(of: entry.event)
        + (entry.reactions.isEmpty
          ? [] : [JSONValue.Member("reactions", .array(entry.reactions.map { json(of: $0) }))]))
  }

  private func members(of event: TimelineEntry.Event) -> [JSONValue.Member] {
    switch event {
    case .step(let step): [.init("step", .string(words(for: step)))]
    case .refused(let step, let refusal):
      [.init("refused", .string(words(for: step))), .init("reason", .string(refusal.rawValue))]
    case .callback(let callback, let screen, let scene):
      [.init("callback", .string(callback.rawValue))]
        + (screen.map { [.init("screen", .string($0))] } ?? [])
        + (scene.map { [.init("scene", .integer($0))] } ?? [])
    case .coverRemoved(let id): [.init("coverRemoved", .string(id))]
    case .snapshot(let index): [.init("snapshot", .integer(index))]
    case .card(let index): [.init("card", .integer(index))]
    case .externalDisplay(let index): [.init("externalDisplay", .integer(index))]
    case .pictureInPicture(let index): [.init("pictureInPicture", .integer(index))]
    case .idle(let action): [.init("warning", .string("\(action)"))]
    case .laterTurn, .exitNotHonoured, .windowSecured, .snapshotsUnused, .coversStuck,
      .stateRestored, .suspended, .terminated:
      [.init("event", .string(words(for: event)))]
    }
  }

  private func json(of reaction: TimelineEntry.Reaction) -> JSONValue {
    [
      "owner": .string(reaction.owner.description),
      "changes": .array(reaction.changes.map { .string(words(for: $0)) }),
    ]
  }

  fileprivate func json(of snapshot: Snapshot) -> JSONValue {
    [
      "moment": .integer(snapshot.moment),
      "time": .number(snapshot.time.value),
      "appearance": .string(snapshot.userInterfaceStyle.rawValue),
      "orientation": .string(snapshot.traits.orientation.rawValue),
      "scene": snapshot.scene.map { .integer($0) } ?? .null,
      "layers": layers(of: snapshot.composition),
      "alternatives": .array(snapshot.alternatives.map { json(of: $0) }),
    ]
  }

  private func json(of alternative: Snapshot.Alternative) -> JSONValue {
    [
      "gap": .number(alternative.gap.value),
      "delay": .number(alternative.delay.value),
      "taken": .bool(alternative.isTaken),
      "layers": layers(of: alternative.composition),
    ]
  }

  private func layers(of composition: Composition) -> JSONValue {
    .array(composition.layers.map { .string(words(for: $0)) })
  }
}
