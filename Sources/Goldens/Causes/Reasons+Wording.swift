/// Reasons in sentences of plain English, without a full stop.
extension Reasons {
  /// What is elsewhere and why, in a sentence; nil where nothing is known.
  package var sentence: String? {
    let known = sentence(of: deciding.filter { !$0.isDoubt })
    guard let doubt = deciding.first(where: \.isDoubt) else { return known }
    let other = known ?? "what it is drawn from is not known to be as it was"
    return "\(other), or \(doubt.words), or both"
  }

  private func sentence(of causes: [Cause]) -> String? {
    let causes = listed(causes.map(\.words))
    guard let moves = movesInWords else { return causes }
    return causes.map { "\(moves), because \($0)" } ?? moves
  }

  /// The sentence and what became of the verdicts, a line each.
  package var clauses: [String] {
    [sentence.map { "why: \($0)" }, effects.map { "there: \($0)" }, wayOut].compactMap(\.self)
      + verdicts.map { "verdict: \($0)" }
  }

  private var movesInWords: String? {
    let told = moves.filter { move in !causes.contains { $0.resizes(move) } }
    guard let first = told.first(where: { $0.x != 0 || $0.y != 0 }) ?? told.first else {
      return nil
    }
    let alike = told.filter { $0.words == first.words }
    let others = told.filter { $0.words != first.words }
    let subject =
      alike.count == 1 ? "`\(first.view)`" : "`\(first.view)` and \(alike.count - 1) more"
    let rest =
      switch others.count {
      case 0: ""
      case 1: ", and `\(others[0].view)` \(others[0].words)"
      default: ", and \(others.count) more views lie otherwise"
      }
    return "\(subject) \(first.words)\(rest)"
  }

  func listed(_ words: [String]) -> String? {
    guard let last = words.last else { return nil }
    let shown = words.prefix(3)
    guard words.count > 1 else { return last }
    let rest = words.count > 3 ? ", and \(words.count - 3) more" : ""
    return shown.dropLast(words.count > 3 ? 0 : 1).joined(separator: ", ")
      + (words.count > 3 ? rest : " and " + last)
  }
}

extension Cause {
  /// True where the change is that of the text or the picture by which a view grew in its place, so that it goes without saying.
  fileprivate func resizes(_ move: Move) -> Bool {
    guard move.x == 0, move.y == 0 else { return false }
    return switch self {
    case .lines(let view, _), .text(let view), .value(let view), .picture(let view):
      view == move.view
    case .program, .programOrInputs, .libraries, .fact, .setting, .look, .constraint, .added,
      .removed, .presentation, .order, .pixels:
      false
    }
  }
}

extension Move {
  /// How it moved and grew.
  var words: String {
    let moved = [
      Self.distance(y, "down", "up"), Self.distance(x, "to the right", "to the left"),
    ].compactMap(\.self)
    let grown = [
      Self.distance(width, "wider", "narrower"), Self.distance(height, "higher", "lower"),
    ].compactMap(\.self)
    let parts = [
      moved.isEmpty ? nil : "moved " + moved.joined(separator: " and "),
      grown.isEmpty ? nil : "became " + grown.joined(separator: " and "),
    ].compactMap(\.self)
    return parts.joined(separator: " and ")
  }

  private static func distance(_ points: Double, _ ahead: String, _ back: String) -> String? {
    points == 0 ? nil : "\(numberText(points.magnitude)) pt \(points > 0 ? ahead : back)"
  }
}

