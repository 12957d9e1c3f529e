// Masks secrets in our own pictures and reads them out again.
//
// leakage-driver FOLDER TRIALS SEED OUT [WORDS]    FOLDER is that of the project; OUT gets the page and its plots, unless WORDS choose some of the experiments, which are only printed
import Afterimage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the experiments that have all the words in their titles.
func run(_ folder: String, trials: Int, seed: UInt64, only words: [String]) throws -> [Measurement] {
  let chosen = Experiment.all.filter { experiment in
    let title = " " + experiment.title.filter { $0 != "," } + " "
    return words.allSatisfy { title.contains(" \($0) ") }
  }
  return try chosen.map { experiment in
    let measurement = try experiment.run(
      trials: trials, seed: seed, from: folder)
    print(measurement.line)
    fflush(nil)
    return measurement
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4, let trials = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: leakage-driver FOLDER TRIALS SEED OUT [WORDS]")
  exit(64)
}
do {
  let words = Array(arguments.dropFirst(4))
  _ = try run(arguments[0], trials: trials, seed: seed, only: words)
} catch {
  print("leakage-driver: \(error)")
  exit(65)
}
