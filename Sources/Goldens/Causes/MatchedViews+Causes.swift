import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens

/// What changed from one trace to another, view by view.
extension MatchedViews {
  /// What changed of the views that screens declare, in the order in which they are drawn.
  var declaredCauses: [Cause] {
    let looks = pairs.flatMap { lookChanges($0.old, $0.new) }
    return removed(where: \.isDeclared).map { $0.presentation(isNew: false) ?? .removed($0.name) }
      + added(where: \.isDeclared).map { $0.presentation(isNew: true) ?? .added($0.name) }
      + reordered.filter(\.isDeclared).map { .order($0.name) } + looks.joinedLooks
  }

  /// What changed of the views that the system makes.
  var madeCauses: [Cause] {
    removed { _ in true }.map { .removed($0.name) }
      + added { _ in true }.map { .added($0.name) }
  }

  /// Texts of more or fewer lines.
  var lineCauses: [Cause] { pairs.compactMap { lineChange($0.old, $0.new) } }

  /// Texts and pictures of another extent, where nothing else says why something moved: those in which pixels differ, or else the first.
  func textCauses(at clusters: [Rect]) -> [Cause] {
    let changed = pairs.filter { old, new in
      guard new.showsContent, !new.isHidden, let move = Move(of: old, to: new) else { return false }
      return move.width != 0 || move.height != 0
    }.map(\.new)
    let hit = changed.filter { view in clusters.contains { view.overlap(with: $0) > 0 } }
    return (hit.isEmpty ? Array(changed.prefix(1)) : hit).map(\.contentCause)
  }

  private func lineChange(_ old: TracedView, _ new: TracedView) -> Cause? {
    guard old.lineCount != new.lineCount, old.looks == new.looks, !new.isHidden, !old.isHidden,
      abs(old.frame.width - new.frame.width) < 0.01
    else { return nil }
    return .lines(of: new.name, by: new.lineCount - old.lineCount)
  }

  private func lookChanges(_ old: TracedView, _ new: TracedView) -> [Cause] {
    let keys = unique(old.looks.map(\.key) + new.looks.map(\.key))
    return keys.flatMap { key -> [Cause] in
      let (before, after) = (old.looks.value(of: key), new.looks.value(of: key))
      guard before != after else { return [] }
      guard key == "constraints" else { return looks(key, of: new.name, before, after) }
      return constraintChanges(of: new.name, before, after)
    }
  }

  /// What changed of the value of a key: where it is an object before and after, of its own keys.
  private func looks(
    _ key: String, of view: String, _ old: String?, _ new: String?
  ) -> [Cause] {
    let changes = old.flatMap { old in new.flatMap { LookDifference.all(of: key, old, $0) } }
    return (changes ?? [LookDifference(key: key, old: old, new: new)]).map {
      .look([$0.key], of: [view], old: $0.old, new: $0.new)
    }
  }

  /// The constraints that are others, in pairs as they stand in the file.
  private func constraintChanges(of view: String, _ old: String?, _ new: String?) -> [Cause] {
    let before = elements(old).map(renamed).filter { !namesUnmatched($0) }
    let after = elements(new).filter { !namesUnmatched($0) }
    let (gone, come) = (
      before.filter { !after.contains($0) }, after.filter { !before.contains($0) }
    )
    return (0..<max(gone.count, come.count)).map { index in
      .constraint(
        of: view, old: index < gone.count ? gone[index] : nil,
        new: index < come.count ? come[index] : nil)
    }
  }

  /// True for a constraint of a view that is new or gone, with which it goes without saying.
  private func namesUnmatched(_ constraint: String) -> Bool {
    constraint.matches(of: Self.word).contains { unmatchedIds.contains(String($0.output)) }
  }

  /// A constraint with the ids that views have now.
  private func renamed(_ constraint: String) -> String {
    guard !renamed.isEmpty else { return constraint }
    return constraint.replacing(Self.word) { match in
      renamed[String(match.output)] ?? String(match.output)
    }
  }

  private static var word: Regex<Substring> { #/[A-Za-z0-9_-]+/# }

  /// The constraints of a look, each as files write it in a line.
  private func elements(_ text: String?) -> [String] {
    guard let text else { return [] }
    let bytes = Array(text.utf8)
    let elements = JSONDocument(reading: bytes, file: "trace").root?.elements ?? []
    return elements.map { element in
      element.string ?? element.equation
        ?? String(decoding: bytes[element.range], as: UTF8.self)
    }
  }
}

extension JSONNode {
  /// The equation of a constraint that is an object, as documents have them; nil for all else.
  fileprivate var equation: String? {
    func word(_ key: String) -> String? { self[key]?.string }
    func number(_ key: String) -> Double? {
      if case .number(let number) = self[key]?.content { number } else { nil }
    }
    guard let item = word("firstItem"), let attribute = word("firstAttribute") else { return nil }
    var text = "\(item).\(attribute) \(word("relation") ?? "==")"
    let constant = number("constant") ?? 0
    if let other = word("secondItem"), let attribute = word("secondAttribute") {
      text += number("multiplier").map { " \(numberText($0)) *" } ?? ""
      text += " \(other).\(attribute)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(numberText(constant.magnitude))" }
    } else {
      text += " \(numberText(constant))"
    }
    return text + (number("priority").map { " @\(numberText($0))" } ?? "")
  }
}

extension TracedView {
  /// What is to be said of the root view of what a screen presents; nil for all other views.
  fileprivate func presentation(isNew: Bool) -> Cause? {
    looks.value(of: "type").map { .presentation(name, kind: $0, isNew: isNew) }
  }
}
