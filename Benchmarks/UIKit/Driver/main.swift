// Compares screens with pictures of UIKit, piece by piece.
//
// score-uikit FOLDER OUT [WORD]    only the pictures whose name has the word; FOLDER holds Pictures, Screens and Documents; OUT gets a picture of both side by side for each case, and the table as score.txt
import Afterimage
import UIKitScore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The last part of a path.
func name(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// Compares every case, writes the pictures and prints the table.
func run(_ folder: String, _ output: String, only word: String?) throws {
  let pipeline = try Pipeline()
  let cases = UIKitCase.all.filter { word.map($0.picture.contains) ?? true }
  try OutputFiles.createFolder(output)
  let scores = try cases.map { uikitCase in
    let comparison = try uikitCase.compare(in: folder, with: pipeline)
    if let picture = comparison.sideBySide {
      try OutputFiles.write(
        PNG.encode(picture), to: "\(output)/\(name(of: uikitCase.picture)).png")
    }
    return comparison.score
  }
  let report = UIKitReport(scores)
  try OutputFiles.write(Array(report.text.utf8), to: "\(output)/score.txt")
  print(report.text, terminator: "")
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard (2...3).contains(arguments.count) else {
  print("usage: score-uikit FOLDER OUT [WORD]")
  exit(64)
}
do { try run(arguments[0], arguments[1], only: arguments.dropFirst(2).first) } catch {
  print("score-uikit: \(error)")
  exit(65)
}
