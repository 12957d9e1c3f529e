import AfterimageCommandLine

extension Reader {
  /// Command lines, a word a line: understood, but not run, or refused with words.
  static let commandLines = Reader("command-lines") { input in
    let words = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let tool = Tool.afterimage
    guard let command = tool.commands.first(where: { $0.name == words.first }) else { return }
    do throws(UsageErrors) {
      _ = try command.parse(Array(words.dropFirst()))
    } catch {
      for mistake in error.errors { expectPrintable(mistake.message) }
    }
  }
}
