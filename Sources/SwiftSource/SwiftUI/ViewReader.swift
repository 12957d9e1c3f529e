import AfterimageGraphics
package import AfterimageScreens
package import AfterimageSwiftEvaluation

/// Makes views of ours of what SwiftUI was asked for, every inheritance settled on the way.
package struct ViewReader {
  /// The evaluation, which runs the bodies of views and the closures that they are given.
  var evaluator: Evaluator
  /// What is taken over from the views around.
  var environment = ViewEnvironment()
  /// What was not understood, by its place.
  package private(set) var remarks: [ViewRemark] = []
  /// The title, the buttons and the tabs that views ask the system's bars for.
  var bars = RequestedBars()
  /// What the app has in its catalogues.
  let resources: SourceResources
  /// The circumstances that code may ask for.
  let traits: Traits
  /// Lays a screen out, for layouts of the program's own that ask how large their views are.
  var measure: SourceScreen.Measure = { _ in nil }
  /// Where views lie that ask how much room they have, by their order.
  var rooms: [Int: Rect] = [:]
  /// Where views lie whose places others ask for, by their order.
  var anchors: [Int: Rect] = [:]
  /// How many of those have been read.
  var anchorCount = 0
  /// How many of them have been read.
  var roomCount = 0
  /// What views tell those around them, by the types of the keys: of what is being read, as far as it has been.
  var preferences: [String: Value] = [:]
  /// What views keep while they are shown.
  var states = ViewStates()
  /// The views that have appeared, by their ways and by what they do then: true where it is known what that changes.
  var appeared: [FirstAppearance: Bool] = [:]
  /// True where a list that was read has a selected row.
  var hasSelectedRow = false
  /// Where it says how high views lie that have been put into that order.
  var orderedPlaces: Set<CodePlace> = []
  private var depth = 0
  /// The ids that views have been given.
  private var ids: Set<String> = []

  /// Begins with an evaluation, and what the app has in its catalogues.
  package init(
    _ evaluator: Evaluator, resources: SourceResources = .none,
    in traits: Traits = Traits(device: .standard)
  ) {
    self.evaluator = evaluator
    self.resources = resources
    self.traits = traits
    environment.room = traits.size
  }

  /// Something that was read and could not be shown as it is meant.
  package struct ViewRemark: Hashable, Sendable {
    /// Where it stands.
    package var place: CodePlace
    /// What it is.
    package var what: String
  }

  /// Notes what was not understood.
  mutating func remark(_ what: String, at place: CodePlace) {
    let remark = ViewRemark(place: place, what: what)
    if remarks.count < 10_000, !remarks.contains(remark) { remarks.append(remark) }
  }

  /// What reading something again begins with.
  struct Start {
    fileprivate var preferences: [String: Value]
    fileprivate var ids: Set<String>
    fileprivate var roomCount: Int
    fileprivate var anchorCount: Int
    fileprivate var remarkCount: Int
    fileprivate var bars: RequestedBars
  }

  /// What reading the next view again would begin with.
  var start: Start {
    Start(
      preferences: preferences, ids: ids, roomCount: roomCount, anchorCount: anchorCount,
      remarkCount: remarks.count,
      bars: bars)
  }

  /// Goes back to where something began.
  mutating func begin(again start: Start) {
    (preferences, ids, roomCount) = (start.preferences, start.ids, start.roomCount)
    remarks.removeSubrange(start.remarkCount...)
    (anchorCount, bars) = (start.anchorCount, start.bars)
  }

  /// An id that no other view has; nil where one has it already.
  mutating func unused(_ id: String?) -> String? {
    guard let id, !id.isEmpty, id.utf8.count <= 128, id.first?.isLetter == true,
      id.utf8.allSatisfy({ $0.isIDCharacter }), ids.insert(id).inserted
    else { return nil }
    return id
  }

  /// The views that a value makes, in order.
  mutating func views(of value: Value) -> [View] {
    guard depth < 160 else {
      remark("views lie too deep in each other", at: CodePlace(file: 0, offset: 0))
      return []
    }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .term(let term): return views(of: term)
    case .structure(let structure): return shownWithState(value, of: structure.type)
    case .enumeration(let enumeration) where evaluator.isView(value):
      return shownWithState(value, of: enumeration.type)
    case .group(let values), .array(let values): return values.flatMap { views(of: $0) }
    case .choice(let condition, let then, let otherwise):
      return views(of: shown(condition, then, otherwise))
    case .function(.closure):
      return views(of: evaluator.build(value, at: CodePlace(file: 0, offset: 0)))
    case .unknown(let unknown):
      remark(unknown.reason.written, at: unknown.place)
      return []
    case .object(let id):
      remark("a view of UIKit", at: evaluator.object(id).place)
      return [View(.view)]
    case .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple, .enumeration, .type,
      .function, .keyPath:
      return []
    }
  }

  /// The one view that a value makes; several are a group.
  mutating func view(of value: Value) -> View {
    let views = views(of: value)
    return views.count == 1 ? views[0] : View(.arrangement(.group), subviews: views)
  }

  /// What is shown of two alternatives: the one that is there when nothing has gone wrong and nothing is under way.
  mutating func shown(_ condition: Value, _ then: Value, _ otherwise: Value) -> Value {
    if then == .void { return otherwise }
    if otherwise == .void { return then }
    let asked = condition.written.lowercased()
    let isExceptional = ["loading", "error", "empty", "fail", "isthere(", "presented", "editing"]
      .contains { asked.contains($0) }
    if let place = condition.place {
      remark("which of two views is shown, by \(condition.written.prefix(120))", at: place)
    }
    return isExceptional && !asked.contains("isthere(") ? otherwise : then
  }

  /// Reads something with other surroundings.
  mutating func reading<Result>(
    _ change: (inout ViewEnvironment) -> Void, _ read: (inout ViewReader) -> Result
  ) -> Result {
    let outer = environment
    change(&environment)
    let result = read(&self)
    environment = outer
    return result
  }

  // MARK: Views of the program

  /// The views that the body of a view of the program's makes, with the variable that its code knows the view by.
  mutating func bodyViews(of value: Value, _ type: String) -> (views: [View], view: Int?) {
    let place = evaluator.program.type(named: type)?.place ?? CodePlace(file: 0, offset: 0)
    if let shape = shape(of: value) {
      remark("the shape \(type)", at: place)
      return ([View(.shape(shape))], nil)
    }
    if evaluator.program.type(named: type)?.functions["makeUIView"] != nil
      || evaluator.program.type(named: type)?.functions["makeUIViewController"] != nil
    {
      remark("a view of UIKit in \(type)", at: place)
      return ([View(.view)], nil)
    }
    guard let (body, view) = evaluator.bodyKeepingSelf(of: value, at: place) else {
      remark("what \(type) shows", at: place)
      return ([], nil)
    }
    return (views(of: body), view)
  }
}

