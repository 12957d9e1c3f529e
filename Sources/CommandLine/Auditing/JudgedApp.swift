import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageSwiftEvaluation
import AfterimageSwiftSource

/// What becomes of the secrets of an app, whatever the answers to what its source leaves open.
struct JudgedApp {
  /// The stories that the answers lead to.
  let stories: [Judged]
  private let pipeline: Pipeline
  private let crew: Crew
  private let deciding: [ExposureKind]

  /// A story with its verdict.
  struct Judged {
    /// The answers that lead to it.
    let answers: [AppAnswer]
    /// The story.
    let play: Play
    /// What becomes of its secrets, as far as that decides the verdict.
    let findings: Findings

    /// True where another story has another answer to a question, and no other one to anything that both ask.
    func differs(from other: Judged, inNothingBut question: AppQuestion) -> Bool {
      let theirs = Dictionary(
        other.answers.map { ($0.question, $0.value) }, uniquingKeysWith: { first, _ in first })
      let different = answers.filter { answer in
        theirs[answer.question].map { $0 != answer.value } == true
      }
      return different.map(\.question) == [question]
    }

    /// The answers as a line.
    var heading: String { "Where \(listed(answers.map(\.words))):" }
  }

  /// Judges all stories of an app.
  init(_ story: AppStory, _ arguments: Arguments) throws {
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let deciding = try LeakArguments.deciding(arguments)
    (self.pipeline, self.crew, self.deciding) = (pipeline, crew, deciding)
    // Stories in which the same is seen have the same verdict.
    var known: [VerdictInput: Findings] = [:]
    stories = try story.stories.map { answers, scenario in
      let play = Play(of: scenario)
      let input = VerdictInput(of: play)
      let findings =
        try known[input]
        ?? drawing { () throws(PipelineError) in
          try pipeline.findings(of: play, deciding: deciding, to: .verdicts, by: crew)
        }
      known[input] = findings
      return Judged(answers: answers, play: play, findings: findings)
    }
  }

  /// How the command ends: as the worst of the stories.
  var code: ExitCode { stories.map { ExitCode(of: $0.findings) }.worst }

  /// Of each way to end the first story that does so, the worst first.
  var examples: [Judged] {
    var met: [ExitCode] = []
    for code in stories.map({ ExitCode(of: $0.findings) }) where !met.contains(code) {
      met.append(code)
    }
    let ordered = met.sorted { [$0, $1].worst == $0 && $0 != $1 }
    return ordered.compactMap { code in stories.first { ExitCode(of: $0.findings) == code } }
  }

  /// Why a story ends as it does.
  func explanation(of judged: Judged) throws -> Explanation {
    try drawing { () throws(PipelineError) in
      try pipeline.explanation(of: judged.play, deciding: deciding, by: crew)
    }
  }

  /// The questions that decide: of which another answer alone leads to another end.
  var decisive: [AppQuestion] {
    var questions: [AppQuestion] = []
    for story in stories {
      for question in story.answers.map(\.question) where !questions.contains(question) {
        let others = stories.filter { ExitCode(of: $0.findings) != ExitCode(of: story.findings) }
        if others.contains(where: { story.differs(from: $0, inNothingBut: question) }) {
          questions.append(question)
        }
      }
    }
    return questions
  }

  /// The verdict where it depends on questions; nil where it does not.
  var dependence: String? {
    decisive.isEmpty ? nil : "depends on \(listed(decisive.map(\.words)))"
  }
}

extension AppQuestion {
  /// What is asked, with its line.
  var words: String { "\(asked) (\(line.text))" }
}
