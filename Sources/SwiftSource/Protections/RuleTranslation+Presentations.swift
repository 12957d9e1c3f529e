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
    let isAnimated = term["animated"]?.truth != false
    var cover = Cover(
      content, id: id, attachment: base == .topController ? .topPresentation : .presentation,
      fade: isAnimated ? Seconds(0.4) ?? .zero : .zero, curve: .easeInOut)
    if base == .topController { cover.attachment = .topPresentation }
    knownCovers[id] = cover
    actions.append(.cover(cover))
  }

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
      gap("what a cover shows: " + why, at: place, hidesOnly: true)
      return nil
    case .mayShowAnything(let why):
      gap("what a cover shows: " + why, at: place)
      return nil
    }
  }
}
