import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Why code that was registered for something may not run when it happens.
struct ListenerDoubts {
  private let evaluator: Evaluator
  private let owners: [AppReader.Owner]
  /// What is done at the launch, at whatever depth.
  private let beginnings: [Effect]
  private let kept: KeptObjects
  private let index: MentionIndex
  /// The classes whose code cancels tasks that they keep.
  private let cancellingTasks: Set<String>
  /// Where subscriptions end.
  let ends: SubscriptionEnds
  /// The functions that take listeners back, by the types that they are of.
  private let removals: [String: [MemberCode]]
  /// The same functions with the names in them.
  private let namingRemovals: [(member: MemberCode, names: Set<String>)]
  /// The members that call a function, by its name.
  private let callers: [String: [MemberCode]]
  /// The classes of controllers that the app is begun with.
  private let controllers: Set<String>
  /// The types whose objects other code names.
  private let named: [String: Set<String>]

  /// Looks through what an app's code registers at its launch, and what it keeps of that.
  init(_ reader: AppReader) {
    (evaluator, owners) = (reader.evaluator, reader.owners)
    beginnings = reader.beginnings.flatMap(\.flattened)
    (kept, index) = (KeptObjects(of: reader), reader.index)
    controllers = reader.madeBySystem.controllers.union(
      (0..<reader.launchCount).map {
        reader.evaluator.object(ObjectID(number: $0)).type.lastPart
      })
    var removals: [String: [MemberCode]] = [:]
    var namingRemovals: [(MemberCode, Set<String>)] = []
    var callers: [String: [MemberCode]] = [:]
    var named: [String: Set<String>] = [:]
    var cancellingTasks: Set<String> = []
    var ends = SubscriptionEnds(in: evaluator.program)
    let tasks = Self.tasks(in: evaluator.program)
    for member in MemberCode.all(in: evaluator.program) {
      ends.note(member)
      var search = NamedThings()
      member.walk(by: &search)
      let owner = member.owner?.name ?? ""
      if let held = tasks[owner], member.name != "deinit",
        Cancellations.areFound(in: member, of: held)
      {
        cancellingTasks.insert(owner)
      }
      if search.takesBack {
        removals[owner, default: []].append(member)
        namingRemovals.append((member, search.functions))
      }
      for name in search.functions { callers[name, default: []].append(member) }
      for name in search.types { named[name, default: []].insert(owner) }
    }
    for statement in evaluator.program.files.flatMap(\.tree.statements) where !statement.isType {
      var search = NamedThings()
      search.walk(statement)
      for name in search.types { named[name, default: []].insert("") }
    }
    (self.removals, self.namingRemovals) = (removals, namingRemovals)
    (self.callers, self.named) = (callers, named)
    (self.ends, self.cancellingTasks) = (ends, cancellingTasks)
  }

  /// The properties that hold tasks, as their types say, by the types that have some.
  private static func tasks(in program: SourceProgram) -> [String: Set<String>] {
    program.types.compactMapValues { type in
      let held = type.stored.filter { $0.type?.mentions("Task") == true }
      return held.isEmpty ? nil : Set(held.map(\.name))
    }
  }

  /// Why a handler may not run; nil where nothing speaks against it.
  func doubt(about handler: AppReader.Handler) -> ListenerDoubt? {
    if let doubt = doubt(ofSubscription: handler) { return doubt }
    let gone = handler.closure.map(evaluator.weakCaptures)?.first {
      kept.mayBeGone($0, in: evaluator)
    }
    if let gone { return .gap("what keeps the \(evaluator.object(gone).type.lastPart)") }
    let owner = owners[handler.owner]
    if isTakenBackByToken(handler) { return .listening(owner.type.lastPart) }
    guard let object = handler.listener(in: evaluator) else { return nil }
    let type = evaluator.object(object).type
    if isTakenBack(handler, by: type) { return .listening(type.lastPart) }
    guard owner.role == .app, owner.type == type, !owner.isDelegate, !owner.isPlugIn else {
      return doubt(ofKeeping: object, type)
    }
    let made = kept.objects(of: type)
    if made.isEmpty {
      // Of what is no app nobody knows who makes what is in it.
      guard owners.contains(where: \.isDelegate) || evaluator.program.hasApp else { return nil }
      guard isNamedElsewhere(type) else {
        return .question("a \(type.lastPart) being made elsewhere")
      }
      return FirstNaming(of: type, in: evaluator.program, controllers).isSure
        ? nil : .question("a \(type.lastPart) having begun to listen")
    }
    return made.contains(where: lasting.contains) ? nil : made.first.flatMap(doubt(ofKeeping:))
  }

