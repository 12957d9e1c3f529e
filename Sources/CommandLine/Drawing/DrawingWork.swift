import Afterimage
import AfterimageFleet

/// What a command does with several files: reads them, and draws the inputs in them.
struct DrawingWork: Sendable {
  /// What is drawn of each input.
  let drawing: Drawing
  /// Reads the files.
  let reader: InputReader
  /// What was made before; nil where nothing is kept.
  let cache: ProductCache?
  /// Where progress is shown.
  let console: Console

  /// What was drawn of a file; before that no input has a picture.
  typealias Product = FileProduct<DrawnFile>

  /// A file before anything of it is drawn.
  struct Opened: Sendable {
    /// Its path.
    let path: String
    /// What is known of it.
    var product: Product
    /// Its inputs; none where their pictures may be taken from the cache.
    var inputs: [Input] = []
  }

  /// Understands a command line.
  init(_ drawing: Drawing, sharing cache: CommandCache?, _ console: Console) throws {
    (self.drawing, self.console) = (drawing, console)
    reader = try InputReader(drawing.arguments, console)
    self.cache = try drawing.products(in: cache)
  }

  /// Reads files on the threads of a crew, and tells of each input what there is to tell before it is drawn.
  func open(_ files: [GivenFile], by crew: Crew, _ pipeline: Pipeline) throws -> [Opened] {
    var all: [Opened] = []
    try crew.work(on: files.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      Result { try open(files[index], by: pipeline) }
    } deliver: { _, file in
      all.append(try file.get())
    }
    return all
  }

  private func open(_ file: GivenFile, by pipeline: Pipeline) throws -> Opened {
    if let known = Product(of: file, in: cache) { return Opened(path: file.path, product: known) }
    let clock = ThreadClock()
    var opened = Opened(path: file.path, product: Product(DrawnFile()))
    if let failure = file.failure {
      opened.product.file.failures = [failure]
      return opened
    }
    let log = InputLog()
    let contents = reader.contents(of: file.path, from: log.files)
    opened.product.file.messages = contents.messages
    opened.product.file.failures = contents.failures
    for (path, loaded) in contents.inputs {
      opened.product.file.inputs.append(try checked(loaded, at: path, by: pipeline))
      opened.inputs.append(loaded.input)
    }
    opened.product.answers = log.answersIfSteady
    opened.product.microseconds = clock.microseconds
    if let cache { opened.product.keep(in: cache, as: file.path) }
    return opened
  }

  /// An input that has no picture yet, with its warnings.
  private func checked(
    _ loaded: LoadedInput, at path: String, by pipeline: Pipeline
  ) throws -> DrawnInput {
    var drawn = DrawnInput(path: path, name: loaded.input.name)
    let kept = KeptMessages()
    let console = kept.console(insteadOf: console)
    for warning in loaded.warnings { console.say(warning) }
    do { try drawing.check(loaded.input, path, pipeline, console) } catch let failure
      as CommandFailure
    { drawn.refusal = failure }
    drawn.messages = kept.bytes
    return drawn
  }
}
