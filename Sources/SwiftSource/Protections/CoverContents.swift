import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What a view shows that an app lays over its screen.
enum CoverReading: Hashable {
  /// It hides or blurs what lies beneath.
  case shows(Cover.Content)
  /// It shows nothing of its own where it lies: what lies beneath is seen.
  case isClear
  /// It is not known how much it hides, and why; it shows nothing of the screen.
  case cannotTell(String)
  /// Nothing is known of it, and why: it may show the screen itself.
  case mayShowAnything(String)

  /// True for a reason why it is not known how much a view hides that is about its looks, and not about how much of the screen it has.
  static func isOfLooks(_ reason: String) -> Bool {
    looks.contains(reason) || reason.hasPrefix("what ") && reason.hasSuffix(" shows")
  }

  private static let looks: Set = [
    "a paint that is not known", "a picture that is not there", "a colour that is made elsewhere",
  ]
}

/// Reads what covers show of the objects that they are.
struct CoverContents {
  /// The evaluation that the objects are of.
  var evaluator: Evaluator
  /// Finds what values stand for.
  let search: TargetSearch
  /// What the app has in its catalogues.
  let resources: SourceResources
  /// What has been set of what belongs to frameworks' objects.
  let members: [Term: Value]
  /// The objects that what was read hides by: what becomes of these decides how much is hidden.
  private(set) var essential: Set<ObjectID> = []
  /// What controllers do as they make their views and come to be seen.
  var loading: [Effect] = []
  /// True where a controller gives views texts or pictures of the app's data as it makes them.
  private var loadsData: Bool { loading.setTexts }

  /// Reads objects as they are in an evaluation.
  ///
  /// - Parameters:
  ///   - settings: what has been set of them besides.
  ///   - members: what has been set of what belongs to them.
  ///   - resources: what the app has in its catalogues.
  init(
    _ evaluator: Evaluator, _ search: TargetSearch, _ settings: [ObjectID: [String: Value]],
    _ members: [Term: Value], _ resources: SourceResources
  ) {
    self.evaluator = evaluator
    self.search = search
    (self.resources, self.members) = (resources, members)
    for (id, fields) in settings {
      for (name, value) in fields { self.evaluator.setStored(name, of: id, to: value) }
    }
    for (member, value) in members { self.evaluator.setMember(member, to: value) }
  }

  /// What a value shows as a cover, and above whatever it lies on: nobody can tell of what shows data of the app's.
  mutating func content(of value: Value) -> CoverReading {
    let reading = content(of: value, depth: 0)
    if case .mayShowAnything = reading { return reading }
    var parts = CoverParts(of: value, in: evaluator, search)
    // What a controller within another shows is known once its view is loaded, too.
    while let child = parts.objects.first(where: isUnreadController) {
      let inner = content(of: .object(child), depth: 0)
      if case .mayShowAnything = inner { return inner }
      parts = CoverParts(of: value, in: evaluator, search)
    }
    if loadsData { return .mayShowAnything("a text or a picture that is not in the source") }
    if let stranger = parts.strangers.first {
      return .mayShowAnything("the view \(stranger.written.prefix(80))")
    }
    // One that is a picture of the screen itself has been read as that.
    let isPicture =
      parts.objects.first.map { evaluator.object($0).type } == Frameworks.pictureOfView
    let others = isPicture ? Array(parts.objects.dropFirst()) : parts.objects
    if let doubt = PlainParts(evaluator, search).doubt(in: others) {
      return .mayShowAnything(doubt)
    }
    if case .shows = reading, let doubt = laterDoubt { return .cannotTell(doubt) }
    return placingDoubt.map { .cannotTell($0) } ?? reading
  }

  private func isUnreadController(_ id: ObjectID) -> Bool {
    !essential.contains(id)
      && search.classes(of: evaluator.object(id).type).contains("UIViewController")
  }

