import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The objects by which covers hide: what else becomes of these decides as well.
extension RuleTranslation {
  /// What a view, a window or a controller shows as a cover; nil, and noted, where that is not known.
  mutating func content(of value: Value, at place: CodePlace) -> Cover.Content? {
    var contents = coverContents
    for id in CoverParts(of: value, in: contents.evaluator, search).objects {
      for (name, field) in contents.evaluator.object(id).fields.sorted(by: { $0.key < $1.key }) {
        contents.evaluator.setStored(name, of: id, to: field.resolved(assumed))
      }
    }
    guard let content = shown(contents.content(of: value), at: place) else { return nil }
    let parts = CoverParts(of: value, in: contents.evaluator, search)
    if let place = parts.objects.compactMap({ told($0, besides: parts.objects) }).first {
      gap("what a view of another one's shows on a cover", at: place)
      return nil
    }
    // What was made at the launch is known by what it registered then.
    if let acting = parts.objects.first(where: {
      $0.number >= code.launchCount && actsByItself($0, of: contents.evaluator.object($0).type)
    }) {
      gap("what \(contents.evaluator.object(acting).type) does by itself", at: place)
      return nil
    }
    for id in parts.objects where id.number < code.evaluator.objectCount { laidParts.insert(id) }
    readCovers.formUnion(value.objects)
    let essential = contents.essential.sorted()
    let isAnimated = essential.contains { id in
      last.animated[id]?.contains(where: Self.decidesExtent) == true
    }
    if isAnimated {
      gap("what a cover is while an animation changes it", at: place, bearing: .hiding)
      return nil
    }
    // Those that were made to read it are no objects of the handlers.
    for id in essential where id.number < code.evaluator.objectCount {
      noteRead(id, by: &contents)
    }
    return content
  }

  /// Where a view is made that something else than a cover and its parts holds and tells of data; nil for any other.
  private func told(_ view: ObjectID, besides parts: [ObjectID]) -> CodePlace? {
    let evaluator = code.evaluator
    guard view.number < evaluator.objectCount else { return nil }
    for holder in (0..<evaluator.objectCount).map({ ObjectID(number: $0) })
    where !parts.contains(holder) {
      let object = evaluator.object(holder)
      let names = object.fields.filter { $0.value.objects.contains(view) }.keys
      let isTold = evaluator.program.lineage(of: object.type).contains { type in
        names.contains { code.unseenChanges.tells(by: $0, of: type.name) }
      }
      if isTold { return evaluator.object(view).place }
    }
    return nil
  }

  /// True for a view that listens to something, or does something later, by the code of its class or by what that is given in the program.
  private func actsByItself(_ object: ObjectID, of type: String) -> Bool {
    let lineage = code.evaluator.program.lineage(of: type)
    let names = search.holders(of: object).union(lineage.map(\.name.lastPart))
    return lineage.contains { type in
      type.sort == .extension
        ? code.addedViewCode.mayRun(type, ofViewBy: names.union(Self.waysToViews)) : type.acts
    }
  }

  /// The names by which code comes to views that no property holds.
  private static let waysToViews: Set = [
    "viewWithTag", "subviews", "superview", "arrangedSubviews", "view", "contentView", "hitTest",
  ]

  /// Notes with what a cover was read that an object is or shows.
  private mutating func noteRead(_ id: ObjectID, by contents: inout CoverContents) {
    let object = contents.evaluator.object(id)
    for (name, field) in object.fields {
      readParts[id, default: [:]][name, default: []].insert(field)
      // What a view is given where it is made counts as it is where it is laid, by the conditions there.
      if id.number >= code.launchCount, let given = last.objects[id]?[name] {
        readParts[id, default: [:]][name, default: []].insert(given)
      }
    }
    guard search.classes(of: object.type).contains("UIViewController") else { return }
    let view = contents.evaluator.read("view", of: .object(id), at: object.place)
    for name in Self.extent.union(Value.ofNewView.keys) {
      let value = contents.evaluator.read(name, of: view, at: object.place)
      readParts[id, default: [:]][name, default: []].insert(value)
    }
  }

