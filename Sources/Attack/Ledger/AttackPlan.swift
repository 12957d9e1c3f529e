package import Afterimage
import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageScreens

/// What an adversary looks for in the last picture of a story: which secrets alone, and which together.
///
/// Secrets whose ink mixes are read out together, but for texts of letters, of which one alone can be nearly anything. Where that does not succeed, beside such a text, and beside secrets that no attack knows, the adversary is one who knows the others.
package struct AttackPlan: Sendable {
  /// The places of secrets that are read together, each of which is in one group; those that no attack knows are in none.
  package let groups: [[Int]]
  private let picture: Snapshot
  private let views: [String]
  private let targets: [AttackedSecret?]

  /// Finds the secrets in the last picture; nil where the system takes none.
  ///
  /// - Parameter secrets: the id of each view, and the text that it shows in the story, of which the attack learns no more than its form.
  package init?(
    for secrets: [(view: String, sample: String)], of play: Play, by pipeline: Pipeline
  ) {
    guard let last = play.timeline.snapshots.last else { return nil }
    picture = last
    views = secrets.map(\.view)
    targets = secrets.map { secret in
      play.scenario.view(of: secret.view).flatMap { declared in
        SecretKind(of: declared, showing: secret.sample).flatMap {
          AttackedSecret(secret.view, $0, secret.sample, in: last, by: pipeline)
        }
      }
    }
    groups = Self.mixing(targets)
  }

  private static func mixing(_ targets: [AttackedSecret?]) -> [[Int]] {
    var groups: [[Int]] = []
    for (place, target) in targets.enumerated() {
      guard let target else { continue }
      let joined = groups.filter { $0.contains { targets[$0]?.isRead(with: target) == true } }
      groups.removeAll { joined.contains($0) }
      groups.append((joined.joined() + [place]).sorted())
    }
    return groups
  }

  /// Reads a group of secrets out of a picture; nil for those that are drawn in a way that no attack knows.
  ///
  /// - Parameter form: the file in which the picture was found.
  package func readings(
    of group: [Int], in form: Store.Form, by pipeline: Pipeline
  ) -> [AdversaryReading?] {
    let members = group.compactMap { targets[$0] }
    let others = targets.enumerated().compactMap { group.contains($0) ? nil : $1 }
    let together = members.count > 1 ? try? pipeline.read(members, in: picture, form) : nil
    return members.map { member in
      var reading =
        together?[member.view]
        ?? (try? pipeline.read([member], in: picture, form))?[member.view]
      if together == nil {
        reading?.known += members.map(\.view).filter { $0 != member.view }
      }
      reading?.known += others.filter { $0.mixes(with: member) }.map(\.view)
      reading?.known += zip(views, targets).filter { $1 == nil }.map(\.0)
      return reading
    }
  }

  /// The readings of all secrets in one file, with the views whose secrets were read as well.
  package func comparable(_ readings: [AdversaryReading?]) -> [AdversaryReading?] {
    let read = zip(readings, views).compactMap { $0?.isProved == true ? $1 : nil }
    return zip(readings, views).map { reading, view in
      var reading = reading
      if reading?.isProved == true { reading?.comparable = read.filter { $0 != view } }
      return reading
    }
  }
}

extension Pipeline {
  /// The most secrets whose pictures are all drawn and counted, which takes a few seconds.
  private static let mostCounted = 1000

  /// Reads some secrets out of a picture together, by the ids of their views.
  ///
  /// - Throws: where several were looked for, and not found byte for byte.
  fileprivate func read(
    _ targets: [AttackedSecret], in picture: Snapshot, _ form: Store.Form
  ) throws(AttackError) -> [String: AdversaryReading] {
    let screen = MaskedScreen(
      picture.composition, in: picture.traits, views: targets.map(\.view))
    let kind = targets.count == 1 ? targets[0].kind : .several(targets.map(\.kind))
    let isQuick = targets.count == 1 && !targets[0].isText
    let budget = isQuick ? AttackBudget() : .forSeveral
    let attack = try Attack(on: kind, in: screen, kept: form.store, budget: budget, by: self)
    let shown = targets.map(\.shown).joined(separator: "\n")
    let picture = try screen.picture(typing: kind.space.typed(shown), by: self)
    let recovery = try attack.recovery(from: try form.store.kept(picture, by: self))
    guard targets.count == 1 || recovery.isVerified else {
      throw .unknownDrawing("several secrets were looked for together, and not found")
    }
    var readings: [String: AdversaryReading] = [:]
    for (line, target) in targets.enumerated() {
      let own = targets.count == 1 ? recovery : recovery.line(line, of: target.kind.space)
      let texts = targets.count == 1 ? target.kind.space.candidates : nil
      let counted = texts.flatMap { $0.count <= Self.mostCounted ? $0 : nil }
      let pictures = try counted.map { texts throws(AttackError) in try attack.pictures(of: texts) }
      var reading = AdversaryReading(
        of: own, showing: target.shown, target.kind, pictures: pictures, in: form)
      reading.together = targets.map(\.view).filter { $0 != target.view }
      readings[target.view] = reading
    }
    return readings
  }
}