  private mutating func content(of value: Value, depth: Int) -> CoverReading {
    guard depth < 8 else { return .cannotTell("views that hold themselves") }
    switch value {
    case .object(let id): return content(ofObject: id, depth: depth)
    case .term(let term): return content(ofTerm: term, depth: depth)
    case .choice(_, let then, let otherwise):
      let one = content(of: then, depth: depth + 1)
      let other = content(of: otherwise, depth: depth + 1)
      if otherwise == .nothing { return one }
      return then == .nothing ? other : Self.lesser(one, other)
    case .structure(let view): return content(ofView: value, named: view.type)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .type, .function, .group, .keyPath:
      return .mayShowAnything("a view that is made elsewhere")
    }
  }

  /// Of two covers the one that hides less.
  private static func lesser(_ one: CoverReading, _ other: CoverReading) -> CoverReading {
    if one == other { return one }
    guard case .shows(let shown) = one, case .shows = other else {
      return .cannotTell("which of two views it is")
    }
    if case .color = shown { return other }
    return one
  }

  /// A view that a framework makes of what the app has: a launch screen's, and others of which nothing is known.
  private mutating func content(ofTerm term: Term, depth: Int) -> CoverReading {
    if let objects = search.objects(heldBy: term) {
      let contents = objects.map { content(of: .object($0), depth: depth + 1) }
      if let first = contents.first { return contents.dropFirst().reduce(first, Self.lesser) }
    }
    if term.isOfLaunchScreen(in: evaluator) { return launchScreen(term) }
    if let screen = search.screen(of: term) {
      return doubt(aboutDocument: term) ?? .shows(.view(screen))
    }
    if let own = term.base,
      ["view", "contentView", "instantiateInitialViewController"].contains(term.name)
    {
      return content(of: own, depth: depth + 1)
    }
    if term.form == .cast, let inner = term.base { return content(of: inner, depth: depth + 1) }
    if let background = background(of: .term(term)), background != .isClear { return background }
    if ["snapshotView", "resizableSnapshotView"].contains(term.name) {
      return .mayShowAnything("a picture of the screen itself")
    }
    return .mayShowAnything("a view that is made elsewhere")
  }

  /// The screen that is shown while the app starts, where that is the storyboard which is named.
  private func launchScreen(_ term: Term) -> CoverReading {
    guard let launch = resources.launchStoryboard,
      term.storyboard(in: evaluator).map({ $0 == launch }) != false
    else { return .cannotTell("a storyboard that is not known to be shown at the launch") }
    return .shows(.launchScreen)
  }

  private mutating func content(ofObject id: ObjectID, depth: Int) -> CoverReading {
    essential.insert(id)
    let object = evaluator.object(id)
    let classes = search.classes(of: object.type)
    if classes.contains("UIWindow") { return content(ofWindow: id, depth: depth) }
    if classes.contains("UIHostingController") { return content(ofHosting: id) }
    if classes.contains("UIViewController") { return content(ofController: id, depth: depth) }
    if object.type == Frameworks.pictureOfView { return content(ofPicture: id, depth: depth) }
    if isGroundless(object) { return .cannotTell("what \(object.type) shows") }
    let background = background(of: .object(id))
    if classes.contains("UIVisualEffectView") {
      let effect = object.fields["effect"] ?? object.arguments.first { $0.label == "effect" }?.value
      return effect.map { blur($0) } ?? .isClear
    }
    if case .shows? = background { return background ?? .isClear }
    if classes.contains("UIScrollView") { return .cannotTell("what \(object.type) is scrolled to") }
    if classes.contains("UIImageView") { return image(of: object) }
    if let inner = content(ofViewsIn: .object(id), depth: depth) { return inner }
    if let background, background != .isClear { return background }
    let isOwn = evaluator.program.type(named: object.type)?.sort == .class
    if isOwn, classes.contains("UIView"), background == nil {
      return .cannotTell("what \(object.type) draws")
    }
    return .isClear
  }

  private mutating func content(ofWindow id: ObjectID, depth: Int) -> CoverReading {
    if case .shows(let shown)? = background(of: .object(id)) { return .shows(shown) }
    let object = evaluator.object(id)
    guard let root = object.fields["rootViewController"], root != .nothing else {
      return content(ofViewsIn: .object(id), depth: depth) ?? .isClear
    }
    return content(of: root, depth: depth + 1)
  }

