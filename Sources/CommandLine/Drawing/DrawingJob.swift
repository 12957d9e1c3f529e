import Afterimage
import AfterimageFleet

/// What one thread does of an input: draws a piece of it, or takes all of it from the cache.
struct DrawingJob: Sendable {
  /// The input.
  let place: DrawnNames.Place
  /// Does the work.
  let work: @Sendable (Pipeline) -> Outcome

  /// What has come of it.
  enum Outcome: Sendable {
    /// Pieces of the input.
    case pieces(Input, [Result<Drawing.Part, any Error>])
    /// All that was drawn of it earlier, and what that took then, in microseconds of one thread.
    case known(DrawnInput, Int)
    /// Nothing, as it is no longer there.
    case gone(CommandFailure)
  }
}

extension DrawingWork {
  /// Draws inputs of files on the threads of a crew, and hands over file by file, in their order.
  ///
  /// - Parameters:
  ///   - isWanted: false for an input that is left out.
  ///   - deliver: takes a file with its place.
  func draw(
    _ opened: [Opened], by crew: Crew, _ pipeline: Pipeline,
    isWanted: (DrawnNames.Place) -> Bool, deliver: (Int, Product) throws -> Void
  ) throws {
    let jobs = opened.indices.flatMap { file in
      opened[file].product.file.inputs.indices
        .map { DrawnNames.Place(file: file, input: $0) }.filter(isWanted)
        .flatMap { self.jobs(of: opened[file], at: $0) }
    }
    let progress = ProgressLine(on: console)
    defer { progress.clear() }
    var products = opened.map(\.product)
    var next = 0
    func deliverFiles(before end: Int) throws {
      while next < end {
        try deliver(next, products[next])
        // Its pictures fill the memory no longer.
        products[next] = Product(DrawnFile())
        next += 1
      }
    }
    var input = UnfinishedInput()
    try crew.work(on: jobs.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      let clock = ThreadClock()
      let outcome = jobs[index].work(pipeline)
      return (outcome: outcome, microseconds: clock.microseconds)
    } deliver: { index, done in
      let place = jobs[index].place
      try deliverFiles(before: place.file)
      progress.show(index + 1, of: jobs.count, products[place.file].file.inputs[place.input].path)
      input.add(done.outcome, taking: done.microseconds)
      guard index + 1 == jobs.count || jobs[index + 1].place != place else { return }
      try finish(input, of: &products[place.file], at: place.input, opened[place.file], pipeline)
      input = UnfinishedInput()
    }
    try deliverFiles(before: opened.count)
  }

  /// Puts an input all of whose jobs are done into its file.
  private func finish(
    _ unfinished: UnfinishedInput, of product: inout Product, at place: Int, _ opened: Opened,
    _ pipeline: Pipeline
  ) throws {
    let clock = ThreadClock()
    var input = product.file.inputs[place]
    var microseconds = unfinished.microseconds
    switch unfinished.outcome {
    case .known(let known, let cost):
      input = known
      microseconds += cost
    case .gone(let failure): input.failure = failure
    case .pieces(let source, let pieces):
      try assemble(&input, of: pieces, source, by: pipeline)
      microseconds += clock.microseconds
      keep(input, in: opened, taking: microseconds)
    case nil: break
    }
    product.file.inputs[place] = input
    product.microseconds += microseconds
  }

  /// Makes an input of its pieces; one that cannot be drawn keeps the others, and the sheet is left out.
  private func assemble(
    _ input: inout DrawnInput, of pieces: [Result<Drawing.Part, any Error>], _ source: Input,
    by pipeline: Pipeline
  ) throws {
    let parts = pieces.compactMap { try? $0.get() }
    input.pictures = parts.flatMap(\.pictures)
    do {
      for piece in pieces { _ = try piece.get() }
      input.sheet = try drawing.sheet?(source, parts, pipeline)
    } catch let error as PipelineError { input.failure = CommandFailure(error, of: input.path) }
  }

  private func keep(_ input: DrawnInput, in opened: Opened, taking microseconds: Int) {
    guard let cache, input.failure == nil, let body = try? CBOR(encoding: input).encoded else {
      return
    }
    cache.keep(
      .init(body: body, microseconds: microseconds), of: opened.path, part: input.path,
      restingOn: opened.product.answers)
  }

  /// The jobs that an input comes to.
  private func jobs(of opened: Opened, at place: DrawnNames.Place) -> [DrawingJob] {
    let path = opened.product.file.inputs[place.input].path
    guard opened.inputs.indices.contains(place.input) else {
      let (file, answers) = (opened.path, opened.product.answers ?? [])
      return [
        DrawingJob(place: place) { pipeline in
          known(path, in: file, answers) ?? redrawn(path, answers, by: pipeline)
        }
      ]
    }
    let input = opened.inputs[place.input]
    return (0..<drawing.pieceCount(input)).map { number in
      DrawingJob(place: place) { pipeline in
        .pieces(input, [Result { try drawing.draw(input, path, number, pipeline) }])
      }
    }
  }

  /// What the cache has of the input at a path.
  private func known(
    _ path: String, in file: String, _ answers: [Answer]
  ) -> DrawingJob.Outcome? {
    guard let product = cache?.product(of: file, part: path, restingOn: answers) else { return nil }
    return CBOR.product(DrawnInput.self, in: product.body).map { .known($0, product.microseconds) }
  }

  /// Draws an input whose pictures are no longer in the cache, although what is known of its file is.
  private func redrawn(
    _ path: String, _ answers: [Answer], by pipeline: Pipeline
  ) -> DrawingJob.Outcome {
    let log = InputLog()
    let inputs = reader.contents(of: path, from: log.files).inputs
    guard let input = inputs.first?.loaded.input, inputs.count == 1,
      let read = log.answersIfSteady, Set(answers).isSuperset(of: read)
    else {
      return .gone(
        CommandFailure(.badInput, ["\(path): changed while it was drawn; draw it again"]))
    }
    return .pieces(
      input,
      (0..<drawing.pieceCount(input)).map { number in
        Result { try drawing.draw(input, path, number, pipeline) }
      })
  }
}

/// An input some of whose jobs are done.
private struct UnfinishedInput {
  /// What has come of them, all pieces together; nil before the first.
  private(set) var outcome: DrawingJob.Outcome?
  /// What they took, in microseconds of one thread.
  private(set) var microseconds = 0

  /// Adds what has come of the next job.
  mutating func add(_ next: DrawingJob.Outcome, taking time: Int) {
    microseconds += time
    if case .pieces(let input, let former) = outcome, case .pieces(_, let more) = next {
      outcome = .pieces(input, former + more)
    } else {
      outcome = next
    }
  }
}
