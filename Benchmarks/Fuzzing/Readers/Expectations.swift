import AfterimageGraphics
import AfterimageScreens

/// Ends the process, which libFuzzer takes for a finding, where something does not hold.
func expect(_ holds: Bool, _ promise: String) {
  if !holds { preconditionFailure(promise) }
}

/// Expects a message that no terminal obeys.
func expectPrintable(_ message: String) {
  expect(message == message.printable, "a message holds what a terminal would obey")
}

/// Expects messages that no terminal obeys.
func expectPrintable(_ diagnostics: [Diagnostic], in source: SourceText?) {
  for diagnostic in diagnostics { expectPrintable(diagnostic.formatted(in: source)) }
}
