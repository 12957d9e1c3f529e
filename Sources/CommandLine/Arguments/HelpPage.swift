/// A page of help, as text for a terminal of 80 columns.
struct HelpPage {
  /// One part of a page; an empty one is left out.
  enum Section {
    /// How to call it, which is not wrapped.
    case usage(String)
    /// Command lines to copy, which are not wrapped.
    case examples([Command.Example])
    /// A title over names and what they mean, in two columns.
    case rows(String, [(label: String, text: String)])
    /// Flowing text; paragraphs are parted by line breaks.
    case paragraphs(String)
  }

  /// The first line.
  let heading: String
  /// The parts below it, parted by empty lines.
  let sections: [Section]

  /// The page without a final line break.
  var text: String {
    ([wrap(heading, to: pageWidth)] + sections.map(lines))
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func lines(of section: Section) -> [String] {
    switch section {
    case .paragraphs(let text):
      text.split(separator: "\n").flatMap { wrap(String($0), to: pageWidth) }
    case .usage(let line):
      under("USAGE", [indentation + line])
    case .examples(let examples):
      under(
        "EXAMPLES",
        examples.flatMap { [indentation + "# \($0.abstract)", indentation + $0.line] })
    case .rows(let title, let rows):
      under(
        title,
        rows.flatMap { layOut($0.label, $0.text, at: textColumn(of: rows.map(\.label))) })
    }
  }

  private func under(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines
  }
}

private let pageWidth = 80
private let indentation = "  "
private let widestLabelBesideText = 24

/// The column where all texts of a list begin: behind the widest label that leaves room for them.
private func textColumn(of labels: [String]) -> Int {
  let widths = labels.map(\.count).filter { $0 <= widestLabelBesideText }
  return indentation.count + (widths.max() ?? widestLabelBesideText) + 2
}

/// A label with its text beside it, or below it where the label is too wide.
private func layOut(_ label: String, _ text: String, at column: Int) -> [String] {
  let margin = String(repeating: " ", count: column)
  var lines = wrap(text, to: pageWidth - column).map { margin + $0 }
  let head = indentation + label
  guard head.count + 2 <= column, let first = lines.first else { return [head] + lines }
  lines[0] = head + first.dropFirst(head.count)
  return lines
}

/// Breaks text at its spaces; a word wider than the line stands alone.
func wrap(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
