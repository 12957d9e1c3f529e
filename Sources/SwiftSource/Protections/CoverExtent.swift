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
  /// - Parameter search: finds the properties that hold the view: code speaks of it by these, too.
  init(of id: ObjectID, in evaluator: Evaluator, _ search: TargetSearch, fields: [String: Value]) {
    let names = evaluator.constrainedViews.filter { search.isAlways($0, id) }
    if !names.isEmpty {
      self = evaluator.lieOnAllEdges(names) ? .whole(.constraints) : .unknown
      return
    }
    let made = evaluator.object(id).arguments.first { $0.label == "frame" }?.value
    guard let frame = fields["frame"] ?? fields["bounds"] ?? made else {
      // A view without a frame has no extent.
      self = fields["translatesAutoresizingMaskIntoConstraints"] == .bool(false) ? .unknown : .part
      return
    }
    self = Self.extent(of: frame, mask: fields["autoresizingMask"])
  }

  private static func extent(of frame: Value, mask: Value?) -> CoverExtent {
    guard let isScreen = frame.wholeOfScreen else {
      return frame.number == nil && frame.asTerm?.name != "CGRect" ? .unknown : .part
    }
    let follows = mask.map { $0.written }
    if let follows, follows.contains("flexibleWidth"), follows.contains("flexibleHeight") {
      return .whole(.autoresizing)
    }
    return .whole(isScreen ? .screenBounds : .frame)
  }
}

extension Value {
  /// For a rectangle as large as something: whether that is the screen; nil for any other.
  fileprivate var wholeOfScreen: Bool? {
    switch self {
    case .term(let term): term.wholeOfScreen
    case .choice(_, let then, let otherwise):
      then.wholeOfScreen == otherwise.wholeOfScreen ? then.wholeOfScreen : nil
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      nil
    }
  }
}

extension Term {
  fileprivate var isOfScreen: Bool {
    contains { $0.base == .type("UIScreen") || $0.name == "screen" }
  }

  fileprivate var wholeOfScreen: Bool? {
    if form == .member, name == "bounds" || name == "frame" { return isOfScreen }
    guard form == .call, name == "CGRect" else { return nil }
    let origin = [self["x"], self["y"]].map { $0?.number }
    let isAtOrigin = origin == [0, 0] || self["origin"]?.asTerm?.name == "zero"
    if let size = self["size"]?.asTerm, size.form == .member, size.name == "size", isAtOrigin {
      return size.isOfScreen
    }
    guard isAtOrigin, let width = self["width"]?.asTerm, let height = self["height"]?.asTerm,
      width.form == .member, height.form == .member, width.name == "width", height.name == "height",
      width.base == height.base
    else { return nil }
    return width.isOfScreen
  }
}
