import AfterimageGraphics

/// Pictures: the path of an image file, or an object with a template or a symbol.
extension Shape where Value == ImageSource {
  static var imageSource: Shape {
    let image = Shape<Image>.imageOrTemplate
    let symbol = Shape<Symbol>.symbol
    return Shape(
      schema: ["anyOf": [image.schema, symbol.schema]],
      check: { source in
        switch source {
        case .bitmap(let bitmap): image.check(bitmap)
        case .symbol(let value): symbol.check(value)
        }
      },
      write: { source in
        switch source {
        case .bitmap(let bitmap): image.write(bitmap)
        case .symbol(let value): symbol.write(value)
        }
      }
    ) { node, decoding in
      node.members == nil || node["file"] != nil
        ? image.read(node, &decoding).map(ImageSource.bitmap)
        : symbol.read(node, &decoding).map(ImageSource.symbol)
    }
  }
}

/// Symbols: an object with the SF name; one that has no outline is drawn as a box, with a warning.
extension Shape where Value == Symbol {
  static var symbol: Shape {
    let form = ObjectForm(
      name: "a symbol", documentation: "A symbol by its SF name.", blank: Symbol(""),
      keys: [
        Key("symbol", \.name, .symbolName, isRequired: true, "The SF name."),
        Key(
          "font", optional: \.font, .font, "The font that it stands beside; else that of its place."
        ),
        Key(
          "scale", optional: \.scale, .word(),
          "How large it is beside its font; else as in its place."),
      ])
    return form.shape
  }

  /// The SF name alone, where no file can be meant, or the object.
  static var symbolOrName: Shape {
    let name = Shape<String>.symbolName
    return Shape(
      schema: ["anyOf": [name.schema, symbol.schema]], check: symbol.check,
      write: { $0 == Symbol($0.name) ? name.write($0.name) : symbol.write($0) }
    ) { node, decoding in
      node.members == nil
        ? name.read(node, &decoding).map { Symbol($0) } : symbol.read(node, &decoding)
    }
  }
}

extension Shape where Value == String {
  fileprivate static var symbolName: Shape {
    Shape(schema: text.schema, write: text.write) { node, decoding in
      guard let name = text.read(node, &decoding) else { return nil }
      if SymbolOutline.named(name) == nil {
        decoding.report(.unknownSymbol(name, known: SymbolOutline.names), at: node)
      }
      return name
    }
  }
}
