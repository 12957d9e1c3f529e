package import Afterimage

extension GoldenSuite {
  /// The goldens that no case asks for, in the order of their names; those of cases that cannot be read are none.
  package func unusedGoldens() throws(OutputFailure) -> [String] {
    let expected = Set(goldenNames)
    let failed = entries.compactMap(\.failed)
    return try folder.names().filter { name in
      !expected.contains(name) && !failed.contains { $0.mayAsk(for: name) }
    }
  }

  /// The names of all goldens that cases ask for, as far as they are known.
  package var goldenNames: [String] { entries.flatMap(\.fileNames) }
}
