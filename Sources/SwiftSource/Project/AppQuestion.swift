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
    let uses = VariableUses(protections, reading.gaps)
    var questions = reading.questions.map { ($0.variable, $0.asked, $0.line) }
    var met = uses.set.union(questions.map(\.0))
    for (variable, source) in uses.asked where met.insert(variable).inserted {
      questions.append((variable, variable, CodeLine(text: source)))
    }
    return questions.compactMap { variable, asked, line in
      guard let about = uses.conditions[variable] else { return nil }
      return AppQuestion(
        subject: .variable(variable), asked: asked, line: line,
        answers: unique(about.flatMap { $0.answers(to: variable) }),
        isDecidable: about.allSatisfy { if case .elapsed = $0 { false } else { true } })
    }
  }
}

/// What rules ask of variables, and what they set.
private struct VariableUses {
  /// The variables that are set.
  private(set) var set: Set<String> = []
  /// Those that are asked for, each once, with the lines of the first rule that does.
  private(set) var asked: [(variable: String, source: String)] = []
  /// The conditions that ask for each, in their order, each once.
  private(set) var conditions: [String: [Condition]] = [:]
  private var met: Set<Condition> = []

  init(_ protections: [Protection], _ gaps: [SourceGap]) {
    for rule in protections.flatMap(\.rules) {
      for action in rule.actions { add(action, source: rule.source ?? "") }
    }
    for gap in gaps {
      for step in gap.ways.joined() { add(step.condition, source: gap.line.text) }
    }
  }

  private mutating func add(_ action: Action, source: String) {
    if case .set(let name, _) = action { set.insert(name) }
    if case .when(let condition, _, _) = action { add(condition, source: source) }
    for list in action.held { for inner in list { add(inner, source: source) } }
  }

  private mutating func add(_ condition: Condition, source: String) {
    guard met.insert(condition).inserted else { return }
    for variable in condition.variables {
      if conditions[variable] == nil { asked.append((variable, source)) }
      conditions[variable, default: []].append(condition)
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

extension AppAnswer {
  /// Whether a condition holds with the answer; nil where that is about something else.
  func decides(_ condition: Condition) -> Bool? {
    guard case .variable(let name) = question.subject else { return nil }
    switch condition {
    case .variable(name, let isEqual, let other): return (value == other) == isEqual
    case .comparison(name, let comparison, let bound):
      guard case .number(let number) = value else { return false }
      return comparison.holds(number, bound)
    case .state, .variable, .comparison, .elapsed: return nil
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
