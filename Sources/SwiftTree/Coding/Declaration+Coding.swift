extension Declaration: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(
      try reader.read(), at: try reader.read(), end: try reader.read(),
      attributes: try reader.read(), modifiers: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(kind)
    writer.write(offset)
    writer.write(end)
    writer.write(attributes)
    writer.write(modifiers)
  }
}

extension Declaration.Kind: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .import(try reader.read())
    case 1: self = .type(try reader.read())
    case 2: self = .function(try reader.read())
    case 3: self = .initializer(try reader.read())
    case 4: self = .deinitializer(try reader.read())
    case 5: self = .subscript(try reader.read(), try reader.read())
    case 6: self = .variable(try reader.read())
    case 7: self = .cases(try reader.read())
    case 8: self = .alias(try reader.read(), try reader.read())
    case 9: self = .macro(try reader.read(), try reader.read())
    case 10: self = .conditional(try reader.read())
    case 11: self = .other(try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .import(let value):
      writer.tag(0)
      writer.write(value)
    case .type(let value):
      writer.tag(1)
      writer.write(value)
    case .function(let value):
      writer.tag(2)
      writer.write(value)
    case .initializer(let value):
      writer.tag(3)
      writer.write(value)
    case .deinitializer(let value):
      writer.tag(4)
      writer.write(value)
    case .subscript(let first, let second):
      writer.tag(5)
      writer.write(first)
      writer.write(second)
    case .variable(let value):
      writer.tag(6)
      writer.write(value)
    case .cases(let value):
      writer.tag(7)
      writer.write(value)
    case .alias(let first, let second):
      writer.tag(8)
      writer.write(first)
      writer.write(second)
    case .macro(let first, let second):
      writer.tag(9)
      writer.write(first)
      writer.write(second)
    case .conditional(let value):
      writer.tag(10)
      writer.write(value)
    case .other(let value):
      writer.tag(11)
      writer.write(value)
    }
  }
}

extension Attribute: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(name)
    writer.write(arguments)
  }
}

extension TypeDeclaration: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(
      try reader.read(), try reader.read(), parameters: try reader.read(),
      conforming: try reader.read(), inherited: try reader.read(), members: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(sort)
    writer.write(name)
    writer.write(parameters)
    writer.write(conforming)
    writer.write(inherited)
    writer.write(members)
  }
}

extension FunctionDeclaration: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(
      try reader.read(), try reader.read(), result: try reader.read(), body: try reader.read(),
      isAsync: try reader.read(), isFailable: try reader.read(), generics: try reader.read(),
      conforming: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(name)
    writer.write(parameters)
    writer.write(result)
    writer.write(body)
    writer.write(isAsync)
    writer.write(isFailable)
    writer.write(generics)
    writer.write(conforming)
  }
}

extension Parameter: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(
      try reader.read(), try reader.read(), try reader.read(), defaultValue: try reader.read(),
      isVariadic: try reader.read(), attributes: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
    writer.write(defaultValue)
    writer.write(isVariadic)
    writer.write(attributes)
  }
}

extension VariableDeclaration: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(isConstant: try reader.read(), try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(isConstant)
    writer.write(bindings)
  }
}

extension VariableDeclaration.Binding: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(
      try reader.read(), type: try reader.read(), value: try reader.read(),
      accessors: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(pattern)
    writer.write(type)
    writer.write(value)
    writer.write(accessors)
  }
}

extension Accessors: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(
      get: try reader.read(), set: try reader.read(), willSet: try reader.read(),
      didSet: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(get)
    writer.write(set)
    writer.write(willSet)
    writer.write(didSet)
  }
}

extension Accessors.Observer: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(name: try reader.read(), body: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(name)
    writer.write(body)
  }
}

extension EnumCase: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), payload: try reader.read(), rawValue: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(name)
    writer.write(payload)
    writer.write(rawValue)
  }
}

extension SyntaxMistake: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(offset: try reader.read(), message: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(offset)
    writer.write(message)
  }
}
