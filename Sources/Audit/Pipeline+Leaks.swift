package import Afterimage
import AfterimageGraphics
import AfterimageLayout
package import AfterimageLifecycle
import AfterimageScreens

extension Pipeline {
  /// Tells every secret of a story in another way, one at a time, and names each picture in which that shows.
  ///
  /// Pictures are compared exactly, at one pixel a point. No picture, no leak.
  /// - Parameters:
  ///   - sight: whether the pictures are meant that the system keeps, or the cards of the switcher.
  ///   - crew: shares the other ways; the leaks are the same for any number of jobs.
  package func leaks(
    of scenario: Scenario, variations: [SecretVariation] = SecretVariation.all,
    in sight: Sight = .picture, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> [Leak] {
    let trials = scenario.secrets.flatMap { secret in
      variations.compactMap { Trial(of: secret, told: $0) }
    }
    return try leaks(of: scenario, trials, in: sight, by: crew)
  }

  /// True where what has leaked in another form of the story leaks in this one: the first of its leaks is tried again.
  func repeats(
    _ leaks: [Leak], in scenario: Scenario, _ sight: Sight
  ) throws(PipelineError) -> Bool {
    guard let leak = leaks.first else { return false }
    let trials = scenario.secrets
      .filter { $0.screen == leak.screen && $0.name == leak.view }
      .flatMap { secret in
        SecretVariation.all.filter { $0.name == leak.variation }
          .compactMap { Trial(of: secret, told: $0) }
      }
    return try !self.leaks(of: scenario, trials, in: sight, by: Crew(jobs: 1)).isEmpty
  }

  private func leaks(
    of scenario: Scenario, _ trials: [Trial], in sight: Sight, by crew: Crew
  ) throws(PipelineError) -> [Leak] {
    let truth = try evidence(of: scenario, sight)
    var leaks: [Leak] = []
    try crew.work(on: trials.count, with: self, twins: twins) { index, pipeline in
      Result { () throws(PipelineError) in
        let other = scenario.varying(trials[index].secret, to: trials[index].view)
        return try pipeline.leaks(in: trials[index], truth, pipeline.evidence(of: other, sight))
      }
    } deliver: { (_, found) throws(PipelineError) in
      leaks += try found.get()
    }
    return leaks
  }

  private func evidence(
    of scenario: Scenario, _ sight: Sight
  ) throws(PipelineError) -> [Evidence] {
    var all: [Evidence] = []
    for snapshot in sight.pictures(in: Simulation.run(scenario)) {
      all.append(try evidence(of: snapshot))
    }
    return all
  }

  private func evidence(of snapshot: Snapshot) throws(PipelineError) -> Evidence {
    Evidence(
      snapshot: snapshot, picture: try picture(of: snapshot, scale: 1),
      layouts: try layouts(in: snapshot.composition, snapshot.traits))
  }

  /// Names each picture that is another one with the secret told in another way.
  private func leaks(
    in trial: Trial, _ truth: [Evidence], _ other: [Evidence]
  ) throws(PipelineError) -> [Leak] {
    var leaks: [Leak] = []
    for (one, another) in zip(truth, other) {
      let finding = try finding(of: trial.secret, one, another)
      leaks += finding.kinds.map {
        Leak(trial, in: one.snapshot, kind: $0, times: finding.times)
      }
    }
    return leaks
  }

  /// What shows of a secret at the worst of the times that the settings leave open, and at which of them it does.
  private func finding(
    of secret: Secret, _ one: Evidence, _ another: Evidence
  ) throws(PipelineError) -> Finding {
    let taken = one.kinds(of: secret, comparedWith: another)
    let alternatives = zip(one.snapshot.alternatives, another.snapshot.alternatives)
    guard one.snapshot.changesWithTime || another.snapshot.changesWithTime else {
      return Finding(kinds: taken, times: .always)
    }
    var known: [(pair: [Composition], kinds: [Leak.Kind])] = []
    var tried: [(alternative: Snapshot.Alternative, leaks: Bool)] = []
    for (mine, other) in alternatives {
      let pair = [mine.composition, other.composition]
      var kinds = known.first { $0.pair == pair }?.kinds
      if kinds == nil {
        let shown = try evidence(of: one.snapshot.showing(pair[0]))
          .kinds(of: secret, comparedWith: evidence(of: another.snapshot.showing(pair[1])))
        known.append((pair, shown))
        kinds = shown
      }
      tried.append((mine, kinds?.isEmpty == false))
    }
    let worst = taken.isEmpty ? known.first { !$0.kinds.isEmpty }?.kinds ?? [] : taken
    return Finding(kinds: worst, times: LeakTimes(tried))
  }

  /// What shows of a secret, and when.
  private struct Finding {
    let kinds: [Leak.Kind]
    let times: LeakTimes
  }

  /// The layouts of all screens in a picture, those in pictures of pictures included.
  private func layouts(
    in composition: Composition, _ traits: Traits
  ) throws(PipelineError) -> [Evidence.ScreenLayout] {
    var found: [Evidence.ScreenLayout] = []
    for layer in composition.layers {
      switch layer {
      case .screen(let screen, let mask), .window(let screen, let mask, _):
        let layout = try layOut(screen, in: traits, mask: mask)
        found.append(Evidence.ScreenLayout(screen: screen.name, layout: layout))
      // The layout of the screen has what it presents.
      case .presented: continue
      case .cover(let cover):
        guard case .picture(let captured, _) = cover.content else { continue }
        found += try layouts(in: captured.composition, traits)
      case .keyboard: continue
      }
    }
    return found
  }
}

/// A secret that is told in another way.
private struct Trial {
  let secret: Secret
  let variation: SecretVariation
  let view: View

