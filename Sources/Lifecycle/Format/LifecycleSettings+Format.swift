package import AfterimageGraphics
import AfterimageScreens

extension LifecycleSettings {
  /// Every setting with its default.
  package static var defaults: [(setting: Setting, value: JSONValue)] {
    Setting.allCases.map { setting in
      let key = form.keys.first { $0.name == setting.rawValue }
      return (setting, key?.written(of: form.blank) ?? .null)
    }
  }

  /// The object of the settings in a scenario.
  static let form = ObjectForm(
    name: "the settings", documentation: "What Apple does not promise about the system.",
    blank: LifecycleSettings(),
    keys: [
      Key(
        Setting.exitsOnSuspendHonoured.rawValue, \.exitsOnSuspendHonoured, .bool,
        Setting.exitsOnSuspendHonoured.note),
      Key(
        Setting.secureContainerHidden.rawValue, \.secureContainerHidden, .bool,
        Setting.secureContainerHidden.note),
      Key(
        Setting.deactivationGap.rawValue, \.deactivationGap, .interval,
        Setting.deactivationGap.note),
      Key(Setting.captureDelay.rawValue, \.captureDelay, .interval, Setting.captureDelay.note),
      Key(
        Setting.activationDelay.rawValue, \.activationDelay, .seconds,
        Setting.activationDelay.note),
      Key(
        Setting.alwaysOnDisplayResignsAgain.rawValue, \.alwaysOnDisplayResignsAgain, .bool,
        Setting.alwaysOnDisplayResignsAgain.note),
      Key(
        Setting.presentsWhileInactive.rawValue, optional: \.presentsWhileInactive, .bool,
        Setting.presentsWhileInactive.note),
      Key(
        Setting.keyboardInSnapshot.rawValue, \.keyboardInSnapshot, .bool,
        Setting.keyboardInSnapshot.note),
      Key(
        Setting.keyWindowTakesKeyboardDown.rawValue, \.keyWindowTakesKeyboardDown, .bool,
        Setting.keyWindowTakesKeyboardDown.note),
      Key(
        Setting.picturesFollowAllHandlers.rawValue, \.picturesFollowAllHandlers, .bool,
        Setting.picturesFollowAllHandlers.note),
      Key(
        Setting.contextMenuInSnapshot.rawValue, \.contextMenuInSnapshot, .bool,
        Setting.contextMenuInSnapshot.note),
      Key(
        Setting.loupeInSnapshot.rawValue, \.loupeInSnapshot, .bool,
        Setting.loupeInSnapshot.note),
      Key(
        Setting.previewFollowsView.rawValue, \.previewFollowsView, .bool,
        Setting.previewFollowsView.note),
      Key(
        Setting.pictureInPictureInSnapshot.rawValue, \.pictureInPictureInSnapshot, .bool,
        Setting.pictureInPictureInSnapshot.note),
      Key(
        Setting.externalDisplayInPictures.rawValue, \.externalDisplayInPictures, .bool,
        Setting.externalDisplayInPictures.note),
      Key(
        Setting.privacySensitiveRedacted.rawValue, \.privacySensitiveRedacted, .bool,
        Setting.privacySensitiveRedacted.note),
      Key(
        Setting.dividerTakesActivityAway.rawValue, \.dividerTakesActivityAway, .bool,
        Setting.dividerTakesActivityAway.note),
      Key(
        Setting.wakesForTraits.rawValue, \.wakesForTraits, .bool, Setting.wakesForTraits.note),
      Key(
        Setting.transitionDuration.rawValue, \.transitionDuration, .seconds,
        Setting.transitionDuration.note),
    ])
}
