import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Views that are added and removed.
extension RuleTranslation {
  /// Adds a view that is laid over others.
  mutating func addView(_ term: Term, to actions: inout [Action]) {
    guard let value = term.arguments.first?.value else { return }
    let holder = term.base.flatMap { search.holder(ofLast: $0) }
    let receiver = holder ?? term.base.flatMap(search.target)
    let isRaising = term.name.hasPrefix("bringSubview")
    guard case .own(let id, let object)? = search.target(of: value) else {
      // A view of the screen that was taken away is there again.
      if case .screenView(let name)? = search.target(of: value) { actions.append(.show([name])) }
      if receiver?.isOfTheApp != false {
        gap(isRaising ? "what is brought above a cover" : "the view that is added", at: term.place)
      }
      return
    }
    let assumedAround = assumed
    defer { assumed = assumedAround }
    assumed.merge(value.conditions(reaching: object)) { around, _ in around }
    if term.name == "insertSubview" {
      if case .int(0)? = term["at"] {
        // Beneath all others it covers none.
        if knownCovers[id] != nil { actions.append(.uncover(Uncovering(id: id))) }
        return
      }
      if term["aboveSubview"] == nil {
        return gap("among which views one is added", at: term.place)
      }
    }
    guard let receiver else { return gap("where a view is added", at: term.place) }
    if isRaising { return }
    if case .window(let window, _) = receiver, [.first, .last].contains(window),
      search.hasOtherWindows
    {
      return gap("which of several windows a view is added to", at: term.place)
    }
    if !asksForPresented, term.base?.isOfPresented == true {
      return gap("whether anything is presented", at: term.place, bearing: .hiding)
    }
    let place: (CoverAttachment, WindowSearch, SceneChoice)
    switch receiver {
    case .window(let search, let scenes): place = (.window, search, scenes)
    case .rootView: place = (.rootView, .main, .own)
    case .topView: place = (.topView, .main, .own)
    case .ownView: place = (.view, .main, .own)
    case .own, .screenView, .rootController, .topController, .ownController:
      if knownCovers[id] != nil { gap("where a cover is moved to", at: term.place) }
      return
    }
    let around = isOnRoot
    isOnRoot = receiver == .rootView
    defer { isOnRoot = around }
    guard let content = content(of: value, at: term.place) else { return }
    guard let layout = layout(of: object, made: value, at: term.place) else { return }
    if let unsure = ties.unsure(besides: term, where: { holds(id, $0) }) {
      let isView = unsure.name.hasSuffix("ubview")
      return gap(
        isView ? "whether what a cover hides by lies in it" : "whether a cover's constraints hold",
        at: unsure.place, bearing: .hiding)
    }
    if let object, let picture = search.captureName(of: object), content.isSeenThrough {
      pictures[id] = picture
    }
    let cover = Cover(
      content, id: id, attachment: place.0, window: place.1, layout: layout, scenes: place.2)
    guard holder != nil else { return raise(cover, object, at: term.place, to: &actions) }
    raise(cover, object, onLastViewAt: term.place, to: &actions)
  }

  /// Lays a cover on the last view of a window: that is one which holds a controller's view, and fills the window, unless something else was put onto that.
  private mutating func raise(
    _ cover: Cover, _ object: ObjectID?, onLastViewAt place: CodePlace, to actions: inout [Action]
  ) {
    var laid: [Action] = []
    raise(cover, object, at: place, to: &laid)
    if pending[cover.id] != nil {
      return gap("where a view is added", at: place)
    }
    let asked = "the last view of a window holding that of a controller"
    actions += whenKnown(.asking(asked, at: place), laid, [], at: place)
  }

  /// True for a call that makes constraints of a cover hold, or puts a view into it that it hides by.
  private func holds(_ id: String, _ term: Term) -> Bool {
    if let view = term.constrainedView {
      if case .own(id, _)? = search.target(of: view) { return true }
      return false
    }
    switch term.name {
    case "constraint", "activate", "addConstraint", "addConstraints":
      return ([.term(term)] + term.arguments.map(\.value)).contains { value in
        (value.listed ?? [value]).contains { covers(tiedBy: $0).contains(id) }
      }
    case "addSubview", "insertSubview", "addArrangedSubview":
      guard case .own(_, let object?)? = term.base.flatMap(search.target),
        search.id(of: object) == id || readParts[object] != nil,
        let child = term.arguments.first?.value.asObject
      else { return false }
      return readParts[child] != nil
    default: return false
    }
  }

  /// Lays a cover, or keeps it until it is seen.
  mutating func raise(
    _ cover: Cover, _ object: ObjectID?, at place: CodePlace, to actions: inout [Action]
  ) {
    let alpha = object.flatMap { property("alpha", of: $0) }
    if let alpha, alpha.number == nil {
      return gap("the opacity of a cover", at: place, bearing: .hiding)
    }
    var cover = cover
    // One that is clear so far has the opacity that it is shown with.
    if let part = alpha?.number, part > 0 { cover.opacity = min(part, 1) }
    knownCovers[cover.id] = cover
    added.insert(cover.id)
    actions += settingSuperview(of: cover.id, isThere: true)
    let isHidden = object.flatMap { property("isHidden", of: $0) }
    if let isHidden, isHidden.truth == nil {
      return gap("whether a cover is hidden", at: place, bearing: .hiding)
    }
    if isHidden == .bool(true) || alpha?.number == 0 {
      pending[cover.id] = cover
      return
    }
    if let animation, animation.duration > 0 {
      cover.fade = Seconds(animation.duration) ?? .zero
      cover.curve = animation.curve
    }
    actions += laid(cover, object, at: place)
  }

