// Measures what a warm process does with screens and pictures; each line is a name, the shortest time and the median, in milliseconds.
//
// warm SCREEN N            a picture and its PNG file, together and apart
// strategies SCREEN N      the files of all strategies but blurs and mosaics, light and dark, and of one picture
//                          with layouts kept, and the first time (strategies-first)
// story SCREEN N           a story with four pictures: played, played and drawn, and as many renders
// play SCENARIO N          a scenario, nothing drawn
// batch SCREEN N THREADS   N files by one thread, and by several in turn
// serve SCREEN [STRATEGY]  for each line of the standard input: writes the screen, or its snapshot under a strategy, to
//                          the file of that name, or to memory where the line is empty; answers with the milliseconds
// encode FRAME N           a PNG file of a picture, and its bytes
// small FRAME OUT          a PNG file as small as goldens are, and its bytes
// decode FRAME N           a picture of a PNG file
// blur FRAME N SIGMA OUT   a picture blurred by a standard deviation in pixels, and written to a file
// diff FRAME OTHER N       two pictures compared exactly, and by the equality of arrays
//
// The last line is the most memory that the process had in use, in bytes.
import Afterimage
import Measuring

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Answers every line of the standard input with the time that another file took.
func serve(_ nextFile: () throws -> [UInt8]) throws {
  while let path = readLine() {
    var samples = Samples()
    try samples.measure {
      let file = try nextFile()
      if !path.isEmpty { try OutputFiles.write(file, to: path) }
    }
    print(samples.minimum)
    fflush(nil)
  }
}

/// Does what the arguments say; false if they say nothing known.
func run(_ arguments: [String]) throws -> Bool {
  let count = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0
  switch (arguments.first, arguments.count) {
  case ("warm", 3):
    var screen = try WarmScreen(arguments[1])
    try screen.render(count)
  case ("strategies", 3):
    var screen = try WarmScreen(arguments[1])
    try screen.strategies(count)
  case ("play", 3): try PlayedStory(arguments[1]).play(count)
  case ("story", 3): try WarmStory(arguments[1]).play(count)
  case ("batch", 4):
    try WarmScreen(arguments[1]).batch(count, threads: Int(arguments[3]) ?? 2)
  case ("serve", 2):
    var screen = try WarmScreen(arguments[1])
    try serve { try screen.file() }
  case ("serve", 3):
    var snapshot = try WarmSnapshot(arguments[1], under: arguments[2])
    try serve { try snapshot.file() }
  case ("encode", 3): try Frame(arguments[1]).encode(count)
  case ("small", 3): try Frame(arguments[1]).writeSmall(to: arguments[2])
  case ("decode", 3): try Frame(arguments[1]).decode(count)
  case ("blur", 5):
    try Frame(arguments[1]).blur(count, sigma: Double(arguments[3]) ?? 45, to: arguments[4])
  case ("diff", 4):
    try Frame(arguments[1]).compare(with: Frame(arguments[2]), Int(arguments[3]) ?? 0)
  default: return false
  }
  print("peak", peakMemory())
  return true
}

do {
  guard try run(Array(CommandLine.arguments.dropFirst())) else {
    throw Misuse(
      "warm SCREEN N | strategies SCREEN N | batch SCREEN N THREADS | serve SCREEN [STRATEGY] | encode FRAME N | small FRAME OUT | decode FRAME N | blur FRAME N SIGMA OUT | diff FRAME OTHER N"
    )
  }
} catch {
  print("render-driver: \(error)")
  exit(64)
}
