package import Afterimage
package import AfterimageGraphics
package import AfterimageMasking
import AfterimageScreens

/// A folder of goldens with its cases, ready to be run.
package struct GoldenSuite: Sendable {
  /// The folder.
  package let folder: GoldenFolder
  /// The cases with their inputs, in the order of the file.
  package let cases: [ReadyCase]
  /// True where the goldens were drawn by these versions of the drawing libraries, or nothing tells.
  package let isComparable: Bool

  /// A case whose input and strategy have been understood.
  package struct ReadyCase: Sendable {
    /// The case.
    package let golden: GoldenCase
    /// Its screen, scene or scenario.
    package let input: Input
    /// Its strategy.
    package let strategy: ChosenStrategy?

    /// The name of the case.
    package var name: String { golden.name(strategy: strategy) }
  }

  /// Reads the cases of a folder and all that they name.
  ///
  /// - Throws: `InputFailure` with the mistakes of every file.
  package static func load(
    _ path: String, fonts: FontSource = .bundled
  ) throws(InputFailure) -> GoldenSuite {
    let file = "\(path)/cases.json"
    let content = try caseFile(file)
    let screens = "\(path)/\(content.screens)"
    var cases: [ReadyCase] = []
    var messages: [String] = []
    for golden in content.cases {
      do throws(InputFailure) {
        cases.append(try ready(golden, screens))
      } catch {
        messages += error.messages
      }
    }
    messages += ReadyCase.clashes(in: cases).map { "\(file): \($0)" }
    guard messages.isEmpty else { throw .invalid(messages) }
    let folder = GoldenFolder(path, fonts: fonts)
    return GoldenSuite(folder: folder, cases: cases, isComparable: folder.isComparable)
  }

  private static func caseFile(_ file: String) throws(InputFailure) -> GoldenCaseFile {
    switch readFile(at: file) {
    case .failure(let failure):
      throw .missing([Diagnostic(failure.kind(path: file), at: nil).formatted()])
    case .success(let bytes):
      do throws(InvalidInput) { return try GoldenCaseFile.decode(bytes, file: file) } catch {
        throw .invalid([error.description])
      }
    }
  }

  private static func ready(
    _ golden: GoldenCase, _ screens: String
  ) throws(InputFailure) -> ReadyCase {
    let path = "\(screens)/\(golden.subject.path)"
    // The variations of documents follow the case's device, whatever the scenario says.
    let input = try Input.load(path) { _ in golden.traits }.input
    do throws(StrategyError) {
      let strategy = try golden.strategy.map { text throws(StrategyError) in
        try Strategy.choose(text, image: ScreenFiles.beside(path).picture)
      }
      return ReadyCase(golden: golden, input: input, strategy: strategy)
    } catch {
      throw .invalid(["\(path): \(error)"])
    }
  }
}
