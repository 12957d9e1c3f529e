import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Ends picture in picture when the app is left: in a rule that is called then, or in one of its own.
  static let pictureInPictureEnded = Remedy("picture-in-picture-ended") { scenario in
    guard scenario.steps.contains(where: \.beginsPictureInPicture) else { return [] }
    return scenario.changingOneRule { rule in
      guard rule.callback.isAboutLeaving, !rule.actions.contains(.stopPictureInPicture) else {
        return []
      }
      return [
        (
          .pictureInPictureEnded(on: rule.callback),
          .init(on: rule.callback, rule.actions + [.stopPictureInPicture])
        )
      ]
    } + [scenario.endingPictureInPictureAlone]
  }
}

extension Scenario {
  /// The story with a rule that does no more than end picture in picture.
  fileprivate var endingPictureInPictureAlone: Amendment {
    let callback = Callback.applicationDidEnterBackgroundNotification
    var copy = self
    copy.protections.append(
      Protection(owner: .app, rules: [.init(on: callback, [.stopPictureInPicture])]))
    return Amendment(changes: [.pictureInPictureEnded(on: callback)], scenario: copy)
  }
}

extension Step {
  fileprivate var beginsPictureInPicture: Bool {
    if case .pictureInPicture = self { true } else { false }
  }
}
