import AfterimageAudit
import Testing

/// The ways in which secrets are varied.
struct SecretVariationTests {
  @Test func `the names of variations are different`() {
    let names = SecretVariation.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      names == [
        "same-length", "shorter", "longer", "empty", "another-brand", "several-lines",
        "right-to-left", "other-scripts", "one-long-word", "many-lines", "1-characters",
        "2-characters", "4-characters", "7-characters", "10-characters", "13-characters",
        "16-characters", "20-characters", "28-characters", "40-characters", "80-characters",
        "200-characters", "600-characters", "other-color", "lowest", "between", "highest",
        "other-symbol", "other-pixels", "other-size", "stand-in", "larger-stand-in",
      ])
  }
}
