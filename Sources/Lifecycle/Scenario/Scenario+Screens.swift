package import AfterimageMasking
package import AfterimageScreens

/// The screens and texts of a story, wherever they are named.
extension Scenario {
  /// Every screen that may come to be seen, each once: those of the steps in their order, then those that covers show.
  package var screens: [Screen] {
    var known: Set<Screen> = []
    return (shownScreens + coverScreens).filter { known.insert($0).inserted }
  }

  /// The screens that the steps show, in the order of the story, each once.
  package var shownScreens: [Screen] {
    var known: Set<Screen> = []
    return steps.compactMap(\.storyScreen?.screen).filter { known.insert($0).inserted }
  }

  /// The screens that covers show and that rules make the root, in the order of the rules; the launch screen where a cover shows it.
  private var coverScreens: [Screen] {
    actions.compactMap { action in
      if case .content(.root(let screen)) = action { return screen }
      guard case .cover(let cover) = action else { return nil }
      return switch cover.content {
      case .view(let screen): screen
      case .launchScreen: app.launchScreen
      case .color, .image, .captured, .blur, .mosaic: nil
      }
    }
  }

  /// Every action of every rule, at whatever depth.
  package var actions: [Action] {
    protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened)
  }

  /// True where something holds of an action of a rule, at whatever depth.
  func hasAction(where holds: (Action) -> Bool) -> Bool {
    protections.contains { protection in
      protection.rules.contains { rule in
        rule.actions.contains { $0.contains(where: holds) }
      }
    }
  }

  /// The texts that steps type, in the order of the story.
  package var typedTexts: [TypedText] {
    steps.flatMap { step -> [TypedText] in
      if case .type(let texts) = step { return texts }
      return []
    }
  }

  /// The texts that rules write into views.
  package var setTexts: [TypedText] {
    actions.flatMap { action -> [TypedText] in
      if case .setText(let texts) = action { return texts }
      return []
    }
  }

  /// The same story after a function has transformed each screen: those of the steps, those of covers, and the launch screen.
  package func mapScreens(_ transform: (Screen) -> Screen) -> Scenario {
    var copy = self
    copy.app.launchScreen = transform(app.launchScreen)
    copy.steps = steps.map { step in
      step.mapStoryScreen { story in
        var copy = story
        copy.screen = transform(story.screen)
        return copy
      }
    }
    return copy.mapActions(where: \.hasScreen) { action in
      if case .content(.root(let screen)) = action { return .content(.root(transform(screen))) }
      guard case .cover(var cover) = action, case .view(let screen) = cover.content else {
        return action
      }
      cover.content = .view(transform(screen))
      return .cover(cover)
    }
  }

  /// The same story after a function has transformed some actions of its rules, at whatever depth.
  ///
  /// - Parameter isMeant: true for all actions that the function changes; rules without one stay shared with this story, as they may have thousands.
  package func mapActions(
    where isMeant: (Action) -> Bool, _ transform: (Action) -> Action
  ) -> Scenario {
    var copy = self
    for protection in protections.indices {
      for rule in protections[protection].rules.indices {
        let actions = protections[protection].rules[rule].actions
        guard actions.contains(where: { $0.contains(where: isMeant) }) else { continue }
        copy.protections[protection].rules[rule].actions = actions.map { $0.mapped(transform) }
      }
    }
    return copy
  }
}

extension Action {
  /// True for an action that itself shows a screen.
  fileprivate var hasScreen: Bool {
    switch self {
    case .content(.root): true
    case .cover(let cover): if case .view = cover.content { true } else { false }
    default: false
    }
  }
}
