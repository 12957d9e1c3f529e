import AfterimageScreens

#if canImport(XCTest)
  private import XCTest
#endif

/// Records a failure in the test of XCTest that is running; false where none is.
func recordInXCTest(
  _ error: any Error, showing pictures: [String], at place: CallSite
) -> Bool {
  #if canImport(XCTest)
    // XCTest says nowhere whether a test is running; what it passes over is heard by nobody.
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    XCTFail("\(error)", file: place.filePath, line: place.line)
    XCTestObservationCenter.shared.removeTestObserver(observer)
    if observer.hasHeard { attach(pictures) }
    return observer.hasHeard
  #else
    return false
  #endif
}

#if canImport(XCTest)
  /// Puts pictures into the report of the test, where there are such reports.
  private func attach(_ pictures: [String]) {
    #if canImport(ObjectiveC)
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        for path in pictures {
          let attachment = XCTAttachment(contentsOfFile: URL(fileURLWithPath: path))
          attachment.name = fileName(of: path)
          XCTContext.runActivity(named: fileName(of: path)) { $0.add(attachment) }
        }
      }
    #endif
  }

  /// Hears whether a failure belongs to a test.
  private final class FailureObserver: NSObject, XCTestObservation {
    private(set) var hasHeard = false

    #if canImport(ObjectiveC)
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { hasHeard = true }
    #else
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?, atLine lineNumber: Int
      ) { hasHeard = true }
    #endif
  }
#endif
