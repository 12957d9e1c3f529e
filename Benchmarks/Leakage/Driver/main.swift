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
func run(_ folder: String, trials: Int, seed: UInt64, only words: [String]) throws -> [Measurement]
{
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

/// Writes the page and its plots into a folder.
func write(_ measurements: [Measurement], seed: UInt64, to folder: String) throws {
  let blurs = Plot("radius of the blur, in points", of: measurements) { mask in
    if case .blur(let radius) = mask { radius } else { nil }
  }
  let mosaics = Plot("side of the mosaic's squares, in points", of: measurements) { mask in
    if case .mosaic(let side) = mask { side } else { nil }
  }
  try OutputFiles.createFolder(folder)
  try OutputFiles.write(
    Array(Page(measurements: measurements, seed: seed).text.utf8), to: "\(folder)/leakage.md")
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
  let measurements = try run(arguments[0], trials: trials, seed: seed, only: words)
  if words.isEmpty { try write(measurements, seed: seed, to: arguments[3]) }
} catch {
  print("leakage-driver: \(error)")
  exit(65)
}
