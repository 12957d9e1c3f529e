import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What modifiers run when something happens.
extension ViewWalk {
  /// Adds what a modifier runs on changes, on notifications, or for as long as the view is there.
  mutating func addListener(_ term: Term) {
    switch term.name {
    case "onChange":
      guard let subject = term["of"] ?? term.arguments.first?.value, let closure = term.closure
      else { return }
      let isGivenBoth = Self.parameterCount(of: closure) > 1
      let former = isGivenBoth ? formerValue(of: subject, at: term.place) : nil
      var handler = handler(
        .scenePhase, closure, isGivenBoth ? [former ?? .void, subject] : [subject], at: term.place)
      handler.former = former?.asTerm?.stateKey
      if subject.readsPhase {
        handlers.append(handler)
      } else if subject.changes {
        followers.append((handler, subject))
      }
    case "onReceive":
      guard let publisher = term.arguments.first?.value, let closure = term.closure else { return }
      if let sent = evaluator.published(by: publisher) {
        let handler = handler(.scenePhase, closure, [sent.value], at: term.place)
        published.append(PublishedListener(handler: handler, publisher: publisher, sent: sent))
        addEvent(closure, given: [sent.value], at: term.place, isFirst: isFirst)
      } else if AppReader.notifications(in: publisher).isEmpty {
        addEvent(closure, at: term.place)
        let unknown = Value.unknown(Unknown(reason: .input("value"), place: term.place))
        let handler = handler(.scenePhase, closure, [unknown], at: term.place)
        hearers.append(HeardSubject(handler: handler, publisher: publisher))
      }
      for callback in AppReader.notifications(in: publisher) {
        let sent = evaluator.value(sentBy: publisher, on: callback)
        var handler = handler(
          callback, closure, sent.map { [$0] } ?? [], at: term.place,
          isLate: publisher.containsTerm { $0.name == "receive" })
        handler.doubt = ListenerDoubts.doubt(ofPublisher: publisher)
        handlers.append(handler)
      }
    case "onDisappear":
      if here.comesAndGoes, let closure = term.closure { addEvent(closure, at: term.place) }
    case "task", "onAppear":
      let isRenewed = term["id"]?.changes == true
      if let closure = term.closure {
        // What a view that stays has begun may go on, or end, at any time.
        addEvent(
          closure, at: term.place, isLate: !here.comesAndGoes && !isRenewed, isFirst: isFirst)
      }
      guard let closure = term.closure, case .function(.closure(let value)) = closure,
        MentionedNames.include(LifecycleNames.clues, in: value.closure.body)
      else { return }
      let effects = evaluator.effects { _ = $0.call(closure, [], at: term.place) }
      for case .call(let inner) in effects.flatMap(\.flattened) where inner.name == "sink" {
        guard let source = inner.base, let listener = inner.closure else { continue }
        for callback in AppReader.notifications(in: source) {
          var handler = handler(callback, listener, [], at: inner.place, isLate: true)
          handler.doubt =
            ListenerDoubts.doubt(ofPublisher: source) ?? LoopDoubts(in: value.closure.body).first
          handlers.append(handler)
        }
      }
    default: break
    }
  }

  /// What the phase was before it changed, which a variable keeps, or a truth about it; nil where nothing tells.
  private mutating func formerValue(of subject: Value, at place: CodePlace) -> Value? {
    guard case .term(let term) = subject, subject.readsPhase else { return nil }
    if term.form == .name { return state.openFormerPhase(heardAt: place) }
    return term.isTruth ? Term.operation("!", [subject], at: place) : nil
  }

  /// Adds what runs at a time that nobody knows.
  ///
  /// - Parameters:
  ///   - arguments: what it is given.
  ///   - isLate: true where all that it does at once is done in front.
  ///   - isFirst: true where that is done once the app's first view appears.
  private mutating func addEvent(
    _ closure: Value, given arguments: [Value] = [], at place: CodePlace, isLate: Bool = false,
    isFirst: Bool = false
  ) {
    var event = handler(
      .applicationDidEnterBackgroundNotification, closure, arguments, at: place, isLate: isLate)
    event.isFirst = isFirst
    events.append(event)
  }

  /// True within what appears with the app, whatever is known and not.
  private var isFirst: Bool {
    here.stages.isEmpty && !here.comesAndGoes && !here.isUncertain && !here.isOfLaterScene
      && !isUnplaced
  }

  private static func parameterCount(of closure: Value) -> Int {
    switch closure {
    case .function(.closure(let value)): value.closure.parameters?.count ?? 1
    case .function(.source(let function, _)): function.declaration.parameters.count
    default: 0
    }
  }

  private func handler(
    _ callback: Callback, _ closure: Value, _ arguments: [Value], at place: CodePlace,
    isLate: Bool = false
  ) -> AppReader.Handler {
    AppReader.Handler(
      callback: callback, owner: owner, body: .given(closure, arguments), place: place,
      isLate: isLate, stages: here.stages)
  }
}
