import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// What a layout offers a view; nil is the view's ideal extent.
struct LayoutProposal {
  var width: Double?
  var height: Double?
}

/// Where a layout places a view.
struct LayoutPlace {
  /// The index of the view.
  var view: Int
  /// Where the anchor lies in the layout's bounds.
  var point: Point
  /// The part of the view's extents at which that point lies.
  var anchor: Point
  var proposal: LayoutProposal
}

/// The code of a type that conforms to `Layout`, about some views.
struct OwnLayout {
  private let layout: Value
  private let sizing: SourceFunction
  private let placing: SourceFunction
  /// What stands for the views.
  private let subviews: [Term]

  /// The code of a type; nil where it has no such functions.
  init?(_ layout: Value, _ type: String, _ views: [View], _ number: Int, _ evaluator: Evaluator) {
    let functions = evaluator.program.type(named: type)?.functions
    guard let sizing = functions?["sizeThatFits"]?.first,
      let placing = functions?["placeSubviews"]?.first
    else { return nil }
    (self.layout, self.sizing, self.placing) = (layout, sizing, placing)
    subviews = views.indices.map {
      Term(
        form: .name, name: "subview \(number) \($0)", base: nil, arguments: [],
        place: sizing.place)
    }
  }

  /// The ranks of views, as the code asks for them.
  func priorities(of views: [View]) -> [(Term, Double)] {
    zip(subviews, views).map { subview, view in
      let asked = Term(
        form: .member, name: "priority", base: .term(subview), arguments: [],
        place: subview.place)
      return (asked, view.rank)
    }
  }

  /// A size that the code asks for.
  struct Question {
    /// The index of the view.
    var view: Int
    var proposal: LayoutProposal
    /// How it asks.
    var term: Term
  }

  /// What running the code came to.
  struct Outcome {
    var size = Size.zero
    /// Nil where not all was known that decides about them.
    var places: [LayoutPlace]?
    /// The sizes that the code asked for and that are not known.
    var questions: [Question] = []
  }

  /// Runs the code in an offer.
  func outcome(for offer: LayoutProposal, by evaluator: inout Evaluator) -> Outcome {
    let given = [
      CallArgument(label: "proposal", value: .proposal(offer, at: sizing.place)),
      CallArgument(label: "subviews", value: .array(subviews.map { .term($0) })),
      CallArgument(label: "cache", value: .void),
    ]
    let sized = evaluator.collecting { $0.run(sizing, on: layout, given) }
    var outcome = Outcome(questions: questions(in: sized.effects))
    guard outcome.questions.isEmpty, let size = Size(sized.result) else { return outcome }
    outcome.size = size
    let bounds = Value.rectangle(
      x: 0, y: 0, width: size.width, height: size.height, at: placing.place)
    let placed = evaluator.collecting {
      $0.run(placing, on: layout, [CallArgument(label: "in", value: bounds)] + given)
    }
    outcome.questions = questions(in: placed.effects)
    if outcome.questions.isEmpty { outcome.places = places(in: placed.effects) }
    return outcome
  }

  private func questions(in effects: [Effect]) -> [Question] {
    effects.flatMap(\.flattened).compactMap { effect in
      guard case .call(let term) = effect, term.name == "sizeThatFits" || term.name == "dimensions",
        let view = index(of: term.base), let asked = term.arguments.first?.value,
        let proposal = LayoutProposal(asked)
      else { return nil }
      return Question(view: view, proposal: proposal, term: term)
    }
  }

  /// The places that views are given; nil where one is not known, or given on a condition that is not.
  private func places(in effects: [Effect]) -> [LayoutPlace]? {
    var places: [LayoutPlace] = []
    for effect in effects {
      guard case .call(let term) = effect, term.name == "place" else {
        if case .call = effect { continue }
        return nil
      }
      guard let view = index(of: term.base), let point = Point(term["at"]),
        let proposal = LayoutProposal(term["proposal"] ?? .nothing)
      else { return nil }
      places.append(
        LayoutPlace(
          view: view, point: point, anchor: Self.anchor(term["anchor"]), proposal: proposal))
    }
    return places
  }

