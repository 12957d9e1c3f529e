import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Controllers that are presented over what is shown.
extension RuleTranslation {
  /// Adds a controller that is presented.
  mutating func addPresentation(
    of term: Term, on base: ViewTarget?, to actions: inout [Action]
  ) {
    guard let value = term.arguments.first?.value, let base else {
      if term.name == "present" { gap("what is presented, and where", at: term.place) }
      return
    }
    guard term.name == "present" else { return }
    let id: String
    if case .own(let name, _)? = search.target(of: value) { id = name } else { id = "presented" }
    guard let content = content(of: value, at: term.place) else { return }
    guard fillsScreen(value) else {
      return gap("a sheet, which leaves something of the screen", at: term.place, bearing: .hiding)
    }
    let isAnimated = term["animated"]?.truth != false
    var cover = Cover(
      content, id: id, attachment: base == .topController ? .topPresentation : .presentation,
      fade: isAnimated ? Seconds(0.4) ?? .zero : .zero, curve: .easeInOut)
    if base == .topController { cover.attachment = .topPresentation }
    knownCovers[id] = cover
    actions.append(.cover(cover))
  }

  /// False for a controller that is presented as a sheet or a popover, beside which the screen is seen (https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).
  private func fillsScreen(_ value: Value) -> Bool {
    guard let id = value.asObject else { return true }
    let style =
      fields(of: id)["modalPresentationStyle"] ?? property("modalPresentationStyle", of: id)
    var evaluator = code.evaluator
    let written =
      style
      ?? evaluator.read("modalPresentationStyle", of: value, at: CodePlace(file: 0, offset: 0))
    return written.asTerm.map { Self.filling.contains($0.name) } ?? false
  }

  /// The styles by which a controller has all of the screen.
  private static let filling: Set = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
  ]

  /// Adds what dismissing controllers takes down.
  mutating func addDismissal(
    of base: ViewTarget?, _ term: Term, to actions: inout [Action]
  ) {
    let presented = knownCovers.values.filter(\.attachment.isPresented).map(\.id).sorted()
    if case .own(let id, _) = base, knownCovers[id] != nil {
      actions.append(.uncover(Uncovering(id: id)))
    } else {
      for id in presented { actions.append(.uncover(Uncovering(id: id))) }
    }
  }

  /// The content of a cover that is known; of another one it is noted why it is not.
  mutating func shown(_ reading: CoverReading, at place: CodePlace) -> Cover.Content? {
    switch reading {
    case .shows(let content): return content
    case .isClear: return .color(.system(.clear))
    case .cannotTell(let why):
      gap("what a cover shows: " + why, at: place, bearing: .hiding)
      return nil
    case .mayShowAnything(let why):
      gap("what a cover shows: " + why, at: place)
      return nil
    }
  }
}
