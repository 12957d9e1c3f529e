import AfterimageMasking
import AfterimageSwiftEvaluation

/// How much of what it lies on a view covers, as far as its code says so.
enum CoverExtent: Hashable {
  /// All of it, and what holds its frame.
  case whole(CoverLayout)
  /// A part, or none.
  case part
  /// Nothing says so.
  case unknown

  /// Reads the extent of a view, of what an evaluation has set of it.
  ///
  /// - Parameters:
  ///   - search: finds the properties that hold the view: code speaks of it by these, too.
  ///   - depth: how many views lie between this one and the one that is asked for.
  init(
    of id: ObjectID, in evaluator: Evaluator, _ search: TargetSearch, fields: [String: Value],
    depth: Int = 0
  ) {
    let holders = ExtentHolders(of: .object(id), in: evaluator, search, depth: depth)
    let names = evaluator.constrainedViews.filter { search.isAlways($0, id) }
    if !names.isEmpty {
      // The mask of a view asks for its first frame, unless it is told not to.
      let followsMask = fields["translatesAutoresizingMaskIntoConstraints"] != .bool(false)
      let isWhole =
        !followsMask && evaluator.lieOnAllEdges(names)
        && evaluator.edgeHolders(of: names).allSatisfy(holders.contain)
      self = isWhole ? .whole(.constraints) : .unknown
      return
    }
    let made = evaluator.object(id).arguments.first { $0.label == "frame" }?.value
    guard let frame = fields["frame"] ?? made else {
      // A view without a frame has no extent, and with bounds alone it lies about the corner.
      let isOpen =
        fields["bounds"] != nil
        || fields["translatesAutoresizingMaskIntoConstraints"] == .bool(false)
      self = isOpen ? .unknown : .part
      return
    }
    // Without its mask it is constraints that place it, if any: those that were seen are none.
    if fields["translatesAutoresizingMaskIntoConstraints"] == .bool(false) {
      self = .unknown
      return
    }
    let mask = fields["autoresizingMask"]
    self = Self.extent(of: frame, mask: mask, holders)
    // Each sets the other, and it is not known which was set last.
    if let bounds = fields["bounds"], !Self.extent(of: bounds, mask: mask, holders).isWhole {
      self = .unknown
    }
  }

  /// Reads the extent of a view that a framework makes: it has the frame that it is given, the constraints that tie it, or an extent that is not known.
  init(
    ofMade view: Term, in evaluator: Evaluator, _ search: TargetSearch, frame: Value?,
    mask: Value? = nil
  ) {
    let holders = ExtentHolders(of: .term(view), in: evaluator, search, depth: 0)
    let tied = evaluator.constrainedViews.filter { $0 == .term(view) }
    guard tied.isEmpty else {
      let isWhole =
        evaluator.lieOnAllEdges(tied)
        && evaluator.edgeHolders(of: tied).allSatisfy(holders.contain)
      self = isWhole ? .whole(.constraints) : .unknown
      return
    }
    self = frame.map { Self.extent(of: $0, mask: mask, holders) } ?? .unknown
  }

  private var isWhole: Bool { if case .whole = self { true } else { false } }

  private static func extent(
    of frame: Value, mask: Value?, _ holders: ExtentHolders
  ) -> CoverExtent {
    guard let isScreen = frame.wholeOfScreen(holders) else {
      return frame.number == nil && frame.asTerm?.name != "CGRect" ? .unknown : .part
    }
    let follows = mask.map { $0.written }
    if let follows, follows.contains("flexibleWidth"), follows.contains("flexibleHeight") {
      return .whole(.autoresizing)
    }
    return .whole(isScreen ? .screenBounds : .frame)
  }
}

/// The views that a cover fills where it is as large as they are.
private struct ExtentHolders {
  private let view: Value
  private let evaluator: Evaluator
  private let search: TargetSearch
  private let depth: Int

  init(of view: Value, in evaluator: Evaluator, _ search: TargetSearch, depth: Int) {
    (self.view, self.evaluator, self.search) = (view, evaluator, search)
    self.depth = depth
  }

  /// True for a view that has all of the screen, or is the one that the cover lies in.
  func contain(_ view: Value) -> Bool {
    if case .choice(_, let then, let otherwise) = view {
      return (then == .nothing || contain(then)) && (otherwise == .nothing || contain(otherwise))
    }
    let parents = evaluator.parents(of: self.view)
    if parents.contains(where: { $0.isSameView(as: view) }) || view.asTerm?.name == "superview" {
      // What is moved lies in the last of them.
      return parents.count < 2 || parents.allSatisfy { $0.isSameView(as: view) || hasAll($0) }
    }
    return hasAll(view)
  }