  private func index(of value: Value?) -> Int? {
    value?.asTerm.flatMap { subviews.firstIndex(of: $0) }
  }

  /// The part of a view's extents at which a point of a name lies.
  private static func anchor(_ value: Value?) -> Point {
    let name = value?.asTerm?.name.lowercased() ?? ""
    func part(_ start: String, _ end: String) -> Double {
      name.contains(start) ? 0 : name.contains(end) ? 1 : 0.5
    }
    return name.isEmpty
      ? .zero : Point(x: part("leading", "trailing"), y: part("top", "bottom"))
  }
}

extension LayoutProposal {
  /// The offer that a value of type `ProposedViewSize` is; nil where it is not known.
  init?(_ value: Value) {
    guard let term = value.asTerm else { return nil }
    if term.form == .member {
      switch term.name {
      case "unspecified": self.init()
      case "zero": self.init(width: 0, height: 0)
      case "infinity": self.init(width: Self.endless, height: Self.endless)
      default: return nil
      }
      return
    }
    guard term.form == .call, term.base == nil else { return nil }
    if let size = term.arguments.first, size.label == nil {
      guard let size = Size(size.value) else { return nil }
      self.init(width: size.width, height: size.height)
      return
    }
    guard let width = Self.extent(term["width"]), let height = Self.extent(term["height"]) else {
      return nil
    }
    self.init(width: width, height: height)
  }

  /// More than any screen has, for an offer without end.
  private static let endless = 10_000.0

  /// An extent that may be none; nil where it is not known.
  private static func extent(_ value: Value?) -> Double?? {
    guard let value, value != .nothing else { return .some(nil) }
    if value.asTerm?.name == "infinity" { return endless }
    return value.number.map { .some(max(0, min($0, endless))) }
  }
}

extension Size {
  /// A size that code has made; nil where it is not known.
  fileprivate init?(_ value: Value) {
    guard let term = value.asTerm else { return nil }
    if term.form == .member, term.name == "zero" {
      self = .zero
    } else {
      guard let width = term["width"]?.number, let height = term["height"]?.number,
        width.isFinite, height.isFinite
      else { return nil }
      self.init(width: max(0, width), height: max(0, height))
    }
  }
}

extension Point {
  /// A point that code has made; nil where it is not known.
  fileprivate init?(_ value: Value?) {
    guard let term = value?.asTerm else { return nil }
    if term.form == .member, term.name == "zero" {
      self = .zero
    } else {
      guard let x = term["x"]?.number, let y = term["y"]?.number, x.isFinite, y.isFinite else {
        return nil
      }
      self.init(x: x, y: y)
    }
  }
}

extension View {
  /// The rank that a modifier gives the view, and that a spacer has by itself.
  fileprivate var rank: Double {
    switch element {
    case .arrangement(.layoutPriority(let priority)): priority.value
    case .arrangement(.spacer): -.infinity
    default: 0
    }
  }
}

extension Value {
  /// A size as code makes it.
  static func size(_ size: Size, at place: CodePlace) -> Value {
    .term(
      Term(
        form: .call, name: "CGSize", base: nil,
        arguments: [
          TermArgument("width", .double(size.width)), TermArgument("height", .double(size.height)),
        ], place: place))
  }

  /// An offer as code makes it.
  fileprivate static func proposal(_ offer: LayoutProposal, at place: CodePlace) -> Value {
    .term(
      Term(
        form: .call, name: "ProposedViewSize", base: nil,
        arguments: [
          TermArgument("width", offer.width.map { .double($0) } ?? .nothing),
          TermArgument("height", offer.height.map { .double($0) } ?? .nothing),
        ], place: place))
  }
}
