import Afterimage
import AfterimageFleet
import AfterimagePreviews

/// What a command draws of each of several inputs.
struct Drawing: Sendable {
  /// The command.
  let command: Command
  /// Its command line.
  let arguments: Arguments
  /// The files and folders on it.
  let paths: Positional<[String]>
  /// The option for the folder of the pictures.
  let output: any Parameter
  /// The folder of the pictures; nil is the current one.
  let folder: String?
  /// True where scenarios are drawn as well, which `check` refuses else.
  var takesScenarios = true
  /// Tells what there is to tell of the input at a path before it is drawn; throws where it cannot be used.
  let check: @Sendable (Input, String, Pipeline, Console) throws -> Void
  /// How many pieces an input has, which several threads may draw.
  var pieceCount: @Sendable (Input) -> Int = { _ in 1 }
  /// Draws a piece of the input at a path, by its number from 0.
  let draw: @Sendable (Input, String, Int, Pipeline) throws -> Part
  /// Draws the sheet of an input's pieces; nil where there is none, and no page with all sheets.
  var sheet: (@Sendable (Input, [Part], Pipeline) throws(PipelineError) -> [UInt8])?

  /// What a piece has given.
  struct Part: Sendable {
    /// Its pictures.
    var pictures: [DrawnPicture]
    /// The same before they became files; nil where there is no sheet.
    var preview: PreviewPart?
  }

  /// True where a page tells what each picture gives away.
  var hasPage: Bool { arguments.has(PageArguments.page) }

  /// The files and folders that are to be drawn; scenarios lie in folders of screens without being meant.
  func files(_ console: Console) throws -> GivenFiles {
    let given = try GivenFiles(paths, arguments, console)
    return takesScenarios ? given : given.withoutFoundScenarios
  }

  /// What was made before with the same settings; nil where nothing is kept, or where it cannot be told from what would be made now.
  func products(in cache: CommandCache?) throws -> ProductCache? {
    let undeciding = undeciding
    let deciding = command.parameters.filter { !undeciding.contains($0.declaration.key) }
    return try cache?.products(of: command.name, by: deciding, arguments) { digester in
      digester.add(hasPage ? 1 : 0)
    }
  }

  /// The parameters that do not decide what is drawn of an input: which there are, where it goes, and who does it.
  private var undeciding: Set<String> {
    let parameters: [any Parameter] =
      [paths, output, PageArguments.page, ShareArguments.list, JobArguments.jobs]
      + ShareArguments.cut + CacheArguments.all
    return Set(parameters.map(\.declaration.key))
  }
}
