package import Afterimage
package import AfterimageGraphics
package import AfterimageMasking
import AfterimageScreens

/// A folder of goldens with its cases, ready to be run.
package struct GoldenSuite: Sendable {
  /// The folder.
  package let folder: GoldenFolder
  /// The cases in the order of the file.
  package let entries: [Entry]
  /// True where the goldens were drawn by these versions of the drawing libraries, or nothing tells.
  package let isComparable: Bool

  /// The cases that are to be rendered, with their inputs, in the order of the file.
  package var cases: [ReadyCase] { entries.compactMap(\.ready) }

  /// A case of the file.
  package enum Entry: Sendable {
    /// It is to be rendered.
    case ready(ReadyCase)
    /// Nothing has changed since it passed.
    case unchanged(UnchangedCase)

    /// The case where it is to be rendered.
    var ready: ReadyCase? { if case .ready(let ready) = self { ready } else { nil } }
  }

  /// A case that has passed and of which nothing has changed since: its input is read no further.
  package struct UnchangedCase: Sendable {
    /// The case.
    let golden: GoldenCase
    /// Tells the case from others.
    let setting: Digest
    /// What is remembered of it.
    let passed: PassedCase
  }

  /// A case whose input and strategy have been understood.
  package struct ReadyCase: Sendable {
    /// The case.
    package let golden: GoldenCase
    /// Its screen, scene or scenario.
    package let input: Input
    /// Its strategy.
    package let strategy: ChosenStrategy?
    /// Tells the case from others.
    let setting: Digest
    /// What was read of the case's files; nil where they changed meanwhile.
    let answers: [Answer]?

    /// The name of the case.
    package var name: String { golden.name(strategy: strategy) }
  }

  /// The file of the cases of a folder.
  static func caseFile(of folder: String) -> String { "\(folder)/cases.json" }

  /// Reads the cases of a folder and all that they name.
  ///
  /// - Parameter passed: what is known of cases that have passed; where nothing of them has changed, they are not read further.
  /// - Throws: `InputFailure` with the mistakes of every file.
  package static func load(
    _ path: String, fonts: FontSource = .bundled, knowing passed: PassedCases = .none
  ) throws(InputFailure) -> GoldenSuite {
    let file = caseFile(of: path)
    let content = try read(file)
    let folder = GoldenFolder(path, fonts: fonts)
    let isComparable = folder.isComparable
    var reader = SuiteReader(
      folder: folder, screens: content.screens, engine: isComparable ? passed.engine : nil,
      passed: passed.cases(of: path))
    var entries: [Entry] = []
    var messages: [String] = []
    for golden in content.cases {
      do throws(InputFailure) {
        entries.append(try reader.entry(golden))
      } catch {
        messages += error.messages
      }
    }
    messages += GoldenClash.all(in: entries).map { "\(file): \($0)" }
    guard messages.isEmpty else { throw .invalid(messages) }
    return GoldenSuite(folder: folder, entries: entries, isComparable: isComparable)
  }

  private static func read(_ file: String) throws(InputFailure) -> GoldenCaseFile {
    switch readFile(at: file) {
    case .failure(let failure):
      throw .missing([Diagnostic(failure.kind(path: file), at: nil).formatted()])
    case .success(let bytes):
      do throws(InvalidInput) { return try GoldenCaseFile.decode(bytes, file: file) } catch {
        throw .invalid([error.description])
      }
    }
  }
}
