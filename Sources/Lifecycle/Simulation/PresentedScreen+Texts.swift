import AfterimageMasking
import AfterimageScreens

/// Texts that come from the story, those that rules write over them, and the way back.
extension PresentedScreen {
  /// Enters texts, which are the views' own from then on; a code that was offered above the keyboard is offered no longer.
  mutating func type(_ texts: [TypedText]) {
    screen = screen.typing(texts).offering(nil)
    copied?.change { $0.typing(texts) }
    forgetReplaced { view, _ in texts.contains { $0.id == view.id } }
  }

  /// Lets the sensitive texts and pictures arrive, which are the views' own from then on.
  mutating func load() {
    screen = screen.withSecrets(of: story.screen)
    let whole = story.screen
    copied?.change { $0.withSecrets(of: whole) }
    forgetReplaced { $1 }
  }

  /// Writes other texts into views, which remember their own.
  ///
  /// - Parameter part: the view within which they have to be; nil is anywhere.
  mutating func write(_ texts: [TypedText], within part: ViewPath?) {
    let before = screen
    before.forEachView { view, path, _ in
      guard before.reaches(path, from: part), texts.contains(where: { $0.id == view.id }) else {
        return
      }
      replacedTexts[path] = replacedTexts[path] ?? view.text
    }
    screen = before.typing(texts, within: part)
  }

  /// Gives views of some ids their own texts back, where rules have written others.
  mutating func restoreTexts(of ids: [String], within part: ViewPath?) {
    let (before, own) = (screen, replacedTexts)
    screen = before.mapViews { view, path, _ in
      guard let id = view.id, ids.contains(id), before.reaches(path, from: part) else {
        return nil
      }
      replacedTexts[path] = nil
      return own[path].map(view.withText)
    }
  }

  /// Empties the views in which something else stands in the place of their own text: what a rule has written, or bullets.
  mutating func emptyDisguised() {
    let own = replacedTexts
    screen = screen.mapViews { view, path, _ in
      let isWritten = own[path].map { $0 != view.text } ?? false
      return isWritten || view.showsBullets ? view.withText("") : nil
    }
  }

  /// Forgets the texts of views that show their own again; the predicate gets a view and whether it is sensitive.
  private mutating func forgetReplaced(where predicate: (View, Bool) -> Bool) {
    guard !replacedTexts.isEmpty else { return }
    let shown = screen
    shown.forEachView { view, path, isSensitive in
      if predicate(view, isSensitive) { replacedTexts[path] = nil }
    }
  }
}
