import Afterimage

/// Ends the command where one of its outputs is one of the files or folders that it reads, by whatever name.
func refuse(_ outputs: [String?], over inputs: [String]) throws(CommandFailure) {
  for output in outputs.compactMap(\.self) {
    guard let input = inputs.first(where: { OutputFiles.areSame($0, output) }) else { continue }
    throw CommandFailure(
      .usage, ["\(input) is an input and would be written over; name another output"])
  }
}