/// A secret that an attack looks for.
private struct AttackedSecret: Sendable {
  /// The id of its view.
  let view: String
  /// Its kind.
  let kind: SecretKind
  /// The text as the view shows it.
  let shown: String
  /// The rows of the picture in which it has ink, and those in which that shows, in points.
  private let rows: (ink: ClosedRange<Double>, reach: ClosedRange<Double>)

  /// Finds the secret in a picture; nil where it is drawn in a way that no attack knows.
  init?(
    _ view: String, _ kind: SecretKind, _ sample: String, in picture: Snapshot,
    by pipeline: Pipeline
  ) {
    (self.view, self.kind) = (view, kind)
    shown = Self.shown(sample, as: kind)
    let screen = MaskedScreen(picture.composition, in: picture.traits, views: [view])
    guard let scene = try? Attack.scene(of: kind.space, in: screen, by: pipeline) else {
      return nil
    }
    let lines = scene.lines.map(\.sample)
    let top = lines.map { $0.origin.y - 1.05 * $0.font.size }.min() ?? 0
    let bottom = lines.map { $0.origin.y + 0.3 * $0.font.size }.max() ?? top
    let reach = Double(scene.channel.drawn.reach) / scene.scale
    rows = (top...max(top, bottom), top - reach...max(top, bottom) + reach)
  }

  /// True where what shows of one secret and of another lies in the same rows.
  func mixes(with other: AttackedSecret) -> Bool { rows.reach.overlaps(other.rows.reach) }

  /// True where both are looked for together.
  func isRead(with other: AttackedSecret) -> Bool {
    !isText && !other.isText && mixes(with: other)
  }

  /// True for a text of letters that are not in a list.
  var isText: Bool { kind.space.letters != nil }

  /// The text as the view shows it.
  private static func shown(_ sample: String, as kind: SecretKind) -> String {
    switch kind {
    case .passwordLength: String(repeating: SecretSpace.bullet, count: sample.count)
    case .expiry where !sample.contains("/"): "\(sample.prefix(2))/\(sample.dropFirst(2))"
    case .cardNumber(let pattern, _): filled(pattern, with: sample.filter { $0 != " " })
    case .expiry, .cardCode, .oneTimeCode, .dateOfBirth, .amount, .digits, .iban, .name,
      .words, .text, .several:
      sample
    }
  }

  /// The digits where a pattern has none but blanks.
  private static func filled(_ pattern: String, with digits: String) -> String {
    var rest = digits[...]
    return String(pattern.map { $0 == " " ? " " : rest.popFirst() ?? $0 })
  }
}

extension Recovery {
  /// What was read of one of several secrets.
  ///
  /// - Parameters:
  ///   - line: its place among them.
  ///   - space: the values that it can have.
  fileprivate func line(_ line: Int, of space: SecretSpace) -> Recovery {
    func own(_ texts: [String]) -> [String] {
      texts.map { $0.ownLines[line] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    let fitting = own(fitting)
    var recovery = self
    (recovery.candidates, recovery.fitting) = (own(candidates), fitting)
    recovery.undecided = own(undecided).filter { !fitting.contains($0) }
    recovery.unknown = recovery.best.map(space.unknown) ?? []
    return recovery
  }
}

extension Scenario {
  /// The view of an id on one of the screens of the story; nil where none bears it.
  fileprivate func view(of id: String) -> View? {
    var found: View?
    for screen in shownScreens where found == nil {
      screen.forEachView { view, _, _ in if view.id == id { found = found ?? view } }
    }
    return found
  }
}
