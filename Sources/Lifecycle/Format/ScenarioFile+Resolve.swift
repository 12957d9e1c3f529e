import AfterimageMasking
import AfterimageScreens

extension ScenarioFile {
  /// The scenario, with every name in it looked up; nil where a part is missing, which has been reported.
  func resolved(named text: String, _ decoding: inout Decoding) -> Scenario? {
    let name = Name(text)
    if name == nil { decoding.report(.badName(text), at: 0) }
    let steps = StepResolution(
      screens, hasScenes: hasScenes, restoresState: app.restoresState
    ).resolve(self.steps, &decoding)
    let protections = protections.map { resolve($0, &decoding) }
    checkVariables(&decoding)
    guard let name, let device, let app = resolvedApp(steps),
      let bundle = BundleIdentifier(self.app.bundleIdentifier)
    else { return nil }
    var traits = Traits(device: device, system: system)
    traits.userInterfaceStyle = appearance
    traits.orientation = orientation
    return Scenario(
      name: name, app: app(bundle), traits: traits, protections: protections, steps: steps,
      settings: settings, source: source, expectation: expectation, unknowns: unknowns,
      unknownCovers: unknownCovers, unknownOccasions: unknownOccasions)
  }

  /// True where the app can have several scenes.
  private var hasScenes: Bool {
    CallbackOrder(profile: SystemProfile(of: system), infoPlist: app.infoPlist).hasSceneDelegate
  }

  /// The app but for its identifier; without a launch screen of its own it starts with the bare first screen.
  private func resolvedApp(_ steps: [Step]) -> ((BundleIdentifier) -> App)? {
    let shown = steps.lazy.compactMap {
      if case .show(let story) = $0 { story.screen } else { nil }
    }
    guard let launchScreen = app.launchScreen ?? shown.first?.bare else { return nil }
    return { bundle in
      App(
        bundleIdentifier: bundle, name: app.name ?? bundle.description,
        launchScreen: launchScreen, infoPlist: app.infoPlist, restoresState: app.restoresState)
    }
  }

  private func resolve(_ file: ProtectionFile, _ decoding: inout Decoding) -> Protection {
    let owner = resolve(file.owner, &decoding)
    let ids = ids(knownTo: owner)
    let isComplete = screens.values.allSatisfy { $0 != nil }
    let actions = file.rules.flatMap(\.actions).flatMap { action in
      action.value.flattened.map { Located(value: $0, offset: action.offset) }
    }
    for rule in file.rules {
      for action in rule.actions where action.value.lacksNewSize(in: rule.callback) {
        decoding.report(
          .outOfRange(expected: "the layout newSize in a rule on viewWillTransition itself"),
          at: action.offset)
      }
    }
    let pictures = actions.compactMap(\.value.capture?.name) + sharedPictures
    for action in actions {
      if isComplete {
        check(action, ids: ids, &decoding)
        checkFields(action, ids: ids, &decoding)
      }
      check(action, pictures: pictures, &decoding)
    }
    return Protection(
      owner: owner,
      rules: file.rules.map { rule in
        .init(
          on: rule.callback, rule.actions.map(\.value),
          source: file.sources.first { $0.callback == rule.callback }?.place)
      },
      registration: file.registration, forwarders: file.forwarders)
  }

