import AfterimageMasking
import AfterimageScreens

/// The steps of a file taken one after the other, to look up their screens and to find those that cannot follow.
struct StepResolution {
  private let screens: DeclaredScreens
  private var progress: Progress
  /// The screens of the scenes that the user has in sight, the scene in front last; nil for screens that are missing.
  private var scenes: [Navigation<StoryScreen?>] = []
  /// True where a context menu has been opened, and not closed by the user since.
  private var isMenuOpen = false
  /// True where a finger has begun to select text, and has not been lifted since.
  private var isSelecting = false
  /// True where picture in picture has begun, and the user has not ended it since.
  private var isInPicture = false
  /// The first screen that was shown, which the app shows again when it is launched in the background.
  private var firstScreen: StoryScreen??
  /// True where a new process shows the screens of the last one.
  private let restoresState: Bool
  /// The screens that a new process shows; nil where none have been preserved.
  private var preserved: Navigation<StoryScreen?>?

  /// Begins before the first step.
  ///
  /// - Parameters:
  ///   - screens: the screens that the steps may name.
  ///   - hasScenes: true where the app can have several scenes.
  ///   - restoresState: true where a new process shows the screens of the last one.
  init(_ screens: DeclaredScreens, hasScenes: Bool, restoresState: Bool) {
    self.screens = screens
    self.restoresState = restoresState
    progress = Progress(hasScenes: hasScenes)
  }

  /// The steps with their screens; those of which a screen is missing are left out, and each mistake is reported.
  consuming func resolve(
    _ steps: [Located<StepFile>], _ decoding: inout Decoding
  ) -> [Step] {
    var resolved: [Step] = []
    for step in steps {
      let isTaken = take(step, &decoding)
      let shown = shownScreen(of: step, &decoding)
      if isTaken { follow(step.value, showing: shown) }
      check(step, &decoding)
      if let next = self.step(step.value) { resolved.append(next) }
    }
    return resolved
  }

  private func step(_ file: StepFile) -> Step? {
    switch file {
    case .plain(let step): step
    case .show(let name): screens[name]?.map(Step.show)
    case .push(let name): screens[name]?.map(Step.push)
    case .segue: scenes.last?.stack.last?.map(Step.push)
    case .present(let name): screens[name]?.map(Step.present)
    case .openScene(let name): screens[name]?.map(Step.openScene)
    case .connectDisplay(let name): screens[name]?.map(Step.connectDisplay)
    case .showWindow(let window):
      screens[window.screen]?.map {
        .showWindow($0, level: window.level, isKey: window.isKey)
      }
    case .type(let texts): .type(texts.map(\.value))
    }
  }

  /// Takes a step; false where it cannot follow those before it, which is reported.
  private mutating func take(_ step: Located<StepFile>, _ decoding: inout Decoding) -> Bool {
    do throws(StepRefusal) {
      try progress.take(step.value.kind, showing: scenes)
      if case .plain(.dismissMenu) = step.value, !isMenuOpen { throw .noMenuShown }
      if case .plain(.liftFinger) = step.value, !isSelecting { throw .nothingSelected }
      if case .plain(.stopPictureInPicture) = step.value, !isInPicture {
        throw .noPictureInPicture
      }
      return true
    } catch {
      decoding.report(.outOfRange(expected: "another step here: \(error.words)"), at: step.offset)
      return false
    }
  }

  /// The screen that a step shows; nil where it shows none, or one that is missing, which is reported.
  private func shownScreen(
    of step: Located<StepFile>, _ decoding: inout Decoding
  ) -> StoryScreen? {
    switch step.value {
    case .show(let name), .push(let name), .present(let name), .openScene(let name),
      .connectDisplay(let name):
      declared(name, at: step.offset, &decoding)
    case .showWindow(let window): declared(window.screen, at: step.offset, &decoding)
    case .segue(let name): destination(of: name, at: step.offset, &decoding)
    case .plain, .type: nil
    }
  }

  /// Changes the screens of the scenes by a step, with a missing screen as well, so that one mistake is not reported twice.
  private mutating func follow(_ step: StepFile, showing screen: StoryScreen?) {
    switch step {
    case .show:
      firstScreen = firstScreen ?? screen
      changeFront { ($0.stack, $0.presented) = ([screen], []) }
    case .push, .segue: changeFront { $0.stack.append(screen) }
    case .present: changeFront { $0.presented.append(screen) }
    case .showWindow(let window):
      changeFront { $0.showWindow(screen, at: window.level) }
    case .openScene: scenes.append(Navigation(stack: [screen]))
    case .connectDisplay, .type: break
    case .plain(let step): follow(step)
    }
  }

