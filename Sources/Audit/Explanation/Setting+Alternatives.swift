import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Setting {
  /// The settings with this one changed as far as it goes, in each direction.
  func alternatives(to settings: LifecycleSettings, of profile: SystemProfile)
    -> [LifecycleSettings]
  {
    var copy = settings
    switch self {
    case .exitsOnSuspendHonoured: copy.exitsOnSuspendHonoured.toggle()
    case .secureContainerHidden: copy.secureContainerHidden.toggle()
    case .keyboardInSnapshot: copy.keyboardInSnapshot.toggle()
    case .keyWindowTakesKeyboardDown: copy.keyWindowTakesKeyboardDown.toggle()
    case .alwaysOnDisplayResignsAgain: copy.alwaysOnDisplayResignsAgain.toggle()
    case .picturesFollowAllHandlers: copy.picturesFollowAllHandlers.toggle()
    case .contextMenuInSnapshot: copy.contextMenuInSnapshot.toggle()
    case .loupeInSnapshot: copy.loupeInSnapshot.toggle()
    case .previewFollowsView: copy.previewFollowsView.toggle()
    case .pictureInPictureInSnapshot: copy.pictureInPictureInSnapshot.toggle()
    case .externalDisplayInPictures: copy.externalDisplayInPictures.toggle()
    case .privacySensitiveRedacted: copy.privacySensitiveRedacted.toggle()
    case .dividerTakesActivityAway: copy.dividerTakesActivityAway.toggle()
    case .wakesForTraits: copy.wakesForTraits.toggle()
    case .presentsWhileInactive:
      copy.presentsWhileInactive =
        !(settings.presentsWhileInactive ?? profile.presentsWhileInactive)
    case .deactivationGap: return settings.narrowing(\.deactivationGap)
    case .captureDelay: return settings.narrowing(\.captureDelay)
    case .activationDelay: return settings.stretching(\.activationDelay)
    case .transitionDuration: return settings.stretching(\.transitionDuration)
    }
    return [copy]
  }
}

extension LifecycleSettings {
  /// The settings with an interval narrowed to its beginning, and to its end.
  fileprivate func narrowing(
    _ interval: WritableKeyPath<LifecycleSettings, ClosedRange<Seconds>>
  ) -> [LifecycleSettings] {
    let whole = self[keyPath: interval]
    return [whole.lowerBound, whole.upperBound].map { moment in
      var copy = self
      copy[keyPath: interval] = moment...moment
      return copy
    }
  }

  /// The settings with a length of zero, and with twice the length.
  fileprivate func stretching(
    _ length: WritableKeyPath<LifecycleSettings, Seconds>
  ) -> [LifecycleSettings] {
    [.zero, self[keyPath: length] + self[keyPath: length]].map { other in
      var copy = self
      copy[keyPath: length] = other
      return copy
    }
  }
}

extension Play {
  /// The settings whose other values give other pictures or cards, found by playing the story with them.
  var decisiveSettings: [Setting] {
    let shown = timeline.shown
    let profile = SystemProfile(of: scenario.traits.system)
    return Setting.allCases.filter { setting in
      setting.alternatives(to: scenario.settings, of: profile).contains { other in
        var copy = scenario
        copy.settings = other
        return Simulation.run(copy).shown != shown
      }
    }
  }
}

extension Timeline {
  /// The compositions of the pictures, and of the cards.
  fileprivate var shown: [[Composition]] {
    ExposureKind.allCases.map { $0.pictures(in: self).map(\.composition) }
  }
}
