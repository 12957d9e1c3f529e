package import Afterimage
package import AfterimageFleet
import AfterimageScreens

/// The memory of cases that have passed, so that those of which nothing has changed are not rendered again.
package struct PassedCases: Sendable {
  /// The engine that renders the cases; nil knows and remembers nothing.
  let engine: Engine?
  private let path: String
  private let known: PassedFile
  /// What has passed on other machines; nil where nobody shares it.
  package var shared: ResultCache?

  /// A memory without cases, which remembers none.
  package static let none = PassedCases(engine: nil, path: "", known: PassedFile())

  /// The name of the file in the folder where a run leaves what it saw.
  package static let fileName = "passed.txt"

  private init(engine: Engine?, path: String, known: PassedFile) {
    self.engine = engine
    self.path = path
    self.known = known
  }

  /// Reads the memory that earlier runs wrote; a file that cannot be read counts as none.
  ///
  /// - Parameters:
  ///   - folder: the folder of the file.
  ///   - isForgotten: true renders all cases, and remembers them anew.
  package init(in folder: String, on engine: Engine?, isForgotten: Bool = false) {
    let path = "\(folder)/\(Self.fileName)"
    let known = isForgotten || engine == nil ? nil : Self.file(at: path)
    self.init(engine: engine, path: path, known: known ?? PassedFile())
  }

  /// The cases of a folder of goldens, by their settings.
  func cases(of suite: String) -> [Digest: PassedCase] { known.suites[suite] ?? [:] }

  /// Writes the memory after some runs.
  ///
  /// Other processes may have written since: what they know of other cases is kept. Folders without cases are forgotten.
  ///
  /// - Parameter limit: the most bytes of the file.
  package func remember(
    _ runs: [(suite: GoldenSuite, run: GoldenRun)], limit: Int = Limits.inputBytes
  ) throws(OutputFailure) {
    guard engine != nil else { return }
    let written = try? readFile(at: path).get()
    var file = written.flatMap { PassedFile($0) } ?? PassedFile()
    for (suite, run) in runs {
      let earlier = file.suites[suite.folder.path] ?? [:]
      file.suites[suite.folder.path] = run.passed(of: suite, after: earlier)
    }
    file.suites = file.suites.filter { OutputFiles.exists(GoldenSuite.caseFile(of: $0.key)) }
    let bytes = file.bytes(limit: limit)
    if bytes != written { try OutputFiles.write(bytes, to: path) }
  }

  private static func file(at path: String) -> PassedFile? {
    (try? readFile(at: path).get()).flatMap { PassedFile($0) }
  }
}

extension GoldenRun {
  /// The cases of a suite that are known to have passed, by their settings; those that this run has no result of are taken from earlier ones.
  fileprivate func passed(
    of suite: GoldenSuite, after earlier: [Digest: PassedCase]
  ) -> [Digest: PassedCase] {
    var passed: [Digest: PassedCase] = [:]
    for setting in suite.entries.map(\.setting) { passed[setting] = earlier[setting] }
    for result in cases { passed[result.setting] = result.passed }
    return passed
  }
}