  /// Tells a secret in another way; nil where that does not apply to it.
  init?(of secret: Secret, told variation: SecretVariation) {
    guard let view = variation.vary(secret.view, secret.content) else { return nil }
    self.secret = secret
    self.variation = variation
    self.view = view
  }
}

/// A picture with the frames of all that is in it.
private struct Evidence {
  let snapshot: Snapshot
  let picture: Bitmap
  let layouts: [ScreenLayout]

  struct ScreenLayout {
    let screen: Name
    let layout: Layout
  }

  /// How a secret shows when this picture is held against the one of another secret.
  func kinds(of secret: Secret, comparedWith other: Evidence) -> [Leak.Kind] {
    guard let difference = other.picture.difference(from: picture) else { return [] }
    let moved = movedViews(comparedWith: other)
    guard !moved.isEmpty else { return [.pixels(difference)] }
    let shape = Leak.Kind.shape(views: moved)
    return draws(secret) || other.draws(secret) ? [.pixels(difference), shape] : [shape]
  }

  private func movedViews(comparedWith other: Evidence) -> [String] {
    zip(layouts, other.layouts).flatMap { one, another in
      zip(one.layout.nodes, another.layout.nodes)
        .filter { $0.snappedFrame != $1.snappedFrame }
        .map(\.0.name)
    }
  }

  /// True where the characters or the value of a secret are among the drawings, whatever lies upon them.
  private func draws(_ secret: Secret) -> Bool {
    snapshot.suggests(secret)
      || layouts.contains { entry in
        entry.screen == secret.screen && entry.layout.draws(secret.path)
      }
  }
}

extension Layout {
  /// True where a declared view, or what UIKit makes for it, draws characters or a value.
  fileprivate func draws(_ path: ViewPath) -> Bool {
    guard let first = nodes.firstIndex(where: { $0.path == path }) else { return false }
    return nodes[first..<nodes[first].descendantsEnd].contains {
      ($0.path == path || $0.path == nil) && $0.showsSecret
    }
  }
}

extension Node {
  /// True where the view draws characters or a control's value.
  fileprivate var showsSecret: Bool { !lines.isEmpty || (control != nil && mask == nil) }
}

extension Leak {
  /// Notes that a secret shows in a picture.
  fileprivate init(_ trial: Trial, in snapshot: Snapshot, kind: Kind, times: LeakTimes) {
    self.init(
      screen: trial.secret.screen, view: trial.secret.name, variation: trial.variation.name,
      moment: snapshot.moment,
      appearance: snapshot.userInterfaceStyle, orientation: snapshot.traits.orientation,
      scene: snapshot.scene, kind: kind, times: times)
  }
}

extension Snapshot {
  /// True where it matters when the picture is taken.
  fileprivate var changesWithTime: Bool {
    alternatives.contains { $0.composition != composition }
  }

  /// The same picture of something else.
  fileprivate func showing(_ composition: Composition) -> Snapshot {
    var copy = self
    copy.composition = composition
    return copy
  }

  /// True where the keyboard's suggestions show the last word of a secret.
  fileprivate func suggests(_ secret: Secret) -> Bool {
    composition.layers.contains { layer in
      guard case .keyboard(let screen, _) = layer, screen.name == secret.screen else {
        return false
      }
      let field = screen.focusedField
      return field?.path == secret.path && field?.suggestedWord != nil
    }
  }
}
