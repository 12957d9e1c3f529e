import AfterimageScreens

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The goldens that somebody can decide about.
struct GoldenChoice {
  /// Those of which the last run saw something new.
  let pending: [String]
  /// Those that are to be taken away as no case asks for them.
  let unused: [String]
  /// Those that cases ask for.
  let known: [String]

  /// The goldens that words have chosen.
  struct Chosen {
    /// Those to be approved.
    let pending: [String]
    /// Those to be taken away.
    let unused: [String]
  }

  /// The goldens that words choose: all without a word; ends the command where a word matches none, or nothing is there.
  func chosen(
    by words: [String], in evidence: String
  ) throws(CommandFailure) -> Chosen {
    guard !(pending + unused).isEmpty || !words.isEmpty else {
      throw CommandFailure(
        .inputMissing, ["nothing to approve in \(evidence); run 'afterimage test' first"])
    }
    guard !words.isEmpty else { return Chosen(pending: pending, unused: unused) }
    let patterns = words.map(GoldenPattern.init)
    let mistakes = patterns.filter { !(pending + unused).contains(where: $0.matches) }
    guard mistakes.isEmpty else {
      throw CommandFailure(.inputMissing, mistakes.map { mistake(of: $0, in: evidence) })
    }
    func isChosen(_ golden: String) -> Bool { patterns.contains { $0.matches(golden) } }
    return Chosen(pending: pending.filter(isChosen), unused: unused.filter(isChosen))
  }

  private func mistake(of pattern: GoldenPattern, in evidence: String) -> String {
    if known.contains(where: pattern.matches) {
      return "'\(pattern.text)': nothing is pending in \(evidence); run 'afterimage test' first"
    }
    let names = pending + unused + known
    let nearest = nearestWord(to: pattern.text, among: names.map(caseName) + names)
    let way = nearest.map { "did you mean '\($0)'?" } ?? "run 'afterimage test' for the names"
    return "'\(pattern.text)' is the name of no case and of no golden; \(way)"
  }
}

/// A word that chooses goldens: the name of one or of its case, the beginning of one up to a full stop, or a pattern with `*` and `?`.
private struct GoldenPattern {
  let text: String

  func matches(_ golden: String) -> Bool {
    let isPattern = text.contains { "*?[".contains($0) }
    guard isPattern else { return golden == text || golden.hasPrefix(text + ".") }
    return fnmatch(text, golden, 0) == 0 || fnmatch(text, caseName(of: golden), 0) == 0
  }
}

/// The name of the case that a golden belongs to: that of the golden without its ending.
private func caseName(of golden: String) -> String {
  golden.lastIndex(of: ".").map { String(golden[..<$0]) } ?? golden
}
