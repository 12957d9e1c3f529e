/// The line of a test from which a check was called, as both test frameworks want to have it.
struct CallSite {
  /// The module and the name of the file.
  let fileID: String
  /// The path of the file, which XCTest takes from the program's text only.
  let filePath: StaticString
  /// The line, from 1.
  let line: UInt
  /// The column, from 1.
  let column: UInt
}

/// Makes a check, and records its error at the line that called for it; the test goes on.
///
/// - Throws: the error of the check where no test is running that could record it.
func checking(at place: CallSite, _ check: () throws -> Void) throws {
  do { try check() } catch {
    let pictures = (error as? GoldenMismatch)?.pictures ?? []
    guard !recordInSwiftTesting(error, showing: pictures, at: place),
      !recordInXCTest(error, showing: pictures, at: place)
    else { return }
    throw error
  }
}
