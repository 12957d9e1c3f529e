import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What a view runs for each value that a subject of Combine's sends which keeps none.
struct HeardSubject {
  /// What is run.
  var handler: AppReader.Handler
  /// The subject, or what is made of it.
  var publisher: Value

  /// Whether a view hears of what is sent.
  enum Hearing {
    /// At once, before the call that sends it returns.
    case certain
    case none
    /// Nobody knows whether, or when.
    case open
  }

  /// Whether it hears of what is sent to something.
  func hearing(of sender: Value, _ evaluator: Evaluator) -> Hearing {
    guard let mine = publisher.subject else {
      guard let sent = sender.subject else {
        return publisher.mayBeNamed(as: sender) ? .open : .none
      }
      return publisher.containsTerm { $0.isSame(as: sent) } || publisher.isUnknownSubject
        ? .open : .none
    }
    guard let sent = sender.subject else { return sender.isUnknownSubject ? .open : .none }
    guard mine.isSame(as: sent) else { return .none }
    // Two objects of a class have a subject each, and a view that is not there hears of nothing.
    return holders(of: mine, evaluator).count < 2 && handler.stages.isEmpty ? .certain : .open
  }

  /// The names of the properties of objects that hold a subject, for each object one.
  private func holders(of subject: Term, _ evaluator: Evaluator) -> [String] {
    (0..<evaluator.objectCount).flatMap { number in
      evaluator.object(ObjectID(number: number)).fields.filter {
        $0.value.subject?.isSame(as: subject) == true
      }.map(\.key)
    }
  }

  /// The calls that send it something, where all of them stand in the bodies of views and nothing but views hears of it; nil where that is not known.
  ///
  /// - Parameter others: what views hear of subjects.
  func sendings(besides others: [HeardSubject], in evaluator: Evaluator) -> Set<CodePlace>? {
    guard let mine = publisher.subject else { return nil }
    let names = holders(of: mine, evaluator)
    guard let name = names.first, names.count == 1 else { return nil }
    var (sendings, hearings) = (Set<CodePlace>(), Set<CodePlace>())
    for member in MemberCode.all(in: evaluator.program) {
      var mentions = SubjectMentions(of: name)
      member.walk(by: &mentions)
      guard mentions.count > 0 else { continue }
      guard member.name == "body", mentions.areAllKnown else { return nil }
      func places(_ offsets: Set<Int>) -> [CodePlace] {
        offsets.map { CodePlace(file: member.place.file, offset: $0) }
      }
      sendings.formUnion(places(mentions.sendings))
      hearings.formUnion(places(mentions.hearings))
    }
    let heard = others.filter { $0.publisher.subject?.isSame(as: mine) == true }
    return hearings == Set(heard.map(\.handler.place)) ? sendings : nil
  }
}

extension Value {
  /// The subject of Combine's that a value is and that keeps nothing, as it was made or without its type; nil for anything else.
  fileprivate var subject: Term? {
    guard let term = asTerm, term.form == .call else { return nil }
    if let base = term.base { return term.name == "eraseToAnyPublisher" ? base.subject : nil }
    return term.bareName == "PassthroughSubject" ? term : nil
  }

  /// True for a publisher, or for what sends, of which it is not known what it is.
  fileprivate var isUnknownSubject: Bool {
    guard let term = asTerm else {
      if case .unknown = self { return true }
      return false
    }
    return [.name, .member, .state, .subscript, .element].contains(term.form)
  }

  /// True for two values of which neither is known to be a subject of its own and which may be one.
  fileprivate func mayBeNamed(as other: Value) -> Bool {
    guard let name = other.asTerm?.name else { return other.isUnknownSubject }
    return isUnknownSubject && asTerm == nil || containsTerm { $0.name == name }
  }
}

extension Term {
  /// True for what was made in the same place, as two subjects are equal.
  fileprivate func isSame(as other: Term) -> Bool { self == other && place == other.place }
}

/// Where code mentions a subject by the name of its property.
private struct SubjectMentions: SourceVisitor {
  /// How often it does.
  private(set) var count = 0
  /// Where it is sent something.
  private(set) var sendings: Set<Int> = []
  /// Where a view hears of it.
  private(set) var hearings: Set<Int> = []
  private let name: String

  /// Looks for a name.
  init(of name: String) { self.name = name }

  /// True where it is mentioned for nothing else.
  var areAllKnown: Bool { count == sendings.count + hearings.count }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(name, _), .member(_, name, _): count += 1
    case .keyPath(_, let path): count += path.contains(name) ? 1 : 0
    case .call(let callee, let arguments):
      guard case .member(let base?, let called, _) = callee.bare.kind else { return }
      if called == "send", base.isCalled(name) { sendings.insert(expression.offset) }
      if called == "onReceive", arguments.first?.value.isCalled(name) == true {
        hearings.insert(expression.offset)
      }
    default: break
    }
  }
}

extension Expression {
  /// True for a property of a name, of whatever it is.
  fileprivate func isCalled(_ name: String) -> Bool {
    switch bare.kind {
    case .name(name, _), .member(_, name, _): true
    default: false
    }
  }
}