extension Value {
  /// Where it is written; nil for a value that stands nowhere.
  fileprivate var place: CodePlace? {
    switch self {
    case .term(let term): term.place
    case .unknown(let unknown): unknown.place
    case .choice(let condition, _, _): condition.place
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      nil
    }
  }
}

extension UInt8 {
  /// True for what an id may have in it.
  fileprivate var isIDCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// What views ask the bars of the system to show.
struct RequestedBars {
  /// True where something is in a navigation stack.
  var hasNavigation = false
  /// The title of the screen.
  var title: String?
  /// The view in place of the title between the buttons.
  var titleView: View?
  /// The title of the screen before; nil is none.
  var backTitle: String?
  /// False where the title stands between the buttons.
  var isLarge = true
  /// True where the bar is hidden.
  var isHidden = false
  /// The buttons before the title.
  var leading: [BarItem] = []
  /// The buttons behind it.
  var trailing: [BarItem] = []
  /// The buttons at the bottom.
  var bottom: [BarItem] = []
  /// True where the tab bar is hidden.
  var hidesTabs = false
  /// The tabs; none is no tab bar.
  var tabs: [TabBar.Item] = []
  /// The appearance that views prefer for all of the screen; nil leaves that to the screen.
  var preferredStyle: UserInterfaceStyle?
}