  /// Notes what else becomes of the objects that covers hide by than what they were read with.
  mutating func notePartChanges() {
    guard !laidParts.isEmpty else { return }
    let standing = code.standing.closures.flatMap(\.1)
    let left = code.handlers.filter { !$0.handler.callback.isArrival }.flatMap(\.effects)
    let arriving = code.handlers.filter(\.handler.callback.isArrival).flatMap(\.effects)
    let others =
      code.followers.flatMap(\.effects) + code.events.flatMap(\.effects) + standing
      + code.systemCalls.calls.flatMap { $0.effects ?? [] }
      + code.beginnings.flatMap(\.doneLater)
    for effect in code.beginnings.flatMap(\.flattened) {
      noteShown(by: effect)
      notePlacing(by: effect)
    }
    let called = code.openCalls.effects(calledBy: left + others)
    for effect in (left + others + called).flatMap(\.flattened) {
      noteChange(effect, isArrival: false)
    }
    for effect in arriving.flatMap(\.flattened) { noteChange(effect, isArrival: true) }
  }

  /// Notes what a function of a library makes of what covers hide by, before any is laid.
  private mutating func notePlacing(by effect: Effect) {
    guard case .call(let term) = effect, !Self.isFollowed(term), !term.onlyKeeps else { return }
    let given = [term.base].compactMap(\.self) + term.arguments.map(\.value)
    let isOfCover = given.contains { value in
      ownPart(value).map { readParts[$0] != nil } == true
    }
    if isOfCover { gap("what \(term.name) makes of a cover", at: term.place) }
  }

  /// The object of the protection's own that a value is, or is something of; nil for any other.
  private func ownPart(_ value: Value) -> ObjectID? {
    search.object(of: value)
      ?? value.asTerm.flatMap { $0.isMeasure ? nil : $0.base.flatMap(ownPart) }
  }

  /// - Parameter isArrival: true for what is done in front, where covers are taken down.
  private mutating func noteChange(_ effect: Effect, isArrival: Bool) {
    noteShown(by: effect)
    let (subject, property, value, place): (Value, String, Value?, CodePlace)
    switch effect {
    case .set(let owner, let name, let given, let at):
      (subject, property, value, place) = (owner, name, given, at)
    case .call(let term) where ["removeFromSuperview", "removeFromSuperlayer"].contains(term.name):
      guard let base = term.base else { return }
      (subject, property, value, place) = (base, "superview", nil, term.place)
    case .call, .branch, .within, .deferred, .possible, .gap: return
    }
    guard case .own(let id, let object?)? = search.target(of: subject), let read = readParts[object]
    else { return }
    let isCover = knownCovers[id] != nil || readCovers.contains(object)
    // What shows and hides covers is followed, and so is what they are when they are laid again.
    if isCover, isArrival || Self.shows(property) || Self.isOfLooks(property) { return }
    guard Self.shows(property) || Self.decidesExtent(property) else { return }
    if let value, read[property]?.contains(value) == true || value == Value.ofNewView[property] {
      return
    }
    if let value, property == "viewControllers",
      read[property]?.contains(where: { showsSame(value, as: $0, in: object) }) == true
    {
      return
    }
    gap("what \(property) makes of what a cover hides by", at: place)
  }

  /// True where a stack of controllers hides with others as it does with those it was read with.
  private func showsSame(_ value: Value, as read: Value, in stack: ObjectID) -> Bool {
    func reading(_ value: Value) -> CoverReading {
      var contents = contents(where: "viewControllers", of: stack, is: value)
      return contents.content(of: .object(stack))
    }
    guard case .array(let controllers) = value, let shown = controllers.last,
      reading(value) == reading(read)
    else { return false }
    var trial = withoutGaps
    return trial.content(of: shown, at: code.evaluator.object(stack).place) != nil
      && trial.gaps.isEmpty
  }

  /// Notes what is shown on covers that does not stand in the source.
  private mutating func noteShown(by effect: Effect) {
    let plain = PlainParts(code.evaluator, search)
    switch effect {
    case .set(let owner, let property, let value, let place):
      guard let part = search.object(of: owner) else {
        if TellingNames.properties.contains(property), isOfLaidPart(owner), !plain.isPlain(value) {
          gap("what \(property) shows on a cover", at: place)
        }
        return
      }
      guard laidParts.contains(part),
        !plain.isOwn(property, of: code.evaluator.object(part).type),
        !plain.isPlain(property, value)
      else { return }
      gap("what \(property) shows on a cover", at: place)
    case .call(let term)
    where term.base?.asTerm.map {
      TellingNames.properties.contains($0.name) && isOfLaidPart(.term($0))
    } == true:
      if !term.arguments.allSatisfy({ plain.isPlain($0.value) }) {
        gap("what \(term.name) shows on a cover", at: term.place)
      }
    case .call(let term):
      guard let part = term.base.flatMap(search.object), laidParts.contains(part),
        !Self.isSilent(function: term.name), !term.setsControllersAtOnce,
        !isOfSystemAbove(term, part)
      else { return }
      for argument in term.arguments where !isPlainOrLaid(argument.value, plain) {
        gap("what \(term.name) shows on a cover", at: term.place)
      }
    case .branch, .within, .deferred, .possible, .gap: return
    }
  }