  private func doubt(ofKeeping object: ObjectID, _ type: String) -> ListenerDoubt? {
    guard !owners.contains(where: { $0.value == .object(object) }), kept.isCounted(object) else {
      return nil
    }
    return doubt(ofKeeping: object)
  }

  /// Why an object may be gone; nil where it stays.
  private func doubt(ofKeeping object: ObjectID) -> ListenerDoubt? {
    if lasting.contains(object) { return nil }
    let name = evaluator.object(object).type.lastPart
    return kept.contains(object)
      ? .question("the \(name) being there still") : .gap("what keeps the \(name)")
  }

  /// The objects of the launch that stay for as long as the app runs.
  var lasting: Set<ObjectID> { kept.lasting }

  // MARK: Subscriptions

  /// Why a subscription of Combine's, or of RxSwift's, may have ended: nothing keeps it, or something cancels it.
  private func doubt(ofSubscription handler: AppReader.Handler) -> ListenerDoubt? {
    let isIt = { (term: Term) in
      (["sink", "assign"].contains(term.name)
        || ReactiveNotifications.subscribing.contains(term.name))
        && term.place == handler.place
    }
    let isSubscription = beginnings.contains { effect in
      if case .call(let term) = effect { isIt(term) && !term.isOfLoop } else { false }
    }
    guard isSubscription else { return doubt(ofLoop: handler, isIt) }
    let isKept = beginnings.contains { effect in
      switch effect {
      case .call(let term): term.keeps(isIt) && !ends.passing.contains(term.place)
      case .set(let owner, let property, let value, _):
        value.containsTerm(where: isIt) && !isWeak(property, of: owner)
      case .branch, .within, .deferred, .possible, .gap: false
      }
    }
    // What is assigned to a published property is kept by that.
    let isOfProperty = beginnings.contains { effect in
      if case .call(let term) = effect { isIt(term) && term.isKeptByProperty } else { false }
    }
    if isOfProperty { return nil }
    if !isKept || isReplaced(isIt) { return .gap("what keeps this subscription") }
    // What is subscribed may be kept by whoever has begun that, and not by what the launch has made.
    let type = index.type(around: handler.place) ?? owners[handler.owner].type
    let lineage = [type, owners[handler.owner].type].flatMap(evaluator.program.lineage)
    return lineage.contains { ends.cancelling.contains($0.name) }
      ? .question("the subscription of \(type.lastPart) being there still") : nil
  }

  /// True where the property that keeps a subscription is given another value.
  private func isReplaced(_ isIt: (Term) -> Bool) -> Bool {
    var keeping: [OpenState.Key: Bool] = [:]
    for case .set(let owner, let property, let value, _) in beginnings {
      let key = OpenState.Key(owner: owner, name: property)
      let isKept = value.containsTerm(where: isIt)
      if isKept || keeping[key] != nil { keeping[key] = isKept }
    }
    return !keeping.isEmpty && !keeping.values.contains(true)
  }

  /// Why a loop that waits for notifications may have ended: code cancels tasks of its class.
  private func doubt(
    ofLoop handler: AppReader.Handler, _ isIt: (Term) -> Bool
  ) -> ListenerDoubt? {
    let isLoop = beginnings.contains { effect in
      if case .call(let term) = effect { isIt(term) && term.isOfLoop } else { false }
    }
    let type = owners[handler.owner].type
    guard isLoop,
      evaluator.program.lineage(of: type).contains(where: { cancellingTasks.contains($0.name) })
    else { return nil }
    return .question("the task of \(type.lastPart) being there still")
  }

  private func isWeak(_ property: String, of owner: Value) -> Bool {
    guard let type = evaluator.typeName(of: owner) else { return false }
    return evaluator.program.lineage(of: type).contains {
      $0.property(property, isStatic: false)?.isWeak == true
    }
  }

  // MARK: Observers

  /// True where a function of a class takes its observers back that may be called while the app is in front.
  private func isTakenBack(_ handler: AppReader.Handler, by type: String) -> Bool {
    evaluator.program.lineage(of: type).contains { ancestor in
      removals[ancestor.name]?.contains { member in
        var met: Set<CodePlace> = []
        // What an object does as it goes is done by none that is there.
        return member.name != "deinit" && member.takesBackLater(than: evaluator.visited)
          || !member.wasRun(among: evaluator.visited) && mayRun(member, &met)
      } == true
    }
  }

