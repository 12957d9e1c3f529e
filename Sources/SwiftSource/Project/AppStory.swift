package import AfterimageLifecycle
import AfterimageMasking
package import AfterimageScreens
package import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The story that an app's source tells: the app is launched, shows a screen with secrets, and is left; its protections are those of the source.
package struct AppStory: Sendable {
  /// The story, in which nothing sets what the source leaves open.
  package let scenario: Scenario
  /// What decides and is not known.
  package let questions: [AppQuestion]
  /// What was not understood, or not read, and may matter.
  package var gaps: [SourceGap] { doubts + [untold].compactMap(\.self) }
  /// The screen that the app's protections are about; nil where they are about any.
  package let ownScreen: OwnScreen?
  /// False where the source has neither a delegate nor an `App`, and nothing in it hears of an app's life.
  package let isOfApp: Bool

  /// The answers that lead to stories of their own, as many as are told.
  private let ways: [[AppAnswer]]
  /// What was not understood, or not read.
  private let doubts: [SourceGap]
  /// That more answers lead to stories of their own than are told; nil where all are.
  private let untold: SourceGap?
  /// True where there are stories of what is presented above a screen that can do without anything on it, as no protection names a view of it.
  private let tellsAbove: Bool
  /// False where nothing can be told of any story, as anything may happen that was not understood.
  private let isTellable: Bool

  /// The most stories that are told of one app.
  package static let mostAnswers = 64

  /// Tells the story of a project; nil where no story can be told, as no screen can be made.
  ///
  /// - Parameters:
  ///   - program: the sources of the project.
  ///   - gaps: what could not be read of them.
  ///   - own: the screen that is up when the app is left; nil is one that stands for the app's own.
  ///   - launchScreen: what the app's storyboard shows while it starts; nil is the bare screen.
  ///   - trigger: what makes the app leave the front.
  package init?(
    of project: SourceProject, _ program: SourceProgram, gaps: [SourceGap] = [],
    showing own: Screen? = nil, launchScreen: Screen? = nil, trigger: Trigger = .home,
    in traits: Traits
  ) {
    let program = program.withoutPreviewedAlone
    let reading = ProtectionReading(
      program, resources: project.resources, majorVersion: traits.system.majorVersion,
      madeBySystem: SystemMadeClasses(
        sceneDelegates: Set(project.info.sceneDelegates),
        controllers: Set(project.beginningClasses), turning: project.info.turning,
        hasSeveralScenes: project.info.hasSeveralScenes,
        presentsBySegue: project.presentingSegue != nil))
    let protections = reading.placedProtections
    let identifier = project.info.bundleIdentifier.flatMap { BundleIdentifier($0) }
    guard let name = Name(project.name.nameLike),
      let screen = own
        ?? Screen.standIn(
          named: "\(name)-screen", showing: protections.namedViews,
          everywhere: protections.drawCovers)
    else { return nil }
    var info = InfoPlist(
      exitsOnSuspend: project.info.exitsOnSuspend,
      hasSceneManifest: project.hasScenes(program, reading))
    info.userInterfaceStyle = project.info.userInterfaceStyle.flatMap {
      UserInterfaceStyle(rawValue: $0.lowercased())
    }
    let app = App(
      bundleIdentifier: identifier ?? BundleIdentifier(plainAppOf: name),
      name: project.info.name ?? project.name,
      launchScreen: launchScreen ?? .standInLaunch(named: "\(name)-launch") ?? screen.bare,
      infoPlist: info)
    let shown = StoryScreen(screen.name.description, screen, startsEmpty: true)
    let scenario = Scenario(
      name: name, app: app, traits: traits, protections: protections,
      steps: [.launch, .show(shown), .load] + trigger.stepsAgain)
    let questions =
      (project.tellsOfScenes(program, reading) ? [] : [.sceneManifest])
      + ((reading.presentation ?? project.presentingSegue).map { [.presentation(at: $0)] } ?? [])
      + AppQuestion.all(in: reading, of: protections)
    let undecidable = questions.filter { !$0.isDecidable }.map {
      SourceGap(line: $0.line, what: "when \($0.asked) was set")
    }
    ownScreen = OwnScreen(reading.onlyScreen, protections, in: project, program)
    isOfApp = program.hasAppLife || reading.hearsOfLife || !reading.gaps.isEmpty
    self.questions = questions
    doubts = project.gaps + gaps + reading.gaps + undecidable
    let tellsAbove =
      protections.namedViews.isEmpty && questions.contains { $0.subject == .presentation }
    isTellable = doubts.allSatisfy { $0.leavesVerdicts || tellsAbove && $0.isOnRoot }
    self.tellsAbove = tellsAbove
    let search = AnswerSearch(
      scenario, asking: isTellable ? questions : [],
      besides: Set(doubts.flatMap(\.ways).joined().flatMap(\.condition.variables)),
      mostWays: Self.mostAnswers)
    ways = search.ways
    untold = questions.first.flatMap { first in
      let what = "what the answers to \(questions.count) questions lead to together"
      return search.isTooMany ? SourceGap(line: first.line, what: what) : nil
    }
    self.scenario = scenario.doubting(doubts + [untold].compactMap(\.self))
  }

  /// The answers that lead to stories of their own, each with its story, and behind those that are told one that stands for all others; the first alone where no answer can tell, as anything may happen that was not understood.
  package var stories: [(answers: [AppAnswer], scenario: Scenario)] {
    guard isTellable else { return [first] }
    let told = ways.map { answers in
      let doubts = doubts.filter { $0.mayBeCome(withAnswers: answers) }
      return (answers, story(doubting: doubts, answers))
    }
    return untold == nil ? told : told + [([], scenario)]
  }

  /// The story that some answers lead to; of what lies above the root controller's view it tells whatever becomes of that, where something was not understood there.
  private func story(doubting doubts: [SourceGap], _ answers: [AppAnswer]) -> Scenario {
    let others = doubts.filter { !$0.isOnRoot }
    let isAbove =
      tellsAbove && others.count < doubts.count && answers.contains(where: \.presentsSomething)
    let story = isAbove ? scenario.withBareRoot.doubting(others) : scenario.doubting(doubts)
    return story.answering(answers)
  }

  /// The story that a file has: the first answer to each question, each of which is told.
  package var first: (answers: [AppAnswer], scenario: Scenario) {
    let answers = questions.compactMap { question in
      question.answers.first.map { AppAnswer(question: question, value: $0) }
    }
    return (answers, scenario.answering(answers))
  }
}

