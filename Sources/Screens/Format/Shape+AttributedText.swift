import AfterimageGraphics

/// Texts in runs: a string, or an array of strings and runs.
extension Shape where Value == AttributedText {
  static var attributedText: Shape {
    Shape(
      schema: ["$ref": "#/$defs/attributedText"], check: { $0.runs.flatMap(runForm.check) },
      write: { text in
        text.isPlain
          ? .string(text.string) : .array(text.runs.map(Shape<AttributedText.Run>.run.write))
      },
      read: { node, decoding in
        if let string = node.string { return AttributedText(string) }
        guard node.elements != nil else {
          decoding.reportType(of: node, expected: "a string or an array of runs")
          return nil
        }
        return Shape<[AttributedText.Run]>.array(of: .run).read(node, &decoding)
          .map { AttributedText($0) }
      })
  }

  /// The schema that texts in runs refer to.
  static var attributedTextDefinition: JSONValue {
    [
      "description": "The characters, as a string or in runs; a line feed ends a line.",
      "anyOf": [
        ["type": "string"],
        ["type": "array", "items": ["anyOf": [["type": "string"], runForm.shape.schema]]],
      ],
    ]
  }
}

extension Shape where Value == AttributedText.Run {
  /// A string, or an object of a text and what it is set in.
  fileprivate static var run: Shape {
    Shape(
      schema: runForm.shape.schema,
      write: { run in
        run == AttributedText.Run(run.text) ? .string(run.text) : .object(runForm.write(run))
      },
      read: { node, decoding in
        node.string.map { AttributedText.Run($0) } ?? runForm.read(node, &decoding)
      })
  }
}

private let runForm = ObjectForm(
  name: "a run", documentation: "Characters that are set alike.", blank: AttributedText.Run(""),
  keys: [
    Key("text", \.text, .text, isRequired: true, "The characters."),
    Key("font", optional: \.font, .font, "The face and size; else the view's."),
    Key("weight", optional: \.weight, .word(.fontWeight), "The weight; else the font's."),
    Key("color", optional: \.color, .color, "The colour of the glyphs; else the view's."),
    Key("underline", \.isUnderlined, .bool, "True where a line runs beneath."),
    Key("strikethrough", \.isStruckThrough, .bool, "True where a line runs through."),
    Key("monospacedDigits", \.hasMonospacedDigits, .bool, "True where all digits are as wide."),
    Key("link", \.isLink, .bool, "True where a touch opens something."),
  ])