  /// True for a view that has all of the screen.
  private func hasAll(_ view: Value) -> Bool {
    // What is made as a cover is read is no view of a handler's.
    if case .object(let id) = view, !search.knows(id) { return isWhole(id) }
    switch search.target(of: view) {
    case .window, .rootView, .topView, .ownView, .rootController, .topController, .ownController:
      return true
    case .own(_, let other?): return isWhole(other)
    case .own(_, nil), .screenView: return false
    case nil: return view.asTerm?.isOfScreen == true || view.isGiven
    }
  }

  private func isWhole(_ other: ObjectID) -> Bool {
    let made = evaluator.object(other)
    let classes = search.classes(of: made.type)
    if classes.contains("UIViewController") { return true }
    if classes.contains("UIWindow"), made.fields["frame"] == nil { return true }
    guard .object(other) != view, depth < 4 else { return false }
    if search.code.owners.contains(where: { $0.value == .object(other) }) { return true }
    if case .whole = CoverExtent(
      of: other, in: evaluator, search, fields: made.fields, depth: depth + 1)
    {
      return true
    }
    return false
  }
}

extension Value {
  /// True for the same view, or the same where it is there.
  fileprivate func isSameView(as other: Value) -> Bool {
    if self == other { return true }
    switch self {
    case .choice(_, let then, let otherwise):
      return then.isSameView(as: other) || otherwise.isSameView(as: other)
    default: return false
    }
  }

  /// True for what others give, of which the code does not say what it is.
  fileprivate var isGiven: Bool {
    if case .unknown(let unknown) = self, case .input = unknown.reason { true } else { false }
  }

  /// For a rectangle as large as something: whether that is the screen; nil for any other.
  fileprivate func wholeOfScreen(_ holders: ExtentHolders) -> Bool? {
    switch self {
    case .term(let term): return term.wholeOfScreen(holders)
    case .choice(_, let then, let otherwise):
      // What is asked of something that is not there has no extent.
      let whole = then.wholeOfScreen(holders)
      return whole == otherwise.wholeOfScreen(holders) ? whole : nil
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return nil
    }
  }
}

extension Term {
  fileprivate var isOfScreen: Bool {
    contains {
      $0.base == .type("UIScreen") || $0.name == "screen"
        || $0.name == "coordinateSpace" && $0.base?.asTerm?.isScene == true
    }
  }

  fileprivate func wholeOfScreen(_ holders: ExtentHolders) -> Bool? {
    if form == .member, name == "bounds" || name == "frame" {
      return holders.contain(base ?? .nothing) ? isOfScreen : nil
    }
    guard form == .call, name == "CGRect", isAtOrigin(holders) else { return nil }
    if let size = self["size"]?.asTerm { return size.sizeOfScreen(holders) }
    return sizeOfScreen(holders)
  }

  /// True for a rectangle that begins where something does that is covered.
  private func isAtOrigin(_ holders: ExtentHolders) -> Bool {
    let origin = self["origin"]?.asTerm
    if origin?.name == "zero" || origin?.isOrigin(holders) == true { return true }
    return ["x", "y"].allSatisfy { name in
      let length = self[name] ?? origin?[name]
      if length?.number == 0 { return true }
      guard let term = length?.asTerm, term.form == .member, term.name == name else { return false }
      return term.base?.asTerm?.isOrigin(holders) == true
    }
  }

  private func isOrigin(_ holders: ExtentHolders) -> Bool {
    form == .member && name == "origin" && base?.wholeOfScreen(holders) != nil
  }

  /// For a size as large as something: whether that is the screen; nil for any other.
  private func sizeOfScreen(_ holders: ExtentHolders) -> Bool? {
    if form == .member, name == "size" { return base?.wholeOfScreen(holders) }
    guard let width = self["width"]?.asTerm, let height = self["height"]?.asTerm,
      width.form == .member, height.form == .member, width.name == "width", height.name == "height",
      width.base == height.base
    else { return nil }
    let rectangle = width.base?.asTerm?.name == "size" ? width.base?.asTerm?.base : width.base
    return rectangle?.wholeOfScreen(holders)
  }
}
