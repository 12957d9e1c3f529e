import AfterimageMasking
import AfterimageScreens

/// The steps of a file followed one after the other, to find those that cannot be taken.
struct StepResolution {
  private let screens: DeclaredScreens
  private var progress = Progress()
  private var stack: [StoryScreen?] = []

  /// Begins a story that can show some screens.
  init(_ screens: DeclaredScreens) {
    self.screens = screens
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
    case .home: .home
    case .return: .return
    case .wait(let time): .wait(time)
    case .type(let texts): .type(texts.map(\.value))
    case .show(let name): screens[name]?.map(Step.show)
    case .push(let name): screens[name]?.map(Step.push)
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
    case .show(let name): stack = [declared(name, at: step.offset, &decoding)]
    case .push(let name): stack.append(declared(name, at: step.offset, &decoding))
    case .pop: if stack.count > 1 { stack.removeLast() }
    case .launch, .type, .load, .wait, .home, .return: break
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

  private func check(_ step: StepFile, _ decoding: inout Decoding) {
    guard case .type(let texts) = step, let ids = stack.last??.screen.ids else { return }
    for text in texts where !ids.contains(text.value.id) {
      decoding.report(.missingView(text.value.id, known: ids), at: text.offset)
    }
  }
}
