import Afterimage
import AfterimageGoldens
public import AfterimageGraphics
import AfterimageLifecycle
public import AfterimageMasking
public import AfterimageScreens

/// Compares the picture of a screen with `Goldens/NAME.png` in the folder of the test, exactly, one pixel a point.
///
/// Works in Swift Testing and in XCTest:
///
///     @Test func cardFormIsRedacted() throws {
///       let screen = try Screen(file: "card-form.screen.json")
///       try assertGolden(of: screen, named: "card-form", strategy: .redact, appearance: .dark)
///     }
///
/// A difference is recorded at the line of the call, with what differs, what to do next and the pictures, and the test goes
/// on. The pictures are left in a folder below `.build` of the package, for their owner alone.
///
/// - Parameters:
///   - screen: the screen.
///   - name: the golden's name: 1 to 128 of `[A-Za-z0-9._-]`.
///   - strategy: the masking strategy under which the system takes the picture, such as `.blur(.dark)`; nil is what the user sees.
///   - device: the device.
///   - orientation: how the device is held.
///   - appearance: light or dark.
///   - textSize: the user's text size.
///   - direction: the direction of the interface.
///   - record: when the golden is written instead, which fails as well, so that nobody takes it for a comparison; `AFTERIMAGE_RECORD=1` in the environment writes every one.
///   - file: the test's own file.
///   - fileID: the file that calls, for the report.
///   - filePath: its path.
///   - line: the line that calls.
///   - column: its column.
/// - Throws: `GoldenMismatch`, or the error that kept the picture from being made, where no test is running that could record it.
public func assertGolden(
  of screen: Screen, named name: String, strategy: MaskingStrategy? = nil,
  device: Device = .standard, orientation: Orientation = .portrait,
  appearance: UserInterfaceStyle = .light, textSize: ContentSizeCategory = .large,
  direction: TextDirection = .leftToRight, record: Recording = .never, file: String = #filePath,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try checking(at: place) {
    guard Name(name) != nil else { throw GoldenMismatch(badName: name) }
    var traits = Traits(device: device)
    traits.orientation = orientation
    traits.userInterfaceStyle = appearance
    traits.contentSizeCategory = textSize
    traits.layoutDirection = direction
    let artifact = try Pipeline()
      .artifacts([.png], named: name, of: .screen(screen), under: strategy, in: traits).first
    guard let artifact else { throw GoldenMismatch(noPictureOf: name) }
    try compare(artifact, inFolderOf: file, record.inEffect)
  }
}

/// Compares an artifact with its golden or writes that; leaves the files that a person needs to judge a difference.
private func compare(
  _ artifact: Artifact, inFolderOf file: String, _ record: Recording
) throws {
  let tests = OutputFiles.folder(of: file)
  let goldens = GoldenFolder("\(tests)/Goldens")
  let evidence = EvidenceFolder(FailureFolder.path(forTestsIn: tests))
  let outcome = goldens.compare(artifact, isComparable: goldens.isComparable)
  guard outcome != .same else { return try evidence.forget(artifact.fileName) }
  if record.records(outcome == .missing) {
    try OutputFiles.createFolder(goldens.path)
    try goldens.accept(artifact)
    try evidence.forget(artifact.fileName)
    throw GoldenMismatch(recorded: goldens.path(of: artifact.fileName))
  }
  try OutputFiles.createFolder(evidence.path)
  let result = GoldenResult(fileName: artifact.fileName, outcome: outcome, artifact: artifact)
  throw GoldenMismatch(of: result, seen: try evidence.leave(for: result, in: goldens).map(\.path))
}
