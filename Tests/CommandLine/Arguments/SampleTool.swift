import AfterimageCommandLine

/// A made-up tool with a parameter of every form.
let sampleTool = Tool(
  "darkroom", "develops pictures", version: Version("1.2", of: "2026-01-31"),
  commands: [Develop.command, Sort.command, Compare.command])

enum Develop {
  enum Paper: String, CaseIterable { case glossy, matte, baryta }

  static let film = Positional("FILM", "The film to develop.", .file("film.json", "roll"))
  static let output = Option(
    "--output", short: "-o", "OUT.png", "Where the picture goes; '-' is standard output.",
    .file("png"))
  static let paper = Option(
    "--paper", "KIND", "The paper to print on.", .one(of: Paper.allCases, named: \.rawValue),
    default: .matte)
  static let scale = Option(
    "--scale", "FACTOR",
    "How many pixels a grain becomes, which also decides how long the bath takes.",
    .number(in: -1...3), default: 1)
  static let copies = Option("--copies", "COUNT", "How many.", .integer(in: 1...99), default: 1)
  static let bath = Option(
    repeatable: "--bath-of-the-picture", short: "-b", "DIR", "A bath, in order.", .folder)
  static let border = Flag(
    "--border", inverted: "--no-border", "Leaves the edge white.", default: true)
  static let json = Flag("--json", short: "-j", "Prints what was done as JSON.")

  static let command = Command(
    "develop", "Develops a film and prints one picture of it.",
    discussion:
      """
      The picture is written beside its place and renamed, so that a run that is interrupted leaves \
      the old one.
      A film that is not dry is refused.
      """,
    parameters: [film, output, paper, scale, copies, bath, border, json],
    exclusions: [[output, json]],
    examples: [
      .init("darkroom develop holiday.film.json", "Writes holiday.png."),
      .init("darkroom develop a.roll -o - | lp", "Prints on paper."),
    ]
  ) { arguments, console in
    let paper = try arguments[paper]
    try console.print("\(try arguments[film]) on \(paper.rawValue)")
    return .asExpected
  }
}

enum Sort {
  static let films = Positional(remaining: "FILM", "The films to sort.", .file(), orNone: true)
  static let command = Command(
    "sort", "Sorts films.", parameters: [films], examples: [], exitCodes: [.asExpected, .usage]
  ) { arguments, console in
    for film in try arguments[films] { try console.print(film) }
    return .asExpected
  }
}

enum Compare {
  static let first = Positional("A.png", "A picture.", .file("png"))
  static let others = Positional(remaining: "B.png", "The others.", .file("png"))
  static let command = Command(
    "compare", "Compares pictures.", parameters: [first, others],
    examples: [.init("darkroom compare a.png b.png", "Exits with 1 where they differ.")]
  ) { arguments, _ in
    let first = try arguments[first]
    return try arguments[others].allSatisfy { $0 == first } ? .asExpected : .badVerdict
  }
}
