import AfterimageLifecycle
import AfterimageMasking

extension Reason.Occasion {
  /// The time and what acts then, as words that follow a verb in the passive.
  var words: String { "at \(time) s \(agent)" }
  /// The same occasion without the owner of the rule, where the sentence names it.
  var unowned: Reason.Occasion {
    Reason.Occasion(time: time, callback: callback, owner: nil, origin: origin)
  }

  /// A cover and who lays it when, as the beginning of a sentence in which it does not go up.
  func laying(_ id: String) -> String {
    "The cover \"\(id)\" that \(owner.map { "\($0.words) lays" } ?? "is laid") at \(time) s \(place)"
  }

  /// What acts then, as words that follow a verb in the passive.
  var agent: String {
    guard let owner else { return place }
    guard let origin else { return "by \(owner.words) \(place)" }
    return origin.words(of: owner)
  }

  private var place: String {
    callback.map { "in \($0.rawValue)" } ?? origin?.words(of: nil) ?? "in a later turn"
  }
}

extension Origin {
  /// What acts in the later turn, and who started that in which callback, as words that follow a verb.
  ///
  /// - Parameter owner: the owner of the rule; nil leaves it out.
  fileprivate func words(of owner: Protection.Owner?) -> String {
    let place = callback.map { " in \($0.rawValue)" } ?? ""
    func clause(_ active: String, _ passive: String) -> String {
      (owner.map { "\($0.words) \(active)" } ?? passive) + place
    }
    return switch kind {
    case .mainQueue:
      "in the turn of the main queue to which " + clause("put it off", "it was put off")
    case .delay(let time, let id):
      "by the timer \(named(id))of \(time) s that " + clause("started", "was started")
    case .timer(let interval, let id):
      "by the timer \(named(id))of every \(interval) s that " + clause("started", "was started")
    case .coverUp(let id):
      "by the completion with which "
        + clause("laid the cover \"\(id)\"", "the cover \"\(id)\" was laid")
    case .coverDown(let id):
      "by the completion with which "
        + clause("took the cover \"\(id)\" down", "the cover \"\(id)\" was taken down")
    }
  }

  private func named(_ id: String?) -> String { id.map { "\"\($0)\" " } ?? "" }
}

extension Reason.Branch {
  /// What is left out or done, as words that follow the subject.
  var words: String {
    switch self {
    case .leavesOut(let purpose): "does not \(purpose.words)"
    case .putsBack(let purpose): "goes on to \(purpose.words)"
    }
  }
}
