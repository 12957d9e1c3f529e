import AfterimageScreens

#if canImport(Testing)
  private import Testing
#endif

/// Records an issue in the test of Swift Testing that is running; false where none is.
func recordInSwiftTesting(
  _ error: any Error, showing pictures: [String], at place: CallSite
) -> Bool {
  #if canImport(Testing)
    guard Test.current != nil else { return false }
    let location = SourceLocation(
      fileID: place.fileID, filePath: "\(place.filePath)", line: Int(place.line),
      column: Int(place.column))
    for path in pictures {
      guard case .success(let bytes) = readFile(at: path) else { continue }
      Attachment.record(bytes, named: fileName(of: path), sourceLocation: location)
    }
    Issue.record(Comment(rawValue: "\(error)"), sourceLocation: location)
    return true
  #else
    return false
  #endif
}
