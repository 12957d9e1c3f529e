// Measures what a warm process does with screens and pictures; each line is a name, the shortest time and the median, in milliseconds.
//
// warm SCREEN N            a picture and its PNG file, together and apart
// strategies SCREEN N      the files of all strategies but blurs and mosaics, light and dark, and of one picture
// serve SCREEN             for each line of the standard input: writes the screen to the file of that name, or to memory
//                          where the line is empty, and answers with the milliseconds
// encode FRAME N           a PNG file of a picture, fast and small, and the bytes of both
// decode FRAME N           a picture of a PNG file
// blur FRAME N SIGMA       a picture blurred by a standard deviation in pixels
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

/// Answers every line of the standard input.
func serve(_ screen: WarmScreen) throws {
  var screen = screen
  while let path = readLine() {
    var samples = Samples()
    try samples.measure {
      let file = try screen.file()
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
  case ("serve", 2): try serve(WarmScreen(arguments[1]))
  case ("encode", 3): try Frame(arguments[1]).encode(count)
  case ("decode", 3): try Frame(arguments[1]).decode(count)
  case ("blur", 4): try Frame(arguments[1]).blur(count, sigma: Double(arguments[3]) ?? 45)
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
      "warm SCREEN N | strategies SCREEN N | serve SCREEN | encode FRAME N | decode FRAME N | blur FRAME N SIGMA | diff FRAME OTHER N"
    )
  }
} catch {
  print("render-driver: \(error)")
  exit(64)
}
