import AfterimageMasking
import AfterimageScreens

/// State restoration: the screens of a scene come back in the next process.
extension SimulatedApp {
  /// Preserves the screens of the scene in front, where there are any.
  mutating func preserveState() {
    guard scenario.app.restoresState, let navigation = process.front?.navigation,
      !navigation.stack.isEmpty
    else { return }
    preserved = Navigation(
      stack: navigation.stack.map(\.restorable), presented: navigation.presented.map(\.restorable))
  }

  /// Shows what has been preserved; false where nothing has.
  mutating func restoreState() -> Bool {
    guard let preserved else { return false }
    note(.stateRestored(preserved.screens.map(\.name)))
    restore(stack: preserved.stack)
    for screen in preserved.presented { restore(presented: screen) }
    return true
  }
}

extension PresentedScreen {
  /// The screen as it comes back in another process: with all its data, and the texts that its user has typed.
  ///
  /// What rules have written, hidden and masked was of the old controllers.
  fileprivate var restorable: StoryScreen {
    var texts: [ViewPath: String] = [:]
    screen.forEachView { view, path, _ in
      let own = replacedTexts[path] ?? view.text
      if let own, !own.isEmpty { texts[path] = own }
    }
    var restored = story.complete
    restored.screen = story.screen.mapViews { view, path, _ in
      guard let text = texts[path], text != view.text else { return nil }
      return view.withText(text)
    }
    return restored
  }
}
