import AfterimageGoldens
import AfterimageScreens

extension Reader {
  /// Files of golden cases.
  static let cases = Reader("cases") { input in
    do throws(InvalidInput) {
      _ = try GoldenCaseFile.decode(input, file: "cases.json")
    } catch {
      expectPrintable(error.diagnostics, in: nil)
    }
  }

  /// The file of the cases that have passed, written again and read back.
  static let passed = Reader("passed") { input in
    guard let file = PassedFile(input) else { return }
    let again = PassedFile(file.bytes(limit: .max))
    expect(again == file, "what has passed is remembered as something else")
  }
}
