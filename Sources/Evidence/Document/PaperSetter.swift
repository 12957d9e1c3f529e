import AfterimageAudit
import AfterimageGraphics

/// Sets the blocks of a document in parts that are not cut at the end of a page.
struct PaperSetter {
  /// Tells how wide texts are.
  let measurer: TextMeasurer

  /// Drawings that stay on one page.
  struct Part {
    /// The drawings.
    let column: PaperColumn
    /// True for a title, which does not stand at the end of a page.
    var staysWithNext = false
  }

  /// The parts of a block.
  func parts(of block: ReportDocument.Block) -> [Part] {
    switch block {
    case .title(let title, let line): [heading(title, line)]
    case .verdict(let tone, let verdict, let line): [self.verdict(tone, verdict, line)]
    case .chapter(let title): [chapter(title)]
    case .section(let title, let line): [section(title, line)]
    case .paragraph(let text): [paragraph(text)]
    case .code(let text): [code(text)]
    case .terms(let terms): terms.map(term)
    case .secrets(let lines): lines.map(secret)
    case .pictures(let pictures): rows(of: pictures)
    case .signatures(let roles): roles.map(signature)
    }
  }

  private func column(_ fill: (inout PaperColumn) -> Void) -> PaperColumn {
    var column = PaperColumn(measurer)
    fill(&column)
    return column
  }

  private func heading(_ title: String, _ line: String) -> Part {
    Part(
      column: column {
        $0.add(title, PaperStyle.title, width: PaperStyle.width)
        $0.skip(2)
        $0.add(line, PaperStyle.small, width: PaperStyle.width)
        $0.skip(14)
      })
  }

  private func verdict(_ tone: ReportDocument.Tone, _ verdict: String, _ line: String) -> Part {
    let color = PaperStyle.color(tone)
    let words = column {
      $0.skip(10)
      $0.add(verdict, PaperStyle.verdict, x: 20, width: PaperStyle.width - 32, color: color)
      $0.add(line, PaperStyle.body, x: 20, width: PaperStyle.width - 32)
      $0.skip(10)
    }
    return panel(words, mark: color)
  }

  /// Words on a ground of their own, with a mark at its edge.
  private func panel(_ words: PaperColumn, mark: Color? = nil) -> Part {
    let frame = Rect(x: 0, y: 0, width: PaperStyle.width, height: words.height)
    let edge = Rect(x: 0, y: 0, width: 6, height: words.height)
    return Part(
      column: column {
        $0.draw(.fill(RoundedRect(frame, radius: 4), PaperStyle.ground))
        if let mark { $0.draw(.fill(RoundedRect(edge, radius: 2), mark)) }
        $0.add([(0, words)])
        $0.skip(10)
      })
  }

  private func chapter(_ title: String) -> Part {
    Part(
      column: column {
        $0.skip(18)
        $0.draw(rule(at: 8))
        $0.add(title, PaperStyle.chapter, width: PaperStyle.width)
        $0.skip(6)
      }, staysWithNext: true)
  }

  private func section(_ title: String, _ line: String) -> Part {
    Part(
      column: column {
        $0.skip(10)
        $0.add(title, PaperStyle.section, width: PaperStyle.width)
        $0.add(line, PaperStyle.small, width: PaperStyle.width)
        $0.skip(5)
      }, staysWithNext: true)
  }

  private func paragraph(_ text: String) -> Part {
    Part(
      column: column {
        $0.add(text, PaperStyle.body, width: PaperStyle.width)
        $0.skip(6)
      })
  }

  private func code(_ text: String) -> Part {
    panel(
      column {
        $0.skip(6)
        $0.add(text, PaperStyle.body, x: 10, width: PaperStyle.width - 20)
        $0.skip(6)
      })
  }

  private func term(_ term: ReportDocument.Term) -> Part {
    let name = column {
      if let tone = term.tone { $0.addDot(tone) }
      let indent = term.tone == nil ? 0.0 : 12
      $0.add(term.name, PaperStyle.strong, x: indent, width: 136 - indent)
    }
    let meaning = column {
      $0.add(term.meaning, PaperStyle.body, width: PaperStyle.width - 150)
      if let source = term.source {
        $0.add(source, PaperStyle.small, width: PaperStyle.width - 150)
      }
    }
    return Part(
      column: column {
        $0.add([(0, name), (150, meaning)])
        $0.skip(6)
      })
  }

  private func secret(_ line: ReportDocument.SecretLine) -> Part {
    let name = column {
      $0.add(line.name, PaperStyle.strong, width: 166)
      $0.add(line.reason, PaperStyle.small, width: 166)
    }
    let verdict = column {
      $0.addDot(.init(line.verdict))
      $0.add(line.verdict.words, PaperStyle.body, x: 12, width: 66)
    }
    let sentence = column {
      $0.add(line.sentence, PaperStyle.body, width: PaperStyle.width - 262)
      if let decision = line.decision {
        $0.add(decision, PaperStyle.small, width: PaperStyle.width - 262)
      }
    }
    return Part(
      column: column {
        $0.draw(rule(at: 0))
        $0.skip(4)
        $0.add([(0, name), (180, verdict), (262, sentence)])
        $0.skip(4)
      })
  }

  private func signature(_ role: String) -> Part {
    Part(
      column: column { column in
        column.skip(34)
        let fields = [("Name", 84.0, 140.0), ("Date", 244, 80), ("Signature", 344, 147)]
        for (_, x, width) in fields {
          let line = Rect(x: x, y: column.height + 10, width: width, height: 0.7)
          column.draw(.fill(RoundedRect(line), PaperStyle.ink))
        }
        column.add(
          [(0, self.column { $0.add(role, PaperStyle.strong, width: 80) })]
            + fields.map { name, x, width in
              (
                x,
                self.column {
                  $0.skip(13); $0.add(name, PaperStyle.small, width: width)
                }
              )
            })
      })
  }

  private func rule(at y: Double) -> Drawing {
    .fill(
      RoundedRect(Rect(x: 0, y: y, width: PaperStyle.width, height: 0.6)), PaperStyle.line)
  }

  /// The line at the foot of a page.
  func footer(_ number: Int, of count: Int) -> [DisplayItem] {
    let foot = column {
      $0.draw(rule(at: 0))
      $0.skip(8)
      $0.add(
        [
          (0, column { $0.add(ReportDocument.title, PaperStyle.small, width: 300) }),
          (
            PaperStyle.width - 60,
            column { $0.add("page \(number) of \(count)", PaperStyle.small, width: 80) }
          ),
        ])
    }
    let origin = Point(x: PaperStyle.left, y: PaperStyle.page.height - PaperStyle.bottom + 16)
    return [DisplayItem(.group(Group(foot.items, offset: origin)))]
  }
}
