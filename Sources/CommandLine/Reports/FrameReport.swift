import AfterimageGraphics

/// Where everything on a screen or in a document lies, as the command prints it.
struct FrameReport {
  /// A line a view.
  let text: String
  /// An object for programs.
  let json: JSONValue
  /// How the command ends.
  let code: ExitCode
}
