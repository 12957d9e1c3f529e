// Masks secrets in our own pictures and reads them out again.
//
// leakage-driver FOLDER TRIALS SEED OUT [WORDS]    FOLDER is that of the project, TRIALS the secrets of each kind, 0 as many as the plan says; OUT gets the page and its plots, unless WORDS choose some of the experiments, which are only printed
import Afterimage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the experiments that have all the words in their titles.
func run(_ folder: String, trials: Int?, seed: UInt64, only words: [String]) throws -> [Measurement]
{
  let chosen = Experiment.all.filter { experiment in
    let title = " " + experiment.title.filter { $0 != "," } + " "
    return words.allSatisfy { title.contains(" \($0) ") }
  }
  return try chosen.map { experiment in
    let measurement = try experiment.run(
      experiment.subject.kind(folder), trials: trials, seed: seed, from: folder)
    print(measurement.line)
    fflush(nil)
    return measurement
  }
}

/// Writes the page and its plots into a folder.
func write(_ page: Page, to folder: String) throws {
  let blurs = Plot("radius of the blur, in points", of: page.measurements, \.radius)
  let mosaics = Plot("side of the mosaic's squares, in points", of: page.measurements, \.side)
  try OutputFiles.createFolder(folder)
  try OutputFiles.write(Array(page.text.utf8), to: "\(folder)/leakage.md")
  try OutputFiles.write(Array(blurs.svg.utf8), to: "\(folder)/leakage-blur.svg")
  try OutputFiles.write(Array(mosaics.svg.utf8), to: "\(folder)/leakage-mosaic.svg")
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4, let trials = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: leakage-driver FOLDER TRIALS SEED OUT [WORDS]")
  exit(64)
}
do {
  let words = Array(arguments.dropFirst(4))
  let measurements = try run(
    arguments[0], trials: trials == 0 ? nil : trials, seed: seed, only: words)
  if words.isEmpty {
    let remedies = try Remedy.all.map {
      try $0.measured(trials: 30, seed: seed, from: arguments[0])
    }
    try write(Page(measurements: measurements, remedies: remedies, seed: seed), to: arguments[3])
  }
} catch {
  print("leakage-driver: \(error)")
  exit(65)
}
