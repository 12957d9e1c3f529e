public import AfterimageMasking
public import AfterimageScreens

extension Scenario {
  /// Makes a story whose steps are listed in a closure, one below the other, with the default settings unless others are given.
  ///
  ///     try Scenario("sign-in", app: .plain(for: form), traits: Traits(device: .standard), protections: [shade]) {
  ///       Step.launch
  ///       Step.show(StoryScreen("form", form))
  ///       Step.home
  ///     }
  ///
  /// - Throws: `InvalidInput` where the name cannot be one.
  public init(
    _ name: String, app: App, traits: Traits, protections: [Protection] = [],
    settings: LifecycleSettings = LifecycleSettings(), @ListBuilder<Step> steps: () -> [Step]
  ) throws(InvalidInput) {
    guard let valid = Name(name) else {
      let place = Diagnostic.Place.view("scenario", screen: name)
      throw InvalidInput(diagnostics: [Diagnostic(.badName(name), at: place)])
    }
    self.init(
      name: valid, app: app, traits: traits, protections: protections, steps: steps(),
      settings: settings)
  }
}
