package import Afterimage
import AfterimageFleet
package import AfterimageGraphics
package import AfterimageMasking
import AfterimageScreens

/// A folder of goldens with its cases, ready to be run.
package struct GoldenSuite: Sendable {
  /// The folder.
  package let folder: GoldenFolder
  /// The cases in the order of the file.
  package let entries: [Entry]
  /// True where the goldens were drawn by these versions of the drawing libraries, or where the folder names none.
  package let isComparable: Bool
  /// The notes on where the goldens come from.
  let origins: GoldenOrigins
  /// The engine that recognises what has passed; nil where nothing is recognised.
  let engine: Engine?
  /// What has passed on other machines; nil where nobody shares it.
  let shared: ResultCache?

  /// The cases that are to be rendered, with their inputs, in the order of the file.
  package var cases: [ReadyCase] { entries.compactMap(\.ready) }

  /// A case of the file.
  package enum Entry: Sendable {
    /// It is to be rendered.
    case ready(ReadyCase)
    /// Nothing has changed since it passed.
    case unchanged(UnchangedCase)
    /// A file that it names is not there or cannot be read.
    case failed(FailedCase)

    /// The case where it is to be rendered.
    var ready: ReadyCase? { if case .ready(let ready) = self { ready } else { nil } }
    /// The case where it cannot be.
    var failed: FailedCase? { if case .failed(let failed) = self { failed } else { nil } }
  }

  /// A case that has passed and of which nothing has changed since: its input is read no further.
  package struct UnchangedCase: Sendable {
    /// The name of the case.
    package var name: String {
      passed.goldens.first.flatMap { name in
        name.lastIndex(of: ".").map { String(name[..<$0]) }
      } ?? golden.name(strategy: nil)
    }
    /// The case.
    let golden: GoldenCase
    /// The digest of the settings that tell the case from others.
    let setting: Digest
    /// The memory of its passing.
    let passed: PassedCase
    /// The present answers of its files.
    let answers: [Answer]
  }

  /// A case that cannot be rendered, as its input or its strategy cannot be read.
  package struct FailedCase: Sendable {
    /// The case.
    let golden: GoldenCase
    /// Its strategy; nil where it has none, or where that cannot be read.
    let strategy: ChosenStrategy?
    /// The digest of the settings that tell the case from others.
    let setting: Digest
    /// The mistakes in its files.
    package let failure: InputFailure
  }

  /// A case whose input and strategy have been read.
  package struct ReadyCase: Sendable {
    /// The case.
    package let golden: GoldenCase
    /// Its screen, scene or scenario.
    package let input: Input
    /// Its strategy.
    package let strategy: ChosenStrategy?
    /// The digest of the settings that tell the case from others.
    let setting: Digest
    /// The answers of the case's files; nil where the files changed while they were read.
    let answers: [Answer]?

    /// The name of the case.
    package var name: String { golden.name(strategy: strategy) }
    /// The names of the goldens that the case asks for.
    var fileNames: [String] { golden.fileNames(of: name) }
  }

  /// The file of the cases of a folder.
  package static func caseFile(of folder: String) -> String { "\(folder)/cases.json" }

  /// Reads the cases of a folder and all that they name.
  ///
  /// A case of which something cannot be read is an entry like the others, so that these are not kept from being compared.
  ///
  /// - Parameter passed: the cases that have passed before; where nothing of one has changed, it is not read further.
  /// - Throws: `InputFailure` with the mistakes in the file of the cases.
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
    let entries = content.cases.map { reader.entry($0) }
    let clashes = GoldenClash.all(in: entries).map { "\(file): \($0)" }
    guard clashes.isEmpty else { throw .invalid(clashes) }
    return GoldenSuite(
      folder: folder, entries: entries, isComparable: isComparable, origins: folder.origins,
      engine: reader.engine, shared: passed.shared)
  }

  private static func read(_ file: String) throws(InputFailure) -> GoldenCaseFile {
    switch readFile(at: file) {
    case .failure(let failure):
      let diagnostic = Diagnostic(failure.kind(path: file), at: nil)
      guard failure == .missing else { throw .missing([diagnostic.formatted()]) }
      throw .missing([
        """
        \(diagnostic.severity.rawValue): \(diagnostic.kind.wording.message)
          hint: 'afterimage init goldens' writes one, with a case for each screen
        """
      ])
    case .success(let bytes):
      do throws(InvalidInput) { return try GoldenCaseFile.decode(bytes, file: file) } catch {
        throw .invalid([error.description])
      }
    }
  }
}
