import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Scenario {
  /// The story as the text of a file that decodes to the same story, given the same screens beside it.
  ///
  /// Rules of one protection on one callback are written as one, in their order.
  package var json: String {
    var file = ScenarioFile()
    file.source = source
    file.expectation = expectation
    file.app = AppFile(app)
    file.screens = Dictionary(
      steps.compactMap(\.storyScreen).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
    file.device = traits.device
    file.system = traits.system
    file.appearance = traits.userInterfaceStyle
    file.orientation = traits.orientation
    file.protections = protections.map { ProtectionFile($0) }
    file.steps = steps.map { Located(value: StepFile($0), offset: 0) }
    file.settings = settings
    file.unknowns = unknowns
    file.unknownCovers = unknownCovers
    file.unknownOccasions = unknownOccasions
    return JSONValue.object(ScenarioFile.form.write(file)).text() + "\n"
  }
}

extension AppFile {
  /// Describes an app, whose launch screen lies beside the story.
  fileprivate init(_ app: App) {
    bundleIdentifier = app.bundleIdentifier.description
    name = app.name == bundleIdentifier ? nil : app.name
    launchScreen = app.launchScreen
    infoPlist = app.infoPlist
    restoresState = app.restoresState
  }
}

extension ProtectionFile {
  /// Describes a protection, of whose rules those on one callback are joined.
  fileprivate init(_ protection: Protection) {
    owner = Located(value: protection.owner.description, offset: 0)
    forwarders = protection.forwarders
    if case .between(let start, let end) = protection.registration {
      registeredOn = ControllerCallback(rawValue: start.rawValue)
      unregisteredOn = end.flatMap { ControllerCallback(rawValue: $0.rawValue) }
    }
    for rule in protection.rules { add(rule) }
  }

  private mutating func add(_ rule: Protection.Rule) {
    let actions = rule.actions.map { Located(value: $0, offset: 0) }
    if let place = rules.firstIndex(where: { $0.callback == rule.callback }) {
      rules[place].actions += actions
    } else {
      rules.append(LocatedRule(callback: rule.callback, actions: actions))
    }
    guard let place = rule.source else { return }
    if let known = sources.firstIndex(where: { $0.callback == rule.callback }) {
      sources[known].place += ", \(place)"
    } else {
      sources.append(RuleSource(callback: rule.callback, place: place))
    }
  }
}

extension StepFile {
  /// Describes a step by the names of its screens.
  fileprivate init(_ step: Step) {
    self =
      switch step {
      case .show(let story): .show(story.name)
      case .push(let story): .push(story.name)
      case .present(let story): .present(story.name)
      case .openScene(let story): .openScene(story.name)
      case .connectDisplay(let story): .connectDisplay(story.name)
      case .showWindow(let story, let level, let isKey):
        .showWindow(WindowFile(screen: story.name, level: level, isKey: isKey))
      case .type(let texts): .type(texts.map { Located(value: $0, offset: 0) })
      default: .plain(step)
      }
  }
}
