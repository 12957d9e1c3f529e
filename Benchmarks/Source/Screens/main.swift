import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import Foundation

// Writes the screens that classes, and functions that check pictures, make in the source of a folder.
//
// usage: screens-of-source FOLDER OUT NAME...
//
// NAME is a class of a controller or a view, or CLASS.FUNCTION. Prints a line for each, with its remarks below it.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 2 else {
  print("usage: screens-of-source FOLDER OUT NAME...")
  exit(64)
}
let folder = URL(fileURLWithPath: arguments[1]).resolvingSymlinksInPath().path
let output = URL(fileURLWithPath: arguments[2])
let files = ProjectFiles.folder(folder)
// Those of tests as well: they make what is compared.
let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
  .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
let reading = try TreeReading(
  of: paths, { files.read($0) },
  by: ReaderProgram(beside: ReaderProgram.running), scratch: NSTemporaryDirectory(), cache: nil)
let reader = ScreenReader(SourceProgram(reading.files), in: Traits(device: .standard))
try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
for name in arguments.dropFirst(2) {
  let made = reader.screen(of: name.contains(".") ? .check(name) : .type(name))
  let lines = "\(made.coverage.lines.count) lines understood, \(made.remarks.count) remarks"
  print("\(made.screen == nil ? "none" : "made") \(name): \(lines)")
  for remark in made.remarks { print("  \(remark.line.text): \(remark.text)") }
  guard let screen = made.screen else { continue }
  let last = name.split(separator: ".").last.map(String.init) ?? name
  try Data(screen.json.utf8).write(to: output.appending(path: "\(last).screen.json"))
}
