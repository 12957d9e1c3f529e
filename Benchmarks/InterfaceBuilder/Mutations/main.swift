import Foundation
import InterfaceBuilderScore
import Measuring

/// Flips every byte of documents in turn and cuts them off after every one, and prints what became of them.
///
/// `mutate-documents DOCUMENT...`: fails where a document is refused without a word, taken though it is cut off, or takes longer than it may.
let longest = Duration.seconds(2)

let start = ContinuousClock.now
let report = try await MutationReport(
  of: CommandLine.arguments.dropFirst().map { URL(filePath: $0) })
for line in report.lines { print(line) }
let flips = report.rows.reduce(0) { $0 + $1.mutations.read + $1.mutations.refused }
let cuts = report.rows.reduce(0) { $0 + $1.mutations.cut + $1.mutations.taken.count }
print("\(flips) flipped bytes and \(cuts) cuts in \(start.duration(to: .now))")
print("the worst took \(report.worst), and the process \(peakMemory() >> 20) MiB at most")
exit(report.isAsPromised(within: longest) ? 0 : 1)
