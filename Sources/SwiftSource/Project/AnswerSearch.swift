import AfterimageLifecycle
import AfterimageMasking

/// The ways to answer what an app's source leaves open that lead to stories of their own.
///
/// A story that never comes to ask a question is the same whatever its answer, so each way has answers to those alone that its story asks.
struct AnswerSearch {
  /// The ways, those with first answers before others; where they are too many, some that tell the answers apart.
  private(set) var ways: [[AppAnswer]] = []
  /// True where there are more of them than are looked for.
  private(set) var isTooMany = false
  private let scenario: Scenario
  private let questions: [AppQuestion]
  private let mostWays: Int

  /// Plays the stories of an app, as many as there may be.
  ///
  /// - Parameter variables: those that are asked for whether or not a story comes to them.
  init(
    _ scenario: Scenario, asking questions: [AppQuestion], besides variables: Set<String>,
    mostWays: Int
  ) {
    (self.scenario, self.questions, self.mostWays) = (scenario, questions, mostWays)
    // Only variables are asked for while a story goes on.
    let about = questions.filter { $0.variable.map(variables.contains) ?? true }
    var beginnings: [[AppAnswer]] = [[]]
    for question in about {
      beginnings = beginnings.flatMap { question.added(to: $0) }
      // Each question doubles them at least.
      if beginnings.count > mostWays {
        isTooMany = true
        beginnings = Array(beginnings.prefix(mostWays))
      }
    }
    for way in beginnings { search(way) }
    if isTooMany { ways = examples(about) }
  }

  /// Ways by which it shows what each answer makes of the story: all first answers and all last ones, and both with one other answer each.
  private func examples(_ about: [AppQuestion]) -> [[AppAnswer]] {
    let first = completed(about.compactMap(\.firstAnswer))
    let last = completed(first.compactMap(\.question.lastAnswer))
    var met: Set<[AppAnswer]> = []
    let all = [first] + others(than: first) + [last] + others(than: last)
    return all.filter { met.insert($0).inserted }.prefix(mostWays).map { $0 }
  }

  /// The ways that have one other answer than a way.
  private func others(than way: [AppAnswer]) -> [[AppAnswer]] {
    way.indices.flatMap { index -> [[AppAnswer]] in
      let known = way[index]
      return known.question.answers.filter { $0 != known.value }.map { other in
        var way = way
        way[index] = AppAnswer(question: known.question, value: other)
        return completed(way)
      }
    }
  }

  /// Some answers with the first ones to all else that their story asks.
  private func completed(_ known: [AppAnswer]) -> [AppAnswer] {
    known + asked(after: known).filter { !$0.answers.isEmpty }.compactMap(\.firstAnswer)
  }

  /// Finds the ways that begin with some answers.
  private mutating func search(_ known: [AppAnswer]) {
    guard ways.count < mostWays else {
      isTooMany = true
      return
    }
    let open = asked(after: known).filter { !$0.answers.isEmpty }
    ways.append(known + open.compactMap(\.firstAnswer))
    var first = known
    for question in open {
      for way in question.added(to: first).dropFirst() where !isTooMany { search(way) }
      first += [question.firstAnswer].compactMap(\.self)
    }
  }

  /// The questions that a story asks beyond those that are answered, in the order in which it does, with the first answer to each.
  private func asked(after known: [AppAnswer]) -> [AppQuestion] {
    let met = Set(known.map(\.question))
    var others: [String: AppQuestion] = [:]
    for question in questions where !met.contains(question) {
      if let variable = question.variable { others[variable] = question }
    }
    guard !others.isEmpty else { return [] }
    let firstAnswers = questions.filter { !met.contains($0) && $0.variable != nil }
      .compactMap(\.firstAnswer)
    let timeline = Simulation.run(
      scenario.answering(known + firstAnswers), notesIdleActions: false)
    return timeline.entries.flatMap(\.answers).flatMap(\.condition.variables)
      .compactMap { others.removeValue(forKey: $0) }
  }
}

extension AppQuestion {
  /// The variable that is asked for; nil for what else is asked.
  fileprivate var variable: String? {
    switch subject {
    case .variable(let name): name
    case .sceneManifest, .presentation: nil
    }
  }

  fileprivate var firstAnswer: AppAnswer? {
    answers.first.map { AppAnswer(question: self, value: $0) }
  }

  fileprivate var lastAnswer: AppAnswer? {
    answers.last.map { AppAnswer(question: self, value: $0) }
  }

  /// Some answers with each one to this question.
  fileprivate func added(to way: [AppAnswer]) -> [[AppAnswer]] {
    answers.map { way + [AppAnswer(question: self, value: $0)] }
  }
}