  /// The names under which pictures are kept for every protection.
  private var sharedPictures: [String] {
    protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.value.flattened)
      .compactMap(\.capture).filter(\.isShared).map(\.name)
  }

  /// Reports each variable that is asked for and nowhere set.
  private func checkVariables(_ decoding: inout Decoding) {
    let actions = protections.flatMap(\.rules).flatMap(\.actions).flatMap { action in
      action.value.flattened.map { Located(value: $0, offset: action.offset) }
    }
    let known = actions.compactMap(\.value.setVariable)
    for action in actions {
      for asked in action.value.askedVariables where !known.contains(asked) {
        decoding.report(.unknownWord(.variable, word: asked, allowed: known), at: action.offset)
      }
      check(action, among: actions, &decoding)
    }
  }

  /// Reports a word with which a variable is compared, and which nothing sets it to.
  private func check(
    _ asking: Located<Action>, among actions: [Located<Action>], _ decoding: inout Decoding
  ) {
    guard case .when(.variable(let name, _, .word(let word)), _, _) = asking.value else { return }
    let known = actions.compactMap { action -> String? in
      guard case .set(name, .word(let word)) = action.value else { return nil }
      return word
    }
    guard !known.contains(word) else { return }
    decoding.report(.unknownWord(.value, word: word, allowed: known), at: asking.offset)
  }

  private func resolve(
    _ owner: Located<String>, _ decoding: inout Decoding
  ) -> Protection.Owner {
    let objects: [Protection.Owner] = [.app, .scene, .everyScreen]
    if screens[owner.value] != nil { return .screen(owner.value) }
    if screens.childNames.contains(owner.value) { return .child(owner.value) }
    if let object = objects.first(where: { $0.description == owner.value }) { return object }
    let known = screens.keys.sorted() + screens.childNames + objects.map(\.description)
    decoding.report(
      .unknownWord(.screen, word: owner.value, allowed: known), at: owner.offset)
    return .screen(owner.value)
  }

  private func ids(knownTo owner: Protection.Owner) -> [String] {
    switch owner {
    case .screen(let name) where screens[name] != nil: screens[name]??.screen.ids ?? []
    case .child(let name): all.flatMap { $0.ids(ofChild: name) }
    case .app, .scene, .everyScreen, .screen: all.flatMap(\.screen.ids)
    }
  }

  /// The screens by the order of their names.
  private var all: [StoryScreen] {
    screens.sorted { $0.key < $1.key }.compactMap(\.value)
  }

  private func check(
    _ action: Located<Action>, ids: [String], _ decoding: inout Decoding
  ) {
    for id in action.value.namedIds where !ids.contains(id) {
      decoding.report(.missingView(id, known: ids), at: action.offset)
    }
  }

  /// Reports bullets in views that are there and are no fields.
  private func checkFields(
    _ action: Located<Action>, ids: [String], _ decoding: inout Decoding
  ) {
    guard case .setSecureTextEntry(let entries) = action.value else { return }
    let fields = all.flatMap(\.screen.secureTextFields)
    for entry in entries where ids.contains(entry.id) && !fields.contains(entry.id) {
      decoding.report(.outOfRange(expected: "the id of a text field"), at: action.offset)
    }
  }

  private func check(
    _ action: Located<Action>, pictures: [String], _ decoding: inout Decoding
  ) {
    if let picture = action.value.shownPicture, !pictures.contains(picture) {
      decoding.report(
        .unknownWord(.capturedPicture, word: picture, allowed: pictures), at: action.offset)
    }
  }
}

extension Action {
  /// The ids of the views that the action is about.
  package var namedIds: [String] {
    switch self {
    case .hide(let ids), .show(let ids), .restoreText(let ids): ids
    case .setSecureTextEntry(let entries): entries.map(\.id)
    case .setText(let texts): texts.map(\.id)
    case .resignFirstResponder(let id): [id]
    case .mask, .unmask, .endEditing, .cover, .uncover, .capture, .content, .secureWindow,
      .ignoreSnapshot, .stopPictureInPicture, .async, .after, .cancel, .set, .commit, .runLoop,
      .when:
      []
    }
  }

  /// The variable that the action sets.
  fileprivate var setVariable: String? {
    if case .set(let name, _) = self { name } else { nil }
  }

  /// The variables that the action asks for.
  fileprivate var askedVariables: [String] {
    if case .when(let condition, _, _) = self { condition.variables } else { [] }
  }

  /// The name of the captured picture that the action shows.
  fileprivate var shownPicture: String? {
    guard case .cover(let cover) = self, case .captured(let name, _) = cover.content else {
      return nil
    }
    return name
  }
}

extension Screen {
  /// The ids of all views, in the order of the document.
  var ids: [String] {
    var ids: [String] = []
    forEachView { view, _, _ in if let id = view.id { ids.append(id) } }
    return ids
  }
}

extension StoryScreen {
  /// The ids of the views that belong to the children of a name, in the order of the document.
  fileprivate func ids(ofChild name: String) -> [String] {
    let parts = placedChildren.filter { $0.name == name }.map(\.view)
    var ids: [String] = []
    screen.forEachView { view, path, _ in
      if let id = view.id, parts.contains(where: path.lies) { ids.append(id) }
    }
    return ids
  }
}
