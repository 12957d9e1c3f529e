package import AfterimageGraphics
import AfterimageScreens

extension LifecycleSettings {
  /// Every setting with its default.
  package static var defaults: [(setting: Setting, value: JSONValue)] {
    Setting.allCases.map { setting in
      (setting, setting.key.written(of: form.blank) ?? .null)
    }
  }

  /// The object of the settings in a scenario.
  static let form = ObjectForm(
    name: "the settings", documentation: "What Apple does not promise about the system.",
    blank: LifecycleSettings(), keys: Setting.inOrderOfSchema.map(\.key))
}

extension Setting {
  /// Every setting in the order of the schema, where those of the keyboard follow those of what makes the app inactive.
  fileprivate static var inOrderOfSchema: [Setting] {
    let ofKeyboard: [Setting] = [.keyboardInSnapshot, .keyWindowTakesKeyboardDown]
    return allCases.filter { !ofKeyboard.contains($0) }
      .flatMap { $0 == .presentsWhileInactive ? [$0] + ofKeyboard : [$0] }
  }

  /// The key of the setting, with the evidence for its default.
  fileprivate var key: Key<LifecycleSettings> {
    switch value {
    case .flag(let flag): Key(rawValue, flag(), .bool, note)
    case .choice(let choice, _): Key(rawValue, optional: choice(), .bool, note)
    case .interval(let interval): Key(rawValue, interval(), .interval, note)
    case .length(let length): Key(rawValue, length(), .seconds, note)
    }
  }
}
