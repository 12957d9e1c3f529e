package import AfterimageMasking
package import AfterimageScreens

/// One thing that the user or the app does in a story.
package enum Step: Hashable, Sendable {
  /// The user opens the app for the first time.
  case launch
  /// The app makes a screen its window's only one.
  case show(StoryScreen)
  /// Texts arrive in the views of some ids, letter by letter or at once.
  case type([TypedText])
  /// The sensitive texts and pictures of the uppermost screen arrive, as its file has them.
  case load
  /// The app pushes a screen onto its navigation stack.
  case push(StoryScreen)
  /// The app pops the uppermost screen from its navigation stack.
  case pop
  /// Time goes by.
  case wait(Seconds)
  /// The user goes to the home screen.
  case home
  /// The user opens the app again.
  case `return`
}

extension Step {
  /// What a step is, whatever it carries.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case launch, show, type, load, push, pop, wait, home, `return`
  }

  /// What the step is.
  package var kind: Kind {
    switch self {
    case .launch: .launch
    case .show: .show
    case .type: .type
    case .load: .load
    case .push: .push
    case .pop: .pop
    case .wait: .wait
    case .home: .home
    case .return: .return
    }
  }
}

/// A screen with its part in a story.
package struct StoryScreen: Hashable, Sendable {
  /// What the scenario calls the screen.
  package var name: String
  /// The screen, with all its texts.
  package var screen: Screen
  /// True where the sensitive texts and pictures are not there yet when the screen is made.
  package var startsEmpty: Bool
  /// The scene that the screen comes from; nil for any other screen.
  package var scene: StoryScene?

  /// Names a screen; complete from the start unless told otherwise.
  package init(
    _ name: String, _ screen: Screen, startsEmpty: Bool = false, scene: StoryScene? = nil
  ) {
    self.name = name
    self.screen = screen
    self.startsEmpty = startsEmpty
    self.scene = scene
  }
}

/// A text for a view.
package struct TypedText: Hashable, Sendable {
  /// The view's id.
  package var id: String
  /// The characters that take the place of what the view has.
  package var text: String

  /// Pairs a view's id with a text.
  package init(_ id: String, _ text: String) {
    self.id = id
    self.text = text
  }
}
