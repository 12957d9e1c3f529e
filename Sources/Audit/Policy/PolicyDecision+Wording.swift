extension PolicyDecision {
  /// What the policy makes of a secret, in a clause; nil where there is nothing to say beside the verdict.
  package var clause: String? {
    switch self {
    case .passes, .fails(.leaks), .fails(.cannotTell): nil
    case .fails(.notProved): "the policy asks for a proof"
    case .fails(.expired(let leak)):
      "accepted by \(leak.person) until \(leak.lastDay), which is over"
    case .fails(.worse(let entry)): "worse than in the baseline: \(entry.degree.words)"
    case .accepted(let leak):
      "accepted by \(leak.person) until \(leak.lastDay): \(leak.reason)"
    case .known: "known from the baseline"
    }
  }
}

extension LeakDegree {
  /// The degree in words.
  package var words: String {
    switch self {
    case .proved, .tried: rawValue
    case .cannotTell: "cannot tell"
    case .shape: "its size shows"
    case .pixels: "its characters or what is left of them show"
    }
  }
}

extension PolicyNotice: CustomStringConvertible {
  /// The notice as a sentence for its owner.
  package var description: String {
    switch self {
    case .idle(let leak):
      "accepted leak \(leak.subject) of \(leak.person) matches nothing any more; take it out"
    case .expired(let leak):
      "accepted leak \(leak.subject) of \(leak.person) has expired on \(leak.lastDay)"
    case .better(let entry, let degree):
      "\(entry.subject) is better than in the baseline, '\(degree.words)' where it was"
        + " '\(entry.degree.words)'; write the baseline anew"
    case .gone(let entry):
      "\(entry.subject) of the baseline is gone; write the baseline anew"
    }
  }
}

extension AcceptedLeak {
  /// The last day in its spelling.
  package var lastDay: String { expires.map(\.description) ?? "never" }

  /// What it is about, by all that it names.
  package var subject: String {
    let any = AcceptedLeak()
    let names = [
      input == any.input ? nil : input.text,
      screen == any.screen && view == any.view ? nil : "\(screen.text).\(view.text)",
      strategy == any.strategy ? nil : "[\(strategy.text)]",
    ]
    return names.compactMap(\.self).joined(separator: " ")
  }
}
