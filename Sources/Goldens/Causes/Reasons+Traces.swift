import AfterimageAudit
package import AfterimageGraphics
import AfterimageScreens

/// Reasons that follow from two traces.
extension Reasons {
  /// Finds why a picture differs from its golden.
  ///
  /// - Parameters:
  ///   - old: the trace that the golden keeps; nil where it keeps none, so that only the pixels say something.
  ///   - new: the trace of the picture.
  ///   - clusters: where pixels differ, in points of the window.
  package init(from old: Trace?, to new: Trace, differingAt clusters: [Rect]) {
    guard let old else {
      self.init(causes: new.pixelCauses(at: clusters))
      return
    }
    let matched = MatchedViews(old.views, old.isCut ? new.views.like(old) : new.views)
    var causes = old.factCauses(new) + matched.causes
    let moves = matched.pairs.compactMap { $0.new.isDeclared ? Move(of: $0.old, to: $0.new) : nil }
    if causes.isEmpty, moves.isEmpty { causes = new.pixelCauses(at: clusters) }
    if causes.isEmpty { causes = matched.textCauses }
    if old.libraries != new.libraries {
      causes.insert(.libraries(old: old.libraries, new: new.libraries), at: 0)
    }
    self.init(causes: causes, moves: moves, verdicts: new.verdictChanges(since: old))
  }
}

extension [TracedView] {
  /// The views of which a trace that was cut could have kept something.
  fileprivate func like(_ cut: Trace) -> [TracedView] {
    let names = Set(cut.views.map(\.name))
    return filter { $0.isDeclared && names.contains($0.name) }
  }
}

extension Trace {
  /// The circumstances and the layers that are others.
  fileprivate func factCauses(_ new: Trace) -> [Cause] {
    let keys = unique(facts.map(\.key) + new.facts.map(\.key))
    return keys.compactMap { key in
      let (old, new) = (facts.value(of: key), new.facts.value(of: key))
      return old == new ? nil : .fact(key, old: old, new: new)
    }
  }

  /// The views in which pixels differ: what they say or show is another thing, as their looks and frames are the same.
  fileprivate func pixelCauses(at clusters: [Rect]) -> [Cause] {
    let found = clusters.prefix(64).compactMap { cluster in
      views.last { !$0.isHidden && $0.showsContent && $0.frame.holds(cluster.middle) }
        ?? views.last { !$0.isHidden && $0.frame.holds(cluster.middle) }
    }
    return unique(found.map(\.contentCause))
  }

  /// What became of the verdicts on secrets.
  fileprivate func verdictChanges(since old: Trace) -> [String] {
    secrets.compactMap { secret in
      guard let before = old.secrets.value(of: secret.key), before != secret.value else {
        return nil
      }
      let view = secret.key.split(separator: ".").last.map(String.init) ?? secret.key
      return switch (before, secret.value) {
      case (_, "leaks"): "now `\(view)` shows"
      case ("leaks", _): "`\(view)` no longer shows"
      case (_, "cannot tell"): "nobody can tell any more whether `\(view)` shows"
      default: "`\(view)` is \(secret.value) now, it was \(before)"
      }
    }
  }
}

extension MatchedViews {
  /// What changed of views, in the order in which they are drawn.
  fileprivate var causes: [Cause] {
    let looks = pairs.flatMap { lookChanges($0.old, $0.new) }
    let lines = pairs.compactMap { lineChange($0.old, $0.new) }
    return removed.filter(\.isDeclared).map { .removed($0.name) }
      + added.filter(\.isDeclared).map { .added($0.name) }
      + reordered.filter(\.isDeclared).map { .order($0.name) } + looks.joined + lines
  }

  /// Texts of another width, where nothing else says why something moved.
  fileprivate var textCauses: [Cause] {
    let changed = pairs.first { old, new in
      new.showsContent
        && (old.frame.width != new.frame.width || old.frame.height != new.frame.height)
    }
    return changed.map { [$0.new.contentCause] } ?? []
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
      guard key == "constraints" else {
        return [.look(key, of: [new.name], old: before, new: after)]
      }
      return constraintChanges(of: new.name, before, after)
    }
  }

  /// The constraints that are others, in pairs as they stand in the file.
  private func constraintChanges(of view: String, _ old: String?, _ new: String?) -> [Cause] {
    let (before, after) = (elements(old), elements(new))
    let (gone, come) = (
      before.filter { !after.contains($0) }, after.filter { !before.contains($0) }
    )
    return (0..<max(gone.count, come.count)).map { index in
      .constraint(
        of: view, old: index < gone.count ? gone[index] : nil,
        new: index < come.count ? come[index] : nil)
    }
  }

  /// The elements of an array of JSON, each as a word or as JSON.
  private func elements(_ text: String?) -> [String] {
    guard let text else { return [] }
    let elements = JSONDocument(reading: Array(text.utf8), file: "trace").root?.elements ?? []
    return elements.map { element in
      element.string
        ?? String(decoding: Array(text.utf8)[element.range], as: UTF8.self)
    }
  }
}

extension [Cause] {
  /// The same causes, those that say one thing of several views joined into one.
  fileprivate var joined: [Cause] {
    reduce(into: []) { joined, cause in
      guard case .look(let key, let views, let old, let new) = cause,
        let place = joined.firstIndex(where: { $0.isLook(key, old, new) }),
        case .look(_, let others, _, _) = joined[place]
      else { return joined.append(cause) }
      joined[place] = .look(key, of: others + views, old: old, new: new)
    }
  }
}

extension Cause {
  /// True for a change of a key from one value to another, of whatever views.
  fileprivate func isLook(_ key: String, _ old: String?, _ new: String?) -> Bool {
    if case .look(key, _, old, new) = self { true } else { false }
  }
}

extension TracedView {
  /// True for a kind of view that says or shows something.
  fileprivate var showsContent: Bool { contentCause != .pixels(of: name) }

  /// What is another one where the view differs in nothing else.
  fileprivate var contentCause: Cause {
    switch kind {
    case "label", "button", "textField", "textView", "searchBar", "tabBarItem", "header", "footer",
      "badge", "cardField", "segmentedControl":
      .text(of: name)
    case "imageView", "symbol", "glyph": .picture(of: name)
    default: .pixels(of: name)
    }
  }
}

extension [ViewLook] {
  /// The value of a key; nil where it is not there.
  func value(of key: String) -> String? { first { $0.key == key }?.value }
}

extension Rect {
  fileprivate var middle: Point { Point(x: midX, y: midY) }

  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
