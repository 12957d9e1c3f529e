import AfterimageMasking
import AfterimageScreens

/// The steps of a file followed one after the other, to find those that cannot be taken.
struct StepResolution {
  private let screens: DeclaredScreens
  private var progress: Progress
  private var stack: [StoryScreen?] = []
  private var presented: [StoryScreen?] = []
  private var windows: [ShownWindow] = []
  private var scenesBehind: [ShownScene] = []

  /// Begins a story that can show some screens, of an app that can have several scenes or not.
  init(_ screens: DeclaredScreens, hasScenes: Bool) {
    self.screens = screens
    progress = Progress(hasScenes: hasScenes)
  }

  /// The steps with their screens; those of which a screen is missing are left out, and each mistake is reported.
  consuming func resolve(
    _ steps: [Located<StepFile>], _ decoding: inout Decoding
  ) -> [Step] {
    var resolved: [Step] = []
    for step in steps {
      follow(step, &decoding)
      check(step.value, &decoding)
      if let next = self.step(step.value) { resolved.append(next) }
    }
    return resolved
  }

  private func step(_ file: StepFile) -> Step? {
    switch file {
    case .launch: .launch
    case .load: .load
    case .pop: .pop
    case .dismiss: .dismiss
    case .leaveScene: .leaveScene
    case .closeScene: .closeScene
    case .event(let event): .event(event)
    case .present(let name): screens[name]?.map(Step.present)
    case .openScene(let name): screens[name]?.map(Step.openScene)
    case .showWindow(let window):
      screens[window.screen]?.map { .showWindow($0, level: window.level) }
    case .hideWindow: .hideWindow
    case .wait(let time): .wait(time)
    case .type(let texts): .type(texts.map(\.value))
    case .show(let name): screens[name]?.map(Step.show)
    case .push(let name): screens[name]?.map(Step.push)
    case .segue: stack.last?.map(Step.push)
    }
  }

  /// Goes on by a step, as if a screen that is missing were there, so that one mistake is not told twice.
  private mutating func follow(_ step: Located<StepFile>, _ decoding: inout Decoding) {
    do throws(StepRefusal) {
      try progress.take(step.value.kind)
    } catch {
      decoding.report(.outOfRange(expected: "another step here: \(error.words)"), at: step.offset)
    }
    switch step.value {
    case .show(let name):
      stack = [declared(name, at: step.offset, &decoding)]
      presented = []
    case .push(let name): stack.append(declared(name, at: step.offset, &decoding))
    case .segue(let name): stack.append(destination(of: name, at: step.offset, &decoding))
    case .pop: if stack.count > 1 { stack.removeLast() }
    case .present(let name): presented.append(declared(name, at: step.offset, &decoding))
    case .dismiss: _ = presented.popLast()
    case .openScene(let name):
      scenesBehind.append(ShownScene(stack: stack, presented: presented, windows: windows))
      stack = [declared(name, at: step.offset, &decoding)]
      (presented, windows) = ([], [])
    case .leaveScene, .closeScene:
      if let next = scenesBehind.popLast() {
        (stack, presented, windows) = (next.stack, next.presented, next.windows)
      }
    case .showWindow(let window):
      let screen = declared(window.screen, at: step.offset, &decoding)
      windows.append(ShownWindow(screen: screen, level: window.level))
    case .hideWindow: _ = windows.popLast()
    case .launch, .type, .load, .wait, .event: break
    }
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
    guard let source = stack.last ?? nil else { return nil }
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

  /// The same scene where the scenario declares it.
  private func declared(_ named: NamedScreen) -> StoryScreen? {
    let declared = screens.sorted { $0.key < $1.key }.compactMap(\.value)
    return declared.first {
      $0.scene?.document.file == named.scene?.document.file && $0.screen.name == named.screen.name
    }
  }

  /// The screen of the highest window, that of equal ones which was shown last.
  private var uppermost: StoryScreen? {
    let above = windows.filter { $0.level >= .normal }
    guard let level = above.map(\.level).max() else { return presented.last ?? stack.last ?? nil }
    return above.last { $0.level == level }?.screen
  }

  private func check(_ step: StepFile, _ decoding: inout Decoding) {
    guard case .type(let texts) = step, let ids = uppermost?.screen.ids else { return }
    for text in texts where !ids.contains(text.value.id) {
      decoding.report(.missingView(text.value.id, known: ids), at: text.offset)
    }
  }
}

/// A further window that the steps have shown.
private struct ShownWindow {
  let screen: StoryScreen?
  let level: WindowLevel
}

/// A scene behind the one in front.
private struct ShownScene {
  let stack: [StoryScreen?]
  let presented: [StoryScreen?]
  let windows: [ShownWindow]
}
