import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The effects of rules up to the moment of a picture, since the process began.
struct ExposureHistory {
  /// The entries of the timeline, the process's first to the last before the picture.
  let entries: ArraySlice<TimelineEntry>
  /// The step in which the picture comes to be.
  let step: TimelineStep?
  /// The changes that rules made, in order.
  let effects: [RuleEffect]

  /// A change that a rule made, with its occasion and the owner of the rule.
  struct RuleEffect {
    /// Its entry in the timeline.
    let entry: Int
    let occasion: Reason.Occasion
    let owner: Protection.Owner
    let change: TimelineEntry.Change
  }

  /// Cuts the history off at an entry of the timeline.
  init(of timeline: Timeline, until end: Int) {
    let before = timeline.entries[..<end]
    let start = before.lastIndex { $0.event == .terminated }.map { $0 + 1 } ?? 0
    entries = before[start...]
    step = entries.reversed().lazy.compactMap { $0.step }.first
    effects = entries.indices.flatMap { place in
      let entry = timeline.entries[place]
      return entry.reactions.flatMap { reaction in
        reaction.changes.map {
          RuleEffect(
            entry: place, occasion: entry.occasion(of: reaction.owner), owner: reaction.owner,
            change: $0)
        }
      }
    }
  }

  /// The place of the last entry of a callback, with or without reactions; one about leaving counts only since the app last came to the front.
  ///
  /// - Parameter scene: the scene that it should be about where it is about one; where none is, another's counts.
  func lastCall(of callback: Callback, on scene: Int?) -> Int? {
    let from = callback.isAboutLeaving ? lastArrival : entries.startIndex
    let calls = entries[from...].indices.filter { entries[$0].callback == callback }
    return calls.last { entries[$0].isAbout(scene) } ?? calls.last
  }

  /// The answers to what the rules of a callback asked: in the entry of a call, and later in what that put off.
  ///
  /// - Parameter last: the last entry that counts; nil is the last of all.
  func answers(
    on callback: Callback, from call: Int, until last: Int? = nil
  ) -> [(answer: TimelineEntry.Answer, occasion: Reason.Occasion)] {
    entries[call...(last ?? entries.endIndex - 1)].enumerated().flatMap { place, entry in
      place == 0 || entry.origin?.callback == callback
        ? entry.answers.map { ($0, entry.occasion(of: nil)) } : []
    }
  }

  /// The place of the call of the handler that put a later turn off; nil for every other entry.
  func beginning(ofTurn place: Int) -> Int? {
    guard let origin = entries[place].origin, let callback = origin.callback else { return nil }
    var latest = entries[place].time
    if case .delay(let time, _) = origin.kind { latest = latest - time }
    return entries[..<place].lastIndex { $0.callback == callback && $0.time <= latest }
  }

  /// The occasion on which a cover of an id was laid on a scene, with its fade; nil where none was.
  ///
  /// - Parameter back: the count of later times to pass over.
  func rise(
    of id: String, on scene: Int?, back: Int = 0
  ) -> (place: Int, occasion: Reason.Occasion, fade: Seconds)? {
    let rises = effects.indices.reversed().compactMap { place -> (Int, Reason.Occasion, Seconds)? in
      if case .contentChanged(.alpha(let change), _, _) = effects[place].change, change.alpha < 1,
        change.view.alphaName == id
      {
        return (place, effects[place].occasion, change.fade)
      }
      guard case .coverUp(id, let fade, let on) = effects[place].change,
        on == nil || scene == nil || on == scene
      else { return nil }
      return (place, effects[place].occasion, fade)
    }
    return rises.indices.contains(back) ? rises[back] : nil
  }

  /// The occasion on which a cover of an id was taken down after an effect; nil where it was not.
  func fall(of id: String, after place: Int) -> Reason.Occasion? {
    effects[place...].first {
      if case .coverDown(id, _) = $0.change { true } else { false }
    }?.occasion
  }

  /// The time at which a cover of an id was gone after an effect without being taken down; nil where it was not.
  func removal(of id: String, after place: Int) -> Seconds? {
    entries[effects[place].entry...]
      .first { $0.event == .coverRemoved(id: id) && $0.origin == nil }?.time
  }

  /// The time at which a text was typed or loaded into a view last, after an entry; nil where none was.
  func arrival(in view: String, after entry: Int) -> Seconds? {
    entries[entry...].last { $0.step?.filledViews.contains(view) == true }?.time
  }

  /// True where the picture follows work in the background.
  var isOfBackgroundWork: Bool {
    step?.event.map(SystemEvent.backgroundWork.contains) ?? false
  }

  /// True where the last change of what another one is about takes it out of sight, too.
  func isStillOutOfSight(_ change: TimelineEntry.Change) -> Bool {
    let ground = change.contentGround
    return effects.last { $0.change.contentGround == ground }?.change.purpose == .hideContent
  }

  /// The change of content by which the cover of an effect is out of sight: the last on its scene that takes away what covers lie on, and that nothing has undone until then.
  func burial(before place: Int) -> (change: ContentChange, occasion: Reason.Occasion)? {
    let before = effects[..<place]
    return before.indices.reversed().lazy.compactMap { index in
      guard case .contentChanged(let change, _, let scene) = effects[index].change,
        change.takesCoversAlong, effects[place].change.isAbout(scene: scene)
      else { return nil }
      let ground = effects[index].change.contentGround
      let last = before.last { $0.change.contentGround == ground }
      return last?.change.purpose == .hideContent ? (change, effects[index].occasion) : nil
    }.first
  }

  /// True where the app has come to the front and has not become active since.
  var wasNeverActive: Bool {
    let since = entries[lastArrival...]
    return since.contains { $0.step == .event(.enterForeground) }
      && !since.contains { $0.callback?.lifePhase == .didBecomeActive }
  }

  private var lastArrival: Int {
    entries.lastIndex { entry in
      entry.step == .launch || entry.step?.event.map(SystemEvent.arrivals.contains) == true
    } ?? entries.startIndex
  }
}

extension TimelineEntry.Change {
  /// True for a cover that goes out of sight on a scene.
  fileprivate func isAbout(scene: Int) -> Bool {
    if case .coverOutOfSight(_, scene) = self { true } else { false }
  }
}

extension ContentChange {
  /// True for what covers go out of sight with.
  fileprivate var takesCoversAlong: Bool {
    switch self {
    case .root, .hideWindow: true
    case .alpha, .formerRoot, .showWindow: false
    }
  }
}

extension TimelineEntry {
  /// The step that begins.
  fileprivate var step: TimelineStep? {
    if case .step(let step) = event { step } else { nil }
  }

  /// The callback of the entry.
  var callback: Callback? {
    if case .callback(let callback, _, _) = event { callback } else { nil }
  }

  /// The time, the callback or what the turn was put off to, and the owner of the rule that did so.
  func occasion(of owner: Protection.Owner?) -> Reason.Occasion {
    Reason.Occasion(time: time, callback: callback, owner: owner, origin: origin)
  }

  /// True for a callback about a scene, by its number, or about none.
  fileprivate func isAbout(_ scene: Int?) -> Bool {
    guard let scene, case .callback(_, _, let own?) = event else { return true }
    return own == scene
  }
}
