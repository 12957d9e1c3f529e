import AfterimageLifecycle
package import AfterimageMasking
import AfterimageScreens
package import AfterimageSwiftEvaluation

/// Something that decides what an app does and that its source leaves open, with all that it may be.
package struct AppQuestion: Hashable, Sendable {
  /// What in the story the answer decides.
  package let subject: Subject
  /// What is asked, as it is written.
  package let asked: String
  /// Where it is asked first.
  package let line: CodeLine
  /// What it may be, as far as the rules make a difference of it.
  package let answers: [VariableValue]
  /// False where it is a time, of which no story has every distance.
  package let isDecidable: Bool

  /// What answers decide.
  package enum Subject: Hashable, Sendable {
    /// The value of a variable that rules ask for.
    case variable(String)
    /// Whether the app has scenes, and thereby which of its delegates is called.
    case sceneManifest
    /// Whether the app is left while something is presented over its root, which lies above whatever covers that.
    case presentation
  }

  /// The question of an app whose Info.plist is not found.
  static let sceneManifest = AppQuestion(
    subject: .sceneManifest, asked: "UIApplicationSceneManifest in the Info.plist",
    line: CodeLine(path: "Info.plist", line: 1), answers: [.flag(true), .flag(false)],
    isDecidable: true)

  /// The question of an app that presents something, by the line of the first presentation.
  static func presentation(at line: CodeLine) -> AppQuestion {
    AppQuestion(
      subject: .presentation, asked: "whether something is presented", line: line,
      answers: [.flag(true), .flag(false)], isDecidable: true)
  }

  /// The questions of a reading, and the variables that rules ask for and nothing sets.
  static func all(in reading: ProtectionReading, of protections: [Protection]) -> [AppQuestion] {
    let actions = protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened)
    let conditions = actions.compactMap { action -> Condition? in
      if case .when(let condition, _, _) = action { condition } else { nil }
    }
    let set = actions.compactMap { action -> String? in
      if case .set(let name, _) = action { name } else { nil }
    }
    var questions = reading.questions.map { ($0.variable, $0.asked, $0.line) }
    for protection in protections {
      for rule in protection.rules {
        for variable in rule.actions.flatMap(\.flattened).flatMap(\.askedVariables)
        where !set.contains(variable) && !questions.contains(where: { $0.0 == variable }) {
          questions.append((variable, variable, CodeLine(text: rule.source ?? "")))
        }
      }
    }
    return questions.compactMap { variable, asked, line in
      let about = conditions.filter { $0.variables.contains(variable) }
      guard !about.isEmpty else { return nil }
      return AppQuestion(
        subject: .variable(variable), asked: asked, line: line,
        answers: unique(about.flatMap { $0.answers(to: variable) }),
        isDecidable: about.allSatisfy { if case .elapsed = $0 { false } else { true } })
    }
  }
}

/// What a question is taken for in a story.
package struct AppAnswer: Hashable, Sendable {
  /// The question.
  package let question: AppQuestion
  /// The answer.
  package let value: VariableValue

  /// The answer in words, with the line of the question.
  package var words: String { "\(bareWords) (\(question.line.text))" }

  /// The answer in words, without the line.
  package var bareWords: String {
    switch question.subject {
    case .presentation: value == .flag(true) ? "something is presented" : "nothing is presented"
    case .sceneManifest, .variable: "\(question.asked) is \(value)"
    }
  }
}

extension Scenario {
  /// The same story with answers: from the launch on, and once more each time the app has become active, as other code may have changed them meanwhile.
  func answering(_ answers: [AppAnswer]) -> Scenario {
    var copy = self
    var settings: [(action: Action, source: String)] = []
    for answer in answers {
      let question = answer.question
      switch question.subject {
      case .sceneManifest: copy.app.infoPlist.hasSceneManifest = answer.value == .flag(true)
      case .presentation: if answer.value == .flag(true) { copy.presentStandIn() }
      case .variable(let variable):
        settings.append(
          (.set(variable, answer.value), "\(question.line.text) asks \(question.asked)"))
      }
    }
    guard !settings.isEmpty else { return copy }
    func protection(on callback: Callback) -> Protection {
      Protection(
        owner: .app,
        rules: [
          Protection.Rule(
            on: callback, settings.map(\.action),
            source: settings.map(\.source).joined(separator: ", "))
        ])
    }
    copy.protections.insert(
      protection(on: .applicationDidFinishLaunchingNotification), at: 0)
    copy.protections.append(protection(on: .applicationDidBecomeActiveNotification))
    return copy
  }

  /// Presents a screen with secrets of its own once those of the first one are there.
  private mutating func presentStandIn() {
    guard let place = steps.firstIndex(of: .load),
      let screen = Screen.standIn(named: "\(name)-presented", title: "Details")
    else { return }
    let shown = StoryScreen(screen.name.description, screen, startsEmpty: true)
    steps.insert(contentsOf: [.present(shown), .load], at: place + 1)
  }
}

extension Condition {
  /// The values of a variable between which the condition tells.
  fileprivate func answers(to variable: String) -> [VariableValue] {
    switch self {
    case .variable(variable, _, .flag): [.flag(true), .flag(false)]
    case .variable(variable, _, let value): [value, .flag(false)]
    case .comparison(variable, _, let number):
      [.number(number - 1), .number(number), .number(number + 1), .flag(false)]
    case .elapsed(since: variable, _, _): [.flag(false), .now]
    case .elapsed: [.number(0), .number(1_000_000)]
    case .state, .variable, .comparison: []
    }
  }
}

extension Action {
  /// The variables that the action asks for.
  fileprivate var askedVariables: [String] {
    if case .when(let condition, _, _) = self { condition.variables } else { [] }
  }
}

extension CodeLine {
  /// Reads a line in the form of compilers.
  fileprivate init(text: String) {
    let first = text.split(separator: ",").first.map(String.init) ?? ""
    let parts = first.split(separator: ":", maxSplits: 1).map(String.init)
    self.init(path: parts.first ?? "", line: parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
  }
}

/// The values, each once, in the order in which they first occur.
private func unique(_ values: [VariableValue]) -> [VariableValue] {
  var met: Set<VariableValue> = []
  return values.filter { met.insert($0).inserted }
}
