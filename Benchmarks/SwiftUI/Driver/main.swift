import Afterimage
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import Foundation

// Compares the views that tests hand to checks of pictures with the pictures that SwiftUI drew of them.
//
// usage: compare-swiftui FOLDER PICTURES OUT PART...
//
// FOLDER holds the source, of which the PARTs are read, PICTURES is a list of pictures in JSON. Prints a line for each picture: its name, how many pieces hold, how many there are. OUT gets what is to be looked at of those that are not held back.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 3 else {
  print("usage: compare-swiftui FOLDER PICTURES OUT PART...")
  exit(64)
}
let folder = URL(fileURLWithPath: arguments[1]).resolvingSymlinksInPath().path
let output = arguments[3]
let pictures = try JSONDecoder().decode(
  [CheckedPicture].self, from: Data(contentsOf: URL(fileURLWithPath: arguments[2])))
try OutputFiles.createFolder(output)

let files = ProjectFiles.folder(folder)
let paths = arguments.dropFirst(3).flatMap { part in
  (FileManager.default.enumerator(atPath: "\(folder)/\(part)")?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted().map { "\(part)/\($0)" }
}
let reading = try TreeReading(
  of: paths, { files.read($0) },
  by: ReaderProgram(beside: ReaderProgram.running), scratch: NSTemporaryDirectory(), cache: nil)
let comparer = Comparer(
  program: SourceProgram(reading.files), resources: SourceProject(files, named: "").resources,
  pipeline: try Pipeline(), output: output)
for picture in pictures { print(try comparer.line(of: picture)) }