  /// What lies on a picture of the screen, which is seen wherever that lets it through.
  private mutating func content(ofPicture id: ObjectID, depth: Int) -> CoverReading {
    let above = content(ofViewsIn: .object(id), depth: depth) ?? .isClear
    if case .shows(.color(let color)) = above, color.isOpaque { return above }
    guard let name = search.captureName(of: id) else {
      return .mayShowAnything("a picture of the screen itself")
    }
    return above == .isClear ? .shows(.captured(name, PictureLayout(.scaleToFill))) : above
  }

  /// A hosting controller's view has the system's background, whatever SwiftUI puts on it, unless it is taken away.
  private mutating func content(ofHosting id: ObjectID) -> CoverReading {
    let object = evaluator.object(id)
    let root = object.fields["rootView"] ?? object.arguments.first { $0.label == "rootView" }?.value
    if let root, let data = ShownData.first(in: root, evaluator) {
      return .mayShowAnything("a view that shows \(data)")
    }
    let view = evaluator.read("view", of: .object(id), at: object.place)
    if let doubt = doubt(aboutLooksOf: view, at: object.place) { return doubt }
    guard let background = background(of: view) else {
      return .shows(.color(.system(.systemBackground)))
    }
    guard background == .isClear, let root else { return background }
    return content(ofView: root, named: object.type)
  }

  private mutating func content(ofController id: ObjectID, depth: Int) -> CoverReading {
    let object = evaluator.object(id)
    load(id, of: object.type)
    let view = evaluator.read("view", of: .object(id), at: object.place)
    if let doubt = doubt(aboutPlaceOf: view, at: object.place) { return doubt }
    if let doubt = doubt(aboutLooksOf: view, at: object.place) { return doubt }
    let background = background(of: view)
    if case .shows(let shown)? = background { return .shows(shown) }
    if background == nil, search.classes(of: object.type).contains("UITableViewController") {
      return .shows(.color(.system(.systemBackground)))
    }
    if case .object(let inner) = view { return content(ofObject: inner, depth: depth + 1) }
    if case .term(let term) = view, let screen = search.screen(of: term) {
      return doubt(aboutDocument: term) ?? .shows(.view(screen))
    }
    if let inner = content(ofViewsIn: view, depth: depth) { return inner }
    if object.arguments.contains(where: { $0.label == "nibName" && $0.value != .nothing }) {
      return .cannotTell("the nib of \(object.type)")
    }
    if let children = evaluator.object(id).fields["viewControllers"],
      case .array(let values) = children,
      let shown = search.classes(of: object.type).contains("UINavigationController")
        ? values.last : values.first
    {
      return content(of: shown, depth: depth + 1)
    }
    if object.type == "UINavigationController", let root = object.arguments.first?.value {
      return content(of: root, depth: depth + 1)
    }
    if object.type == "UIAlertController" { return .isClear }
    return background ?? .isClear
  }

  /// Why a controller's view may show less than it has; nil where it is as views are at first.
  mutating func doubt(aboutLooksOf view: Value, at place: CodePlace) -> CoverReading? {
    for (name, usual) in Value.ofNewView.sorted(by: { $0.key < $1.key }) {
      let value = evaluator.read(name, of: view, at: place)
      guard value.isSet(name), value != usual, value != .double(1) else { continue }
      return .cannotTell("what \(name) makes of a controller's view")
    }
    return nil
  }

  /// What a view's background shows; nil where none is set.
  mutating func background(of view: Value) -> CoverReading? {
    let place = CodePlace(file: 0, offset: 0)
    let value = evaluator.read("backgroundColor", of: view, at: place)
    if case .term(let term) = value, term.form == .member, term.name == "backgroundColor" {
      return nil
    }
    return background(color: value)
  }