  /// True where code takes back what a property holds that keeps what a closure was registered as.
  private func isTakenBackByToken(_ handler: AppReader.Handler) -> Bool {
    let tokens = beginnings.compactMap { effect -> String? in
      guard case .set(_, let property, let value, _) = effect,
        value.containsTerm(where: { $0.name == "addObserver" && $0.place == handler.place })
      else { return nil }
      return property
    }
    return namingRemovals.contains { member, names in
      var met: Set<CodePlace> = []
      return !names.isDisjoint(with: tokens) && !member.wasRun(among: evaluator.visited)
        && mayRun(member, &met)
    }
  }

  /// True for an observer that its controller takes back as its view goes.
  func endsWithScreen(_ handler: AppReader.Handler) -> Bool {
    guard handler.callback.rawValue.hasSuffix("Notification"),
      let type = handler.listener(in: evaluator).map({ evaluator.object($0).type })
    else { return false }
    return evaluator.program.lineage(of: type).contains { ancestor in
      removals[ancestor.name]?.contains { member in
        var met: Set<CodePlace> = []
        return isOfDisappearing(member, &met)
      } == true
    }
  }

  /// True for what is called as a controller's view goes, and what calls it.
  private func isOfDisappearing(_ member: MemberCode, _ met: inout Set<CodePlace>) -> Bool {
    guard met.insert(member.place).inserted else { return false }
    return Self.disappearing.contains(member.name)
      || callers[member.name]?.contains { isOfDisappearing($0, &met) } == true
  }

  private static let disappearing: Set = ["viewWillDisappear", "viewDidDisappear"]

  /// True for a function that may be called before the app is left: not for one that the system calls as a screen goes, nor for one that only such call.
  private func mayRun(_ member: MemberCode, _ met: inout Set<CodePlace>) -> Bool {
    guard met.insert(member.place).inserted, !Self.endings.contains(member.name) else {
      return false
    }
    // One that nothing calls is the system's to call, or a library's.
    guard let callers = callers[member.name], !callers.isEmpty else { return true }
    return callers.contains { mayRun($0, &met) }
  }

  /// What is called as something ends.
  private static let endings: Set = [
    "viewWillDisappear", "viewDidDisappear", "applicationWillTerminate", "sceneDidDisconnect",
    "deinit",
  ]

  /// True where code outside of a type, or of those that come from it, names one of these.
  private func isNamedElsewhere(_ type: String) -> Bool {
    let program = evaluator.program
    let family = program.types.values.filter { other in
      program.lineage(of: other.name).contains { $0.name == type }
    }.map(\.name)
    return family.contains { name in
      named[name.lastPart]?.contains { !family.contains($0) } == true
    }
  }
}

extension Term {
  /// True for what stands for a loop over notifications.
  fileprivate var isOfLoop: Bool { base?.containsTerm { $0.name == "notifications" } == true }

  /// True for `assign(to:)`, which gives nothing that would have to be kept.
  var isKeptByProperty: Bool {
    name == "assign" && arguments.map(\.label) == ["to"]
  }

  /// True for a call that keeps what it is called of, or given.
  func keeps(_ isIt: (Term) -> Bool) -> Bool {
    if ["store", "disposed"].contains(name) { return base?.containsTerm(where: isIt) == true }
    let looks = ["print", "debugPrint", "dump", "NSLog", "os_log", "cancel", "removeObserver"]
    return !looks.contains(name) && arguments.contains { $0.value.containsTerm(where: isIt) }
  }
}

extension MemberCode {
  /// True where one of its statements is among some.
  fileprivate func wasRun(among visited: Set<CodePlace>) -> Bool {
    blocks.flatMap(\.statements).contains {
      visited.contains(CodePlace(file: place.file, offset: $0.offset))
    }
  }
}

extension MemberCode {
  /// True where a closure in it takes observers back that was not run.
  fileprivate func takesBackLater(than visited: Set<CodePlace>) -> Bool {
    var search = LaterRemovals(file: place.file, visited: visited)
    walk(by: &search)
    return search.isFound
  }
}

extension Statement {
  /// True for the declaration of a type or of an extension.
  fileprivate var isType: Bool {
    if case .declaration(let declaration) = kind, case .type = declaration.kind {
      true
    } else {
      false
    }
  }
}

extension SourceProgram {
  /// True where an app of SwiftUI is among the types.
  var hasApp: Bool {
    types.values.contains { $0.inherited.contains { $0.baseName == "App" } }
  }
}
