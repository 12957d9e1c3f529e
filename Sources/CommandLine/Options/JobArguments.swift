import Afterimage

/// The option that says how much is done at the same time.
enum JobArguments {
  static let jobs = Option(
    "--jobs", short: "-j", "N",
    "How many pictures to draw at the same time; by default as many as the machine has cores.",
    .integer(in: 1...256))

  /// The threads that share the work.
  static func crew(_ arguments: Arguments) throws -> Crew {
    Crew(jobs: try arguments[jobs] ?? Crew.cores)
  }
}

extension Crew {
  /// Makes something of each input, uses it, and tells what there is to tell, in the order of the inputs; ends the command with all that went wrong.
  ///
  /// - Parameters:
  ///   - tool: what the calling thread works with.
  ///   - pool: what the other threads work with.
  ///   - make: makes the thing on any thread; its console keeps the messages until their turn.
  ///   - use: uses it on the calling thread.
  func make<Input: Sendable, Tool, Output: Sendable>(
    from inputs: [Input], with tool: Tool, pool: ToolPool<Tool>,
    _ console: Console, _ make: @escaping @Sendable (Input, Tool, Console) throws -> Output,
    use: (Input, Output) throws -> Void
  ) throws {
    var failures: [CommandFailure] = []
    try work(on: inputs.count, with: tool, pool: pool) { index, tool in
      let messages = KeptMessages()
      let output = Result {
        try make(inputs[index], tool, messages.console(insteadOf: console))
      }
      return (messages: messages.bytes, output: output)
    } deliver: { index, result in
      if !result.messages.isEmpty { try? console.errors.write(result.messages) }
      do { try use(inputs[index], result.output.get()) } catch let failure as CommandFailure {
        failures.append(failure)
      }
    }
    guard let first = failures.first else { return }
    throw CommandFailure(first.exitCode, failures.flatMap(\.messages))
  }
}
