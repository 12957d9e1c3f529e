import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Setting {
  /// The settings with this one changed as far as it goes, in each direction.
  func alternatives(to settings: LifecycleSettings, of profile: SystemProfile)
    -> [LifecycleSettings]
  {
    switch value {
    case .flag(let flag): return [settings.setting(flag(), to: !settings[keyPath: flag()])]
    case .choice(let choice, let unset):
      let now = settings[keyPath: choice()] ?? unset(profile)
      return [settings.setting(choice(), to: !now)]
    case .interval(let interval): return settings.narrowing(interval())
    case .length(let length): return settings.stretching(length())
    }
  }
}

extension LifecycleSettings {
  /// The settings with an interval narrowed to its beginning, and to its end.
  fileprivate func narrowing(
    _ interval: WritableKeyPath<LifecycleSettings, ClosedRange<Seconds>>
  ) -> [LifecycleSettings] {
    let whole = self[keyPath: interval]
    return [whole.lowerBound, whole.upperBound].map { setting(interval, to: $0...$0) }
  }

  /// The settings with a length of zero, and with twice the length.
  fileprivate func stretching(
    _ length: WritableKeyPath<LifecycleSettings, Seconds>
  ) -> [LifecycleSettings] {
    [.zero, self[keyPath: length] + self[keyPath: length]].map { setting(length, to: $0) }
  }

  /// The settings with one of another value.
  fileprivate func setting<Value>(
    _ property: WritableKeyPath<LifecycleSettings, Value>, to value: Value
  ) -> LifecycleSettings {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

extension Play {
  /// The settings whose other values give other exposures, found by playing the story with them.
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
  /// The compositions of the exposures, kind by kind.
  fileprivate var shown: [[Composition]] {
    ExposureKind.allCases.map { $0.pictures(in: self).map(\.composition) }
  }
}