  /// Changes the screens of the scenes by a step that has nothing to be looked up.
  private mutating func follow(_ step: Step) {
    switch step {
    case .pop: changeFront { $0.stack.removeLast() }
    case .dismiss: changeFront { $0.presented.removeLast() }
    case .hideWindow: changeFront { $0.windows.removeLast() }
    case .leaveScene, .closeScene: scenes.removeLast()
    case .launch: followProcess()
    case .event(let event):
      preserve(by: event)
      followProcess()
    case .contextMenu: (isMenuOpen, isSelecting) = (true, false)
    case .selectText: (isMenuOpen, isSelecting) = (false, true)
    case .dismissMenu: isMenuOpen = false
    case .liftFinger: isSelecting = false
    case .pictureInPicture: isInPicture = true
    case .stopPictureInPicture: isInPicture = false
    case .show, .push, .present, .openScene, .connectDisplay, .showWindow, .type, .offerCode, .load,
      .mirrorDisplay, .disconnectDisplay, .wait, .choose:
      break
    }
  }

  /// A process that ends takes its scenes with it, and one that starts has one; in the background it shows the first screen.
  private mutating func followProcess() {
    if progress.appearance == .terminated {
      (scenes, isMenuOpen, isSelecting, isInPicture) = ([], false, false, false)
    } else if scenes.isEmpty {
      let shown = progress.appearance.isInBackground ? [firstScreen].compactMap(\.self) : []
      scenes = [preserved ?? Navigation(stack: shown)]
    }
  }

  /// An app that enters the background preserves the screens of the scene in front, and one that its user ends has none preserved.
  private mutating func preserve(by event: SystemEvent) {
    if event.endsByUser { preserved = nil }
    guard restoresState, event.movements.contains(.enterBackground), var front = scenes.last,
      !front.stack.isEmpty
    else { return }
    front.windows = []
    preserved = front
  }

  private mutating func changeFront(_ change: (inout Navigation<StoryScreen?>) -> Void) {
    guard let front = scenes.indices.last else { return }
    change(&scenes[front])
  }

  private func declared(
    _ name: String, at offset: Int, _ decoding: inout Decoding
  ) -> StoryScreen? {
    if let screen = screens[name] { return screen }
    decoding.report(
      .unknownWord(.screen, word: name, allowed: screens.keys.sorted()), at: offset)
    return nil
  }

  /// The screen that a segue of the uppermost scene leads to, under the name that the scenario has for it, or else the scene's own.
  private func destination(
    of name: String, at offset: Int, _ decoding: inout Decoding
  ) -> StoryScreen? {
    guard let source = scenes.last?.stack.last ?? nil else { return nil }
    guard let scene = source.scene, let segue = scene.segue(named: name) else {
      decoding.report(
        .unknownWord(.segue, word: name, allowed: source.scene?.names ?? []), at: offset)
      return nil
    }
    let path = "\(scene.document.file)#\(segue.destination)"
    guard let named = decoding.screen(at: path, namedAt: offset) else { return nil }
    return declared(named)
      ?? StoryScreen(
        segue.destination, named.screen, startsEmpty: source.startsEmpty,
        children: named.scene?.children ?? [], scene: named.scene)
  }

  /// The screen that the scenario declares of the same scene; nil where it declares none.
  private func declared(_ named: NamedScreen) -> StoryScreen? {
    let declared = screens.sorted { $0.key < $1.key }.compactMap(\.value)
    return declared.first {
      $0.scene?.document.file == named.scene?.document.file && $0.screen.name == named.screen.name
    }
  }

  private func check(_ step: Located<StepFile>, _ decoding: inout Decoding) {
    guard let top = scenes.last?.frontmost.first ?? nil else { return }
    if case .plain(.offerCode) = step.value, !top.screen.hasKeyboard {
      let words = StepRefusal.nothingEdited.words
      decoding.report(.outOfRange(expected: "another step here: \(words)"), at: step.offset)
    }
    let ids = top.screen.ids
    if case .plain(let plain) = step.value, let touched = plain.touchedView, !ids.contains(touched)
    {
      decoding.report(.missingView(touched, known: ids), at: step.offset)
    }
    guard case .type(let texts) = step.value else { return }
    for text in texts where !ids.contains(text.value.id) {
      decoding.report(.missingView(text.value.id, known: ids), at: text.offset)
    }
  }
}