extension SourceGap {
  /// True where there may be stories that can be told all the same: it hides more at most, need not happen, or is not come to with some answers.
  fileprivate var leavesVerdicts: Bool { bearing != .anything || !ways.isEmpty }

  /// True where no answer speaks against coming to it.
  fileprivate func mayBeCome(withAnswers answers: [AppAnswer]) -> Bool {
    ways.isEmpty
      || ways.contains { way in
        way.allSatisfy { step in
          answers.allSatisfy { $0.decides(step.condition).map { $0 == step.holds } ?? true }
        }
      }
  }
}

extension AppAnswer {
  /// True where something is presented.
  fileprivate var presentsSomething: Bool {
    question.subject == .presentation && value == .flag(true)
  }
}

extension Scenario {
  /// The same story of a screen with nothing on it.
  fileprivate var withBareRoot: Scenario {
    var copy = self
    copy.steps = steps.map { step in
      guard case .show(let shown) = step else { return step }
      return .show(StoryScreen(shown.name, shown.screen.bare, startsEmpty: true))
    }
    return copy
  }

  /// The same story with some things that are not understood, and no others.
  fileprivate func doubting(_ gaps: [SourceGap]) -> Scenario {
    var copy = self
    let lines = { (bearing: SourceGap.Bearing) in
      gaps.filter { $0.bearing == bearing }.map { "\($0.line.text): \($0.what)" }
    }
    copy.unknowns = lines(.anything)
    copy.unknownCovers = lines(.hiding)
    // What happens in any case may well happen at times.
    copy.unknownOccasions = lines(.occasional).filter { !copy.unknowns.contains($0) }
    return copy
  }
}

extension Trigger {
  /// The steps of leaving an app; at home twice, with a while in front in between, as a cover may lie there the first time alone.
  fileprivate var stepsAgain: [Step] {
    guard self == .home, let pause = Seconds(Self.whileInFront) else { return steps }
    return steps + [.event(.return), .wait(pause)] + steps
  }

  /// The seconds in front, long enough for whatever takes a cover down to have ended.
  private static let whileInFront = 10.0
}

extension ProtectionReading {
  /// The protections, each rule with its line.
  fileprivate var placedProtections: [Protection] {
    zip(protections, lines).map { protection, lines in
      var placed = protection
      for (index, line) in zip(placed.rules.indices, lines) {
        placed.rules[index].source = line.text
      }
      return placed
    }
  }
}

extension AppStory {
  /// True where a cover is the screen that is shown while the app starts.
  package var coversWithLaunchScreen: Bool {
    scenario.protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened).contains {
      guard case .cover(let cover) = $0 else { return false }
      return cover.content == .launchScreen
    }
  }
}

extension [Protection] {
  /// True where a cover is drawn as a screen, so that something may be bare beneath it.
  fileprivate var drawCovers: Bool {
    flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened).contains { action in
      guard case .cover(let cover) = action, case .view = cover.content else { return false }
      return true
    }
  }

  /// The ids of the views that rules are about, each once, in their order.
  fileprivate var namedViews: [String] {
    var met: Set<String> = []
    return flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened).flatMap(\.namedIds)
      .filter { met.insert($0).inserted }
  }
}

extension SourceProject {
  /// True where the app has scenes: as its Info.plist says, where there is one, else as its code does.
  fileprivate func hasScenes(_ program: SourceProgram, _ reading: ProtectionReading) -> Bool {
    info.hasSceneManifest || program.isSwiftUIApp
      || (info.path == nil && reading.hasSceneDelegate)
  }

  /// True where it is known whether the app has scenes: by its Info.plist, by the settings that stand for one, as SwiftUI's life cycle has them, or by a delegate of scenes, without which an app with one would have no window.
  fileprivate func tellsOfScenes(_ program: SourceProgram, _ reading: ProtectionReading) -> Bool {
    info.path != nil || (info.isGenerated && !info.isMissing) || program.isSwiftUIApp
      || reading.hasSceneDelegate
  }
}

extension SourceProgram {
  /// True where a type is what the system begins an app or a scene with.
  fileprivate var hasAppLife: Bool {
    let beginnings: Set = [
      "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    ]
    return types.values.contains { type in
      type.inherited.compactMap(\.baseName).contains {
        beginnings.contains($0) || LibraryDelegates.roles[$0] != nil
      }
    }
  }

  /// True for an app whose life is SwiftUI's.
  fileprivate var isSwiftUIApp: Bool {
    types.values.contains { type in type.inherited.contains { $0.baseName == "App" } }
  }
}

extension String {
  /// The same text with hyphens for what a name of a file may not have.
  var nameLike: String {
    let plain = String(prefix(100).map { Name(String($0)) == nil && $0 != "." ? "-" : $0 })
    return Name(plain) == nil ? "app" : plain
  }
}
