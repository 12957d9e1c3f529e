package import Afterimage
import AfterimageScreens

/// The memory of cases that have passed, so that those of which nothing has changed are not rendered again.
package struct PassedCases: Sendable {
  /// The engine that renders the cases; nil knows and remembers nothing.
  let engine: Engine?
  private let path: String
  private let known: PassedFile

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
    guard let engine else { return }
    let written = try? readFile(at: path).get()
    var file = written.flatMap { PassedFile($0) } ?? PassedFile()
    for (suite, run) in runs {
      let earlier = file.suites[suite.folder.path] ?? [:]
      file.suites[suite.folder.path] = run.passed(of: suite, after: earlier, on: engine)
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
  /// The cases of a suite that are known to have passed, by their settings; those that other runs rendered are taken from them.
  fileprivate func passed(
    of suite: GoldenSuite, after earlier: [Digest: PassedCase], on engine: Engine
  ) -> [Digest: PassedCase] {
    var passed: [Digest: PassedCase] = [:]
    for entry in suite.entries {
      switch entry {
      case .unchanged(let unchanged): passed[unchanged.setting] = unchanged.passed
      case .ready(let ready): passed[ready.setting] = earlier[ready.setting]
      case .failed: break
      }
    }
    for result in rendered {
      passed[result.setting] = result.cacheKey.map { PassedCase($0, on: engine) }
    }
    return passed
  }
}
