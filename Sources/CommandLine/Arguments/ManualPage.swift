/// A page of the first section of the manual: what the help says, in the macros of man(7).
struct ManualPage {
  /// The name of its file: `TOOL.1`, `TOOL-COMMAND.1`.
  let fileName: String
  /// The source that man formats, with a line break at its end.
  let text: String

  /// Sets a page of help as one of the manual.
  init(
    _ name: String, _ abstract: String, _ help: HelpPage, of tool: Tool, seeAlso others: [String]
  ) {
    fileName = name + ".1"
    let number = "\(tool.name) \(tool.version.number)"
    // The date bare, as what reads it knows no escapes there.
    let head =
      ".TH \(argument(name.uppercased())) 1 \(tool.version.date)"
      + " \(argument(number)) \(argument(tool.name))"
    let sections =
      [section("NAME", wrapped("\(name) - \(abstract.inMidSentence)"))]
      + help.usages.map { section("SYNOPSIS", [styled($0)]) }
      + [section("DESCRIPTION", paragraphs([abstract.asSentence] + help.paragraphs))]
      + help.sections.map(rows)
      + [section("SEE ALSO", references(others))]
    text = ([[head]] + sections).joined().joined(separator: "\n") + "\n"
  }
}

extension Tool {
  /// The pages of the tool and of every command.
  var manualPages: [ManualPage] {
    let commands = commands
    let names = commands.map { "\(name)-\($0.name)" }
    return [ManualPage(name, abstract, helpPage, of: self, seeAlso: names)]
      + commands.map(manualPage)
  }

  /// The page of a command.
  func manualPage(of command: Command) -> ManualPage {
    ManualPage(
      "\(name)-\(command.name)", command.abstract, helpPage(of: command), of: self, seeAlso: [name])
  }
}

extension HelpPage {
  fileprivate var usages: [String] {
    sections.compactMap { if case .usage(let line) = $0 { line } else { nil } }
  }

  fileprivate var paragraphs: [String] {
    sections.flatMap { section -> [String] in
      guard case .paragraphs(let text) = section else { return [] }
      return text.split(separator: "\n").map(String.init)
    }
  }
}

/// What is neither usage nor text, under the title that manuals have for it.
private func rows(of part: HelpPage.Section) -> [String] {
  switch part {
  case .usage, .paragraphs: []
  case .examples(let examples): section("EXAMPLES", examples.flatMap(lines))
  case .rows(let title, let rows):
    section(
      title == "EXIT CODES" ? "EXIT STATUS" : title,
      rows.flatMap { [".TP", styled($0.label)] + wrapped($0.text) })
  }
}

private func section(_ title: String, _ lines: [String]) -> [String] {
  lines.isEmpty ? [] : [".SH \(argument(title))"] + lines
}

private func paragraphs(_ texts: [String]) -> [String] {
  Array(texts.map(wrapped).joined(separator: [".PP"]))
}

/// What the example is good for, and its line as it is typed.
private func lines(of example: Command.Example) -> [String] {
  [".TP"] + [roff(example.abstract)] + [".EX"]
    + wrap(roff(example.line), to: lineWidth).joined(separator: " \\\n").split(separator: "\n")
    .map(String.init) + [".EE"]
}

/// Names of pages, none of which is broken at the end of a line.
private func references(_ names: [String]) -> [String] {
  let sorted = names.sorted()
  return sorted.map { "\\%\\fB\(roff($0))\\fR(1)" + ($0 == sorted.last ? "" : ",") }
}

/// Lines of source, none of which begins as a request does.
private func wrapped(_ text: String) -> [String] {
  wrap(roff(text), to: lineWidth).map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
}

private let lineWidth = 72

/// Names as they are typed in bold, what stands for something in italics.
private func styled(_ label: String) -> String {
  label.split(separator: " ").map { word in
    let isTyped = word.hasPrefix("-") || word.allSatisfy { !$0.isUppercase }
    let (name, end) = word.hasSuffix(",") ? (word.dropLast(), ",") : (word, "")
    return (isTyped ? "\\fB" : "\\fI") + roff(String(name)) + "\\fR" + end
  }.joined(separator: " ")
}

private func argument(_ text: String) -> String { "\"\(roff(text))\"" }

/// Text with escapes for what roff would take for something else, or set in another form than that of ASCII.
private func roff(_ text: String) -> String {
  text.reduce(into: "") { source, character in
    switch character {
    case "\\": source += "\\(rs"
    case "-": source += "\\-"
    case "'": source += "\\(aq"
    case "\"": source += "\\(dq"
    case "`": source += "\\(ga"
    case "^": source += "\\(ha"
    case "~": source += "\\(ti"
    case let other: source.append(other)
    }
  }
}

extension String {
  /// The sentence without its capital and its full stop, as a list of pages has it.
  fileprivate var inMidSentence: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The words with a capital and a full stop.
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
