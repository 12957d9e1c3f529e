public import AfterimageScreens

extension Screen {
  /// Writes screens as files, for `afterimage studio --swift`, which runs the program that calls this with a folder as its argument.
  ///
  /// Prints the path of each screen's file, a line each, so that the studio knows which ones there are.
  ///
  /// - Parameters:
  ///   - screens: the screens; of several with one name the last is shown.
  ///   - arguments: the program's arguments: its own name, and the folder; the present one without.
  /// - Throws: an error that names the file that cannot be written.
  public static func writePreviews(
    of screens: [Screen], arguments: [String] = CommandLine.arguments
  ) throws {
    let folder = arguments.dropFirst().first ?? "."
    for screen in screens {
      let files = ConvertedScreen(screen).files
      // The screen comes after what it names, as whoever watches reads it at once.
      for file in files.reversed() {
        let path = "\(folder)/\(file.path)"
        try OutputFiles.createFolder(ofFile: path)
        try OutputFiles.write(file.bytes, to: path)
      }
      if let first = files.first { print("\(folder)/\(first.path)") }
    }
  }
}
