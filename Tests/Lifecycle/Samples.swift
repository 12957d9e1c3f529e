import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The screens, apps and stories that the tests of the lifecycle play with.
enum Samples {
  static let form: Screen = {
    var number = View(.textField(TextField("4242424242424242")), id: "number")
    number.isSensitive = true
    var holder = View(.textField(TextField("Ada Lovelace")), id: "holder")
    holder.isSensitive = true
    let hint = View(.label(Label("Your card")), id: "hint")
    return screen("form", [number, holder, hint])
  }()

  static let help = screen("help", [View(.label(Label("Call us.")), id: "text")])

  static func screen(_ name: String, _ subviews: [View]) -> Screen {
    try! Screen(name, root: View(.view, subviews: subviews))
  }

  static let phone = Device.all.first { $0.id == "iphone-15-pro" }!

  static func traits(_ system: Int = 17, _ style: UserInterfaceStyle = .light) -> Traits {
    var traits = Traits(
      device: phone, system: System.all.first { $0.majorVersion == system }!)
    traits.userInterfaceStyle = style
    return traits
  }

  static func story(
    _ steps: [Step], _ protections: [Protection] = [], system: Int = 17,
    infoPlist: InfoPlist = InfoPlist(hasSceneManifest: true),
    settings: LifecycleSettings = LifecycleSettings()
  ) -> Scenario {
    var app = App.plain(for: form)
    app.infoPlist = infoPlist
    return Scenario(
      name: Name("story")!, app: app, traits: traits(system), protections: protections,
      steps: steps, settings: settings)
  }

  static func run(
    _ steps: [Step], _ protections: [Protection] = [], system: Int = 17,
    infoPlist: InfoPlist = InfoPlist(hasSceneManifest: true),
    settings: LifecycleSettings = LifecycleSettings()
  ) -> Timeline {
    Simulation.run(
      story(steps, protections, system: system, infoPlist: infoPlist, settings: settings))
  }

  /// Plays a story that begins with the form, whose app does some actions in a callback.
  static func run(
    _ steps: [Step], doing actions: [Action],
    on callback: Callback = .applicationWillResignActiveNotification, system: Int = 17,
    infoPlist: InfoPlist = InfoPlist(hasSceneManifest: true),
    settings: LifecycleSettings = LifecycleSettings()
  ) -> Timeline {
    run(
      [.launch, .showForm] + steps,
      [Protection(owner: .app, rules: [.init(on: callback, actions)])], system: system,
      infoPlist: infoPlist, settings: settings)
  }
}

extension Step {
  static let showForm = Step.show(StoryScreen("form", Samples.form))
  static let showEmptyForm = Step.show(StoryScreen("form", Samples.form, startsEmpty: true))
  static let pushHelp = Step.push(StoryScreen("help", Samples.help))
}

extension Action {
  /// Lays a black cover.
  static func shade(on attachment: CoverAttachment) -> Action {
    .cover(Cover(.color(.system(.black)), id: "shade", attachment: attachment))
  }
}

extension Protection {
  /// Takes a picture of the window when a screen has appeared, and covers with it when the app resigns its activity.
  static let coveringWithPicture = Protection(
    owner: .everyScreen,
    rules: [
      .init(on: .viewDidAppear, [.capture(Capture("then", of: .window))]),
      .init(
        on: .applicationWillResignActiveNotification,
        [.cover(Cover(.captured("then", PictureLayout()), id: "shade"))]),
    ])
}

extension Timeline {
  /// The callbacks of the app and the scene, without those of controllers.
  var callbacks: [String] {
    entries.compactMap {
      if case .callback(let callback, nil, _) = $0.event { callback.rawValue } else { nil }
    }
  }

  /// The callbacks of controllers with the names of their screens.
  var controllerCallbacks: [String] {
    entries.compactMap {
      if case .callback(let callback, let screen?, _) = $0.event {
        "\(callback.rawValue) \(screen)"
      } else {
        nil
      }
    }
  }

  /// The callbacks since the last time a step began.
  func callbacks(since step: TimelineStep) -> [String] {
    let start = entries.lastIndex { $0.event == .step(step) } ?? 0
    var rest = self
    rest.entries = Array(entries[start...])
    return rest.callbacks
  }
}

extension Composition {
  /// The screen at the bottom.
  var screen: Screen? {
    if case .screen(let screen, _)? = layers.first { screen } else { nil }
  }

  /// The mask on the screen at the bottom.
  var mask: FieldMask? {
    if case .screen(_, let mask)? = layers.first { mask } else { nil }
  }

  /// The covers, bottom to top.
  var covers: [CoverLayer] {
    layers.compactMap { if case .cover(let cover) = $0 { cover } else { nil } }
  }

  /// The screens, covers and copies by name, bottom to top.
  var names: [String] {
    layers.map { layer in
      switch layer {
      case .screen(let screen, _): screen.name.description
      case .presented(let screen, _): "presented by \(screen.name)"
      case .window(let screen, _, let level): "\(screen.name) at \(level)"
      case .cover(let cover): cover.id
      case .copy(let copy): "\(copy.form.words) of \(copy.viewName)"
      case .keyboard: "keyboard"
      }
    }
  }

  /// The texts of every screen in the composition and in the pictures on its covers.
  var texts: Set<String> {
    var texts: Set<String> = []
    screen?.forEachView { view, _, _ in if let text = view.text { texts.insert(text) } }
    for cover in covers {
      if let picture = cover.picture { texts.formUnion(picture.composition.texts) }
    }
    return texts
  }
}

extension Composition.CoverLayer {
  /// The picture that the cover shows; nil where it shows something else.
  var picture: CapturedPicture? {
    if case .picture(let picture, _) = content { picture } else { nil }
  }
}