  /// A property of an object as it is at this point of the handler.
  func property(_ name: String, of id: ObjectID) -> Value? {
    world[id]?[name]
      ?? (id.number < code.launchCount ? code.evaluator.object(id).fields[name] : nil)
  }

  /// Adds the removal of a view.
  mutating func addRemoval(
    of base: ViewTarget?, _ term: Term, to actions: inout [Action]
  ) {
    switch base {
    case .own(let id, _)?:
      removedCovers.insert(id)
      actions += settingSuperview(of: id, isThere: false)
      actions.append(.uncover(Uncovering(id: id)))
    case .screenView(let name)?: actions.append(.hide([name]))
    case .window?, .rootView?, .topView?, .ownView?, .rootController?, .topController?,
      .ownController?:
      gap("a view of the app's that is removed", at: term.place)
    case nil:
      if let holder = term.base?.asTerm?.holderOfEachView,
        case .own(let id, let object?)? = search.target(of: holder)
      {
        if hidesByViews(in: object) { actions.append(.uncover(Uncovering(id: id))) }
      } else if term.base.map(mayBeOfCover) ?? true {
        gap("the view that is removed", at: term.place)
      }
    }
  }

  /// True where a cover may hide by a view that lies in it, as one does that was not read yet.
  private func hidesByViews(in cover: ObjectID) -> Bool {
    guard readParts[cover] != nil else { return true }
    return CoverParts(of: .object(cover), in: code.evaluator, search).objects
      .contains { $0 != cover && readParts[$0] != nil }
  }

  /// False for a value that is written to be of a class which neither a cover is of, nor a view that one hides by.
  func mayBeOfCover(_ value: Value) -> Bool {
    if case .choice(_, let then, let otherwise) = value {
      return mayBeOfCover(then) || mayBeOfCover(otherwise)
    }
    guard let type = code.state.writtenType(of: value),
      search.classes(of: type).contains(where: ["UIView", "UIViewController"].contains)
    else { return true }
    var covers = Set(knownCovers.keys)
    for object in (0..<code.evaluator.objectCount).map({ ObjectID(number: $0) }) {
      guard case .own(let id, _)? = search.target(of: .object(object)),
        knownCovers[id] != nil || readParts[object] != nil
      else { continue }
      covers.remove(id)
      let own = code.evaluator.object(object).type
      let lineage = code.evaluator.program.lineage(of: own).map(\.name)
      if lineage.contains(type) || search.classes(of: own).contains(type) { return true }
    }
    // Of what a framework makes the class is not known.
    return !covers.isEmpty
  }

  /// What holds the frame of a view that covers all that it lies on; of any other it is noted.
  mutating func layout(
    of object: ObjectID?, made value: Value? = nil, at place: CodePlace
  ) -> CoverLayout? {
    guard let object else { return layout(ofMade: value, at: place) }
    let made = code.evaluator.object(object)
    // The view of a controller has the screen's extent until it is given another.
    if search.classes(of: made.type).contains("UIViewController") {
      let makesView = code.evaluator.program.lineage(of: made.type).contains {
        $0.functions["loadView"]?.isEmpty == false
      }
      if makesView {
        gap("the frame of a view that a controller makes", at: place, bearing: .hiding)
      }
      return makesView ? nil : .frame
    }
    return layout(
      with: CoverExtent(of: object, in: code.evaluator, search, fields: fields(of: object)),
      at: place)
  }

  /// What holds the frame of a view that a framework makes, such as that of the launch screen.
  private mutating func layout(ofMade value: Value?, at place: CodePlace) -> CoverLayout? {
    guard case .term(let view)? = value else { return .autoresizing }
    func set(_ property: String) -> Value? {
      let member = Term(form: .member, name: property, base: value, arguments: [], place: place)
      return last.members[member]?.resolved(assumed)
    }
    let followsMask = set("translatesAutoresizingMaskIntoConstraints") != .bool(false)
    return layout(
      with: CoverExtent(
        ofMade: view, in: code.evaluator, search, frame: followsMask ? set("frame") : nil),
      at: place)
  }

  private mutating func layout(with extent: CoverExtent, at place: CodePlace) -> CoverLayout? {
    switch extent {
    case .whole(let layout): return layout
    case .part:
      gap("a cover of a part, or of nothing", at: place, bearing: .hiding)
      return nil
    case .unknown:
      gap("the frame of a cover", at: place, bearing: .hiding)
      return nil
    }
  }

  /// What is set of an object at the end of the handler, by the conditions around.
  func fields(of object: ObjectID) -> [String: Value] {
    code.evaluator.object(object).fields.merging(last.objects[object] ?? [:]) { $1 }
      .mapValues { $0.resolved(assumed) }
  }
}

extension Value {
  /// True for what belongs to a controller that is presented, where one is.
  fileprivate var isOfPresented: Bool {
    switch self {
    case .term(let term):
      term.form == .member && term.name == "presentedViewController"
        || [.member, .cast].contains(term.form) && term.base?.isOfPresented == true
    case .choice(_, let then, let otherwise):
      then.isOfPresented && (otherwise == .nothing || otherwise.isOfPresented)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }
}

extension Term {
  /// The view of whose views it is each one; nil for any other.
  fileprivate var holderOfEachView: Value? {
    guard form == .element, let views = base?.asTerm, views.form == .member,
      ["subviews", "arrangedSubviews", "sublayers"].contains(views.name)
    else { return nil }
    return views.base
  }
}

extension Cover.Content {
  /// True for what lets through what lies beneath.
  fileprivate var isSeenThrough: Bool {
    switch self {
    case .color(let color): !color.isOpaque
    case .image, .blur, .mosaic, .view: true
    case .captured, .launchScreen: false
    }
  }
}
