/// What of a difference is the program's.
extension Reasons {
  /// True where the program alone is the cause, for sure.
  package var isOfProgramAlone: Bool { causes.contains(where: \.isProgram) }

  /// True where the program may be the cause, and what it draws from as well.
  package var mayBeOfProgram: Bool { causes.contains(where: \.isDoubt) }

  /// The causes that tell the case from those that differ for others: the program where it is the only one.
  var deciding: [Cause] { causes.first(where: \.isProgram).map { [$0] } ?? causes }

  /// What is otherwise where the program alone is the cause; nil where nothing is known.
  package var effects: String? {
    isOfProgramAlone ? listed(causes.filter { !$0.isProgram }.map(\.words)) : nil
  }

  /// What tells which of two possible causes it is; nil where there is no doubt.
  var wayOut: String? {
    guard case .programOrInputs(let old, _) = causes.first(where: \.isDoubt) else { return nil }
    return """
      to tell: what picture revision \(old.words) draws of these files differs by the app alone, what this one draws of the files of then by the program alone
      """
  }

  /// The same reasons with a program that is to blame, or may be.
  func blaming(_ program: Cause?) -> Reasons {
    guard let program else { return self }
    var reasons = self
    let others = program.isProgram ? causes.map(\.asEffect) : causes
    reasons.causes = others.reduce(into: [program]) { if !$0.contains($1) { $0.append($1) } }
    return reasons
  }
}

extension Cause {
  /// True for the program and nothing else.
  fileprivate var isProgram: Bool { if case .program = self { true } else { false } }

  /// True for the program where the cause may be another one.
  var isDoubt: Bool { if case .programOrInputs = self { true } else { false } }

  /// The cause as what another program makes of the same view: its texts, values and pictures are those that they were.
  fileprivate var asEffect: Cause {
    switch self {
    case .text(let view), .value(let view), .picture(let view): .pixels(of: view)
    case .program, .programOrInputs, .libraries, .fact, .setting, .look, .constraint, .added,
      .removed, .presentation, .order, .lines, .pixels:
      self
    }
  }
}

extension Cause {
  /// The words for a program that is the only cause.
  static func words(ofProgram old: Drawer, _ new: Drawer) -> String {
    let change =
      old.revision < new.revision
      ? "the program alone draws otherwise: picture revision \(new.words), was \(old.words)"
      : "the program of the golden is newer: picture revision \(old.words), here \(new.words)"
    return "\(change); files, settings and libraries are as they were"
  }

  /// The words for a program that may be a cause; they never have the word by which groups of the program alone are named.
  static func words(ofProgramOrInputs old: Drawer, _ new: Drawer) -> String {
    "afterimage draws otherwise (picture revision \(new.words), was \(old.words))"
  }
}
