import Afterimage
import AfterimageGraphics
import AfterimageRendering

/// Where a command puts its one picture.
enum PictureDestination: Equatable {
  case file(String)
  case standardOutput

  /// Takes the value of `-o`: `-` is the standard output, refused where a person would see the bytes.
  init(_ path: String, _ console: Console) throws(CommandFailure) {
    guard path == "-" else {
      self = .file(path)
      return
    }
    guard !console.output.isTerminal else {
      throw CommandFailure(
        .usage, ["a picture is not written to a terminal; name a file with -o, or pipe the output"])
    }
    self = .standardOutput
  }

  /// Writes a picture as PNG, and tells the path of a file where somebody listens.
  func write(_ picture: Bitmap, _ console: Console, tellingPath: Bool = true) throws {
    try write(PNG.encode(picture), console, tellingPath: tellingPath)
  }

  /// Writes the bytes of a picture, and tells the path of a file where somebody listens.
  func write(_ bytes: [UInt8], _ console: Console, tellingPath: Bool = true) throws {
    switch self {
    case .standardOutput: try console.output.write(bytes)
    case .file(let path):
      try saving { () throws(OutputFailure) in try OutputFiles.deliver(bytes, to: path) }
      if tellingPath { try console.print(path) }
    }
  }
}

/// Writes files, and ends the command where the disk refuses.
func saving<Value: ~Copyable>(
  _ write: () throws(OutputFailure) -> Value
) throws(CommandFailure) -> Value {
  do throws(OutputFailure) { return try write() } catch {
    throw CommandFailure(.disk, ["\(error)"])
  }
}

/// Draws, and ends the command where that is not possible.
func drawing<Value>(_ draw: () throws(PipelineError) -> Value) throws(CommandFailure) -> Value {
  do throws(PipelineError) { return try draw() } catch { throw CommandFailure(error) }
}

extension CommandFailure {
  /// Says why something cannot be drawn.
  ///
  /// - Parameter subject: what cannot; nil where the error names it.
  init(_ error: PipelineError, of subject: String? = nil) {
    self.init(error.exitCode, [(subject.map { "\($0): " } ?? "") + "\(error)"])
  }
}

extension PipelineError {
  /// Sizes beyond the limits are the input's fault, everything else is ours.
  fileprivate var exitCode: ExitCode {
    isOfInput ? .badInput : .ownFault
  }
}