  private func background(color value: Value) -> CoverReading {
    if value == .nothing { return .isClear }
    guard let color = resources.color(of: value, evaluator) else {
      if case .choice(_, let then, let otherwise) = value,
        let one = resources.color(of: then, evaluator),
        let other = resources.color(of: otherwise, evaluator)
      {
        let readings = [Self.reading(one), Self.reading(other)]
        if readings.count(where: { $0 == .isClear }) == 1 {
          return .cannotTell("which of two colours it is")
        }
        return Self.reading(one.isOpaque ? other : one)
      }
      return .cannotTell("a colour that is made elsewhere")
    }
    return Self.reading(color)
  }

  private static func reading(_ color: ColorReference) -> CoverReading {
    color.resolved(for: .light).alpha > 0 ? .shows(.color(color)) : .isClear
  }

  /// What the views in a clear one show that fill it; nil where none shows anything.
  private mutating func content(ofViewsIn view: Value, depth: Int) -> CoverReading? {
    var doubt: CoverReading?
    for subview in evaluator.addedViews(to: view).reversed() {
      let inner = content(of: subview, depth: depth + 1)
      guard inner != .isClear else { continue }
      let place =
        subview.asObject.map { evaluator.object($0).place } ?? CodePlace(file: 0, offset: 0)
      if let unseen = self.doubt(aboutPlaceOf: subview, at: place) {
        if unseen != .isClear { doubt = doubt ?? unseen }
        continue
      }
      switch extent(of: subview, at: place) {
      case .whole:
        guard let tie = subview.asObject.flatMap(unsureTie) else { return inner }
        doubt = doubt ?? .cannotTell("whether \(tie) is done")
      case .part: continue
      case .unknown: doubt = doubt ?? .cannotTell("how much of a cover its views fill")
      }
    }
    return doubt
  }

  /// How much of what it lies in a view fills.
  private mutating func extent(of view: Value, at place: CodePlace) -> CoverExtent {
    switch view {
    case .object(let id):
      return CoverExtent(of: id, in: evaluator, search, fields: evaluator.object(id).fields)
    case .term(let term) where search.screen(of: term) != nil:
      let (frame, mask) = (
        evaluator.read("frame", of: view, at: place),
        evaluator.read("autoresizingMask", of: view, at: place)
      )
      return CoverExtent(ofMade: term, in: evaluator, search, frame: frame, mask: mask)
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary,
      .tuple, .enumeration, .structure, .type, .function, .choice, .group, .keyPath:
      return .unknown
    }
  }

  private func blur(_ effect: Value) -> CoverReading {
    var style: Value = effect
    if case .object(let id) = effect {
      let object = evaluator.object(id)
      guard object.type == "UIBlurEffect" else {
        return .cannotTell("the effect \(object.type)")
      }
      style = object.arguments.first?.value ?? .nothing
    }
    if effect == .nothing { return .isClear }
    if case .choice(_, let then, _) = style { style = then }
    guard case .term(let term) = style else {
      return .cannotTell("an effect that is made elsewhere")
    }
    let name = term.form == .call ? term.arguments.first?.value.asTerm?.name ?? "" : term.name
    guard let blur = BlurStyle.all.first(where: { $0.name == name }) else {
      return .cannotTell("the blur \(name)")
    }
    return .shows(.blur(blur))
  }

  private func image(of object: Object) -> CoverReading {
    let value = object.fields["image"] ?? object.arguments.first { $0.label == "image" }?.value
    guard let value, value != .nothing else { return .isClear }
    guard let image = resources.image(of: value) else {
      return .cannotTell("a picture that is not there")
    }
    let mode = object.fields["contentMode"]?.asTerm?.name ?? ContentMode.scaleToFill.rawValue
    guard let contentMode = ContentMode(rawValue: mode) else {
      return .cannotTell("a picture that is fitted by \(mode)")
    }
    return .shows(.image(image, PictureLayout(contentMode)))
  }
}

extension ColorReference {
  /// True where nothing shows through in either appearance.
  var isOpaque: Bool { resolved(for: .light).isOpaque && resolved(for: .dark).isOpaque }
}

extension Value {
  /// False for a property of a view that has been given no value.
  fileprivate func isSet(_ property: String) -> Bool {
    if case .term(let term) = self, term.form == .member, term.name == property { return false }
    return self != .nothing
  }
}
