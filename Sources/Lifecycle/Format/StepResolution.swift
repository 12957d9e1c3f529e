import AfterimageMasking
import AfterimageScreens

/// The steps of a file followed one after the other, to find those that cannot be taken.
struct StepResolution {
  private let screens: [String: StoryScreen]
  private var progress = Progress()
  private var stack: [StoryScreen] = []

  /// Begins a story that can show some screens.
  init(_ screens: [String: StoryScreen]) {
    self.screens = screens
  }

  /// The steps with their screens; those of which a screen is missing are left out, and each mistake is reported.
  consuming func resolve(
    _ steps: [Located<StepFile>], _ decoding: inout Decoding
  ) -> [Step] {
    var resolved: [Step] = []
    for step in steps {
      guard let next = self.step(step, &decoding) else { continue }
      resolved.append(next)
      follow(next, at: step.offset, &decoding)
      check(step.value, &decoding)
    }
    return resolved
  }

  private func step(_ file: Located<StepFile>, _ decoding: inout Decoding) -> Step? {
    switch file.value {
    case .launch: .launch
    case .load: .load
    case .pop: .pop
    case .home: .home
    case .return: .return
    case .wait(let time): .wait(time)
    case .type(let texts): .type(texts.map(\.value))
    case .show(let name): screen(name, at: file.offset, &decoding).map(Step.show)
    case .push(let name): screen(name, at: file.offset, &decoding).map(Step.push)
    }
  }

  private func screen(
    _ name: String, at offset: Int, _ decoding: inout Decoding
  ) -> StoryScreen? {
    if let screen = screens[name] { return screen }
    decoding.report(
      .unknownWord(.screen, word: name, allowed: screens.keys.sorted()), at: offset)
    return nil
  }

  private mutating func follow(_ step: Step, at offset: Int, _ decoding: inout Decoding) {
    do throws(StepRefusal) {
      try progress.take(step)
    } catch {
      decoding.report(.outOfRange(expected: "another step here: \(error.words)"), at: offset)
    }
    switch step {
    case .show(let screen): stack = [screen]
    case .push(let screen): stack.append(screen)
    case .pop: stack = Array(stack.dropLast())
    case .launch, .type, .load, .wait, .home, .return: break
    }
  }

  private func check(_ step: StepFile, _ decoding: inout Decoding) {
    guard case .type(let texts) = step, let ids = stack.last?.screen.ids else { return }
    for text in texts where !ids.contains(text.value.id) {
      decoding.report(.missingView(text.value.id, known: ids), at: text.offset)
    }
  }
}
