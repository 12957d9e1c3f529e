import Afterimage
import AfterimageFleet
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import Measuring

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// source-driver FOLDER CACHE SCRATCH: reads the app in a folder, and prints its lines, how many files the program has read, the milliseconds, and the megabytes that this process and the program had in use at most.
let words = CommandLine.arguments
guard words.count == 4 else {
  print("source-driver: name the folder of the source, one for the cache and one for scratch files")
  exit(64)
}
let clock = ContinuousClock()
let start = clock.now
do {
  let results = ResultCache(.folder(CacheFolder(words[2])), readOnly: false)
  let app = try ReadApp(
    words[1], by: ReaderProgram(beside: ReaderProgram.running), scratch: words[3],
    cache: TreeCache(results, project: words[1]))
  let taken = clock.now - start
  let lines = app.program.files.reduce(0) { $0 + $1.lineCount }
  let milliseconds =
    taken.components.seconds * 1000 + taken.components.attoseconds / 1_000_000_000_000_000
  var children = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &children)
    let reader = children.ru_maxrss >> 10
  #else
    getrusage(RUSAGE_CHILDREN, &children)
    let reader = children.ru_maxrss >> 20
  #endif
  print("\(lines)\t\(app.freshCount)\t\(milliseconds)\t\(peakMemory() >> 20)\t\(reader)")
} catch {
  print("source-driver: \(error)")
  exit(66)
}