extension Cause {
  /// The cause as a clause.
  package var words: String {
    switch self {
    case .program(let old, let new): Self.words(ofProgram: old, new)
    case .programOrInputs(let old, let new): Self.words(ofProgramOrInputs: old, new)
    case .libraries(let old, let new): Self.words(ofLibraries: old, new)
    case .fact(let key, let old, let new): Self.words(ofFact: key, old, new)
    case .setting(let key, let old, let new):
      "the case asks for the \(key) \(new) instead of \(old)"
    case .look(let keys, let views, let old, let new): Self.words(ofLook: keys, views, old, new)
    case .constraint(let view, let old?, let new?):
      "the constraint `\(old)` of `\(view)` is `\(new)` now"
    case .constraint(let view, nil, let new): "`\(view)` has the constraint `\(new ?? "")` more"
    case .constraint(let view, let old?, nil): "`\(view)` has lost the constraint `\(old)`"
    case .added(let view): "`\(view)` is new"
    case .removed(let view): "`\(view)` is gone"
    case .presentation(let view, let kind, let isNew): Self.words(ofPresentation: view, kind, isNew)
    case .order(let view): "`\(view)` has another place among the views"
    case .lines(let view, let count): Self.words(ofLines: count, in: view)
    case .text(let view): "the text of `\(view)` is another one"
    case .value(let view): "the value of `\(view)` is another one"
    case .picture(let view): "the picture in `\(view)` is another one"
    case .pixels(let view): "pixels of `\(view)` differ"
    }
  }

  private static func words(
    ofPresentation view: String, _ kind: String, _ isNew: Bool
  ) -> String {
    let noun =
      switch kind {
      case "alert": "an alert"
      case "fullScreen": "a full screen"
      default: "a \(kind)"
      }
    let name = view == "presented" ? noun : "\(noun), `\(view)`,"
    return "\(name) is \(isNew ? "presented" : "no longer presented")"
  }

  private static func words(ofLines count: Int, in view: String) -> String {
    let number = count.magnitude == 1 ? "one line" : "\(count.magnitude) lines"
    return "`\(view)` has \(number) \(count > 0 ? "more" : "less")"
  }

  private static func words(
    ofLook keys: [String], _ views: [String], _ old: String?, _ new: String?
  ) -> String {
    let subject = views.count == 1 ? "`\(views[0])`" : "\(views.count) views"
    if keys == ["hidden"] {
      let verb = views.count == 1 ? "is" : "are"
      return "\(subject) \(verb) \(new == "true" ? "hidden" : "no longer hidden")"
    }
    let names = keys.map { "`\($0)`" }
    let more = keys.count > 3 ? ["\(keys.count - 2) more keys"] : []
    let shown = more.isEmpty ? names : names.prefix(2) + more
    let key = [shown.dropLast().joined(separator: ", "), shown.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
    let (verb, owner) = keys.count == 1 ? ("is", "its") : ("are", "their")
    return switch (old, new) {
    case (let old?, let new?): "\(key) of \(subject) went from \(old) to \(new)"
    case (nil, let new): "\(key) of \(subject) \(verb) \(new ?? "") instead of \(owner) default"
    case (let old?, nil): "\(key) of \(subject) \(verb) \(owner) default instead of \(old)"
    }
  }

  private static func words(ofFact key: String, _ old: String?, _ new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "the \(key) went from \(old) to \(new)"
    case (nil, "shown"): "the \(key) is new"
    case (nil, let new): "the \(key) is new: \(new ?? "")"
    case (.some, nil): "the \(key) is gone"
    }
  }

  /// The libraries that are others, each by its versions.
  private static func words(ofLibraries old: String, _ new: String) -> String {
    let (before, after) = (versions(old), versions(new))
    let changed = after.filter { before[$0.key] != $0.value }.sorted { $0.key < $1.key }.map {
      name, version in
      before[name].map { "\(name) \(version) instead of \($0)" } ?? "\(name) \(version)"
    }
    guard !changed.isEmpty else { return "other libraries drew it" }
    return "other libraries drew it: \(changed.joined(separator: ", "))"
  }

  /// The versions of libraries by their names: each is `name-version`.
  private static func versions(_ text: String) -> [String: String] {
    let parts = text.split(separator: " ").map { $0.split(separator: "-", maxSplits: 1) }
    return Dictionary(parts.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }) { $1 }
  }
}

/// A number without a fraction of zeros.
func numberText(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}