  /// True for what a class of the system's does besides as it is told that something of its own appears, changes or goes: it shows nothing that it is given.
  private func isOfSystemAbove(_ term: Term, _ part: ObjectID) -> Bool {
    guard term.name.hasPrefix("super."),
      Self.told.contains(String(term.name.dropFirst("super.".count)))
    else { return false }
    let type = code.evaluator.object(part).type
    return code.evaluator.program.foreignAncestors(of: type).allSatisfy(FrameworkNames.isOfSystem)
  }

  /// What UIKit tells controllers and views.
  private static let told: Set = [
    "viewDidAppear", "viewDidDisappear", "viewIsAppearing", "viewWillAppear", "viewWillDisappear",
    "viewWillTransition", "willTransition", "traitCollectionDidChange", "didMove", "willMove",
    "didUpdateFocus", "preferredContentSizeDidChange", "touchesBegan", "touchesCancelled",
    "touchesEnded", "touchesMoved", "pressesBegan", "pressesEnded", "motionBegan", "motionEnded",
  ]

  /// True for a part of what lies on a cover, such as a button's configuration.
  private func isOfLaidPart(_ value: Value) -> Bool {
    guard let term = value.asTerm, term.form == .member, let base = term.base else { return false }
    return search.object(of: base).map(laidParts.contains) ?? isOfLaidPart(base)
  }

  /// True for what stands in the source, or is a plain view by itself.
  private func isPlainOrLaid(_ value: Value, _ plain: PlainParts) -> Bool {
    let object = search.object(of: value)
    guard object != nil || value.asTerm != nil else { return plain.isPlain(value) }
    let parts = CoverParts(
      of: .array([object.map { .object($0) } ?? value]), in: code.evaluator, search)
    let isLaid = parts.strangers.isEmpty && plain.doubt(in: parts.objects) == nil
    return isLaid || object == nil && plain.isPlain(value)
  }

  /// True for a property by which views come and go, which is followed for covers.
  private static func shows(_ property: String) -> Bool {
    ["isHidden", "alpha", "opacity", "superview", "windowLevel"].contains(property)
  }

  /// True for a property that decides how much of the screen a view hides.
  static func decidesExtent(_ property: String) -> Bool { extent.contains(property) }

  private static let extent: Set = [
    "frame", "bounds", "center", "transform", "transform3D", "autoresizingMask", "contentMode",
    "backgroundColor", "effect", "image", "isOpaque", "mask", "maskView", "windowScene",
    "rootViewController", "viewControllers", "view", "contentView",
    "translatesAutoresizingMaskIntoConstraints",
  ]
}

extension Effect {
  /// What is not done with it, but later or maybe.
  var doneLater: [Effect] {
    switch self {
    case .deferred(_, let inner), .possible(_, let inner): inner
    case .within(_, let inner): inner.flatMap(\.doneLater)
    case .branch(_, let then, let otherwise, _): (then + otherwise).flatMap(\.doneLater)
    case .call, .set, .gap: []
    }
  }
}

extension Term {
  /// True for what a table of Foundation's is called, which only keeps what it is given.
  var onlyKeeps: Bool {
    guard let table = base?.asTerm, table.form == .call, Self.keeping.contains(name) else {
      return false
    }
    let isMade = table.base == nil || table.base == .type(table.name)
    if isMade, Self.tables.contains(table.name) { return true }
    if case .type(let type)? = table.base { return Self.tables.contains(type) }
    return table.base == nil && Self.makingTables.contains(table.name)
  }

  private static let keeping: Set = [
    "add", "remove", "contains", "setObject", "removeObject", "object", "addPointer",
    "insertPointer",
  ]
  private static let tables: Set = ["NSHashTable", "NSMapTable", "NSPointerArray"]

  /// The functions by which the type that is expected makes one, with the dot that stands for it.
  private static let makingTables: Set = [
    ".weakObjects", ".weakToStrongObjects", ".strongToWeakObjects", ".weakToWeakObjects",
    ".strongToStrongObjects", ".strongObjects",
  ]
}
