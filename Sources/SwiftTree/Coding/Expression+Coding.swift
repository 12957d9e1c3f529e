extension Expression: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), at: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(kind)
    writer.write(offset)
  }
}

extension Expression.Kind: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .integer(try reader.read())
    case 1: self = .float(try reader.read())
    case 2: self = .boolean(try reader.read())
    case 3: self = .nil
    case 4: self = .string(try reader.read())
    case 5: self = .name(try reader.read(), try reader.read())
    case 6: self = .member(try reader.read(), try reader.read(), try reader.read())
    case 7:
      let callee: Expression = try reader.read()
      let arguments: [Argument] = try reader.read()
      self = .call(callee, arguments.settingAssigned(by: callee))
    case 8: self = .subscript(try reader.read(), try reader.read())
    case 9: self = .closure(try reader.read())
    case 10: self = .tuple(try reader.read())
    case 11: self = .array(try reader.read())
    case 12: self = .dictionary(try reader.read())
    case 13: self = .prefix(try reader.read(), try reader.read())
    case 14: self = .postfix(try reader.read(), try reader.read())
    case 15: self = .infix(try reader.read(), try reader.read(), try reader.read())
    case 16: self = .conditional(try reader.read(), try reader.read(), try reader.read())
    case 17: self = .optionalChain(try reader.read())
    case 18: self = .forceUnwrap(try reader.read())
    case 19: self = .attempt(try reader.read(), try reader.read())
    case 20: self = .await(try reader.read())
    case 21: self = .cast(try reader.read(), try reader.read(), try reader.read())
    case 22: self = .isType(try reader.read(), try reader.read())
    case 23: self = .reference(try reader.read())
    case 24: self = .keyPath(try reader.read(), try reader.read())
    case 25: self = .macro(try reader.read(), try reader.read())
    case 26: self = .statement(try reader.read())
    case 27: self = .type(try reader.read())
    case 28: self = .pattern(try reader.read())
    case 29: self = .discard
    case 30: self = .other(try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .integer(let value):
      writer.tag(0)
      writer.write(value)
    case .float(let value):
      writer.tag(1)
      writer.write(value)
    case .boolean(let value):
      writer.tag(2)
      writer.write(value)
    case .nil: writer.tag(3)
    case .string(let value):
      writer.tag(4)
      writer.write(value)
    case .name(let first, let second):
      writer.tag(5)
      writer.write(first)
      writer.write(second)
    case .member(let first, let second, let third):
      writer.tag(6)
      writer.write(first)
      writer.write(second)
      writer.write(third)
    case .call(let first, let second):
      writer.tag(7)
      writer.write(first)
      writer.write(second)
    case .subscript(let first, let second):
      writer.tag(8)
      writer.write(first)
      writer.write(second)
    case .closure(let value):
      writer.tag(9)
      writer.write(value)
    case .tuple(let value):
      writer.tag(10)
      writer.write(value)
    case .array(let value):
      writer.tag(11)
      writer.write(value)
    case .dictionary(let value):
      writer.tag(12)
      writer.write(value)
    case .prefix(let first, let second):
      writer.tag(13)
      writer.write(first)
      writer.write(second)
    case .postfix(let first, let second):
      writer.tag(14)
      writer.write(first)
      writer.write(second)
    case .infix(let first, let second, let third):
      writer.tag(15)
      writer.write(first)
      writer.write(second)
      writer.write(third)
    case .conditional(let first, let second, let third):
      writer.tag(16)
      writer.write(first)
      writer.write(second)
      writer.write(third)
    case .optionalChain(let value):
      writer.tag(17)
      writer.write(value)
    case .forceUnwrap(let value):
      writer.tag(18)
      writer.write(value)
    case .attempt(let first, let second):
      writer.tag(19)
      writer.write(first)
      writer.write(second)
    case .await(let value):
      writer.tag(20)
      writer.write(value)
    case .cast(let first, let second, let third):
      writer.tag(21)
      writer.write(first)
      writer.write(second)
      writer.write(third)
    case .isType(let first, let second):
      writer.tag(22)
      writer.write(first)
      writer.write(second)
    case .reference(let value):
      writer.tag(23)
      writer.write(value)
    case .keyPath(let first, let second):
      writer.tag(24)
      writer.write(first)
      writer.write(second)
    case .macro(let first, let second):
      writer.tag(25)
      writer.write(first)
      writer.write(second)
    case .statement(let value):
      writer.tag(26)
      writer.write(value)
    case .type(let value):
      writer.tag(27)
      writer.write(value)
    case .pattern(let value):
      writer.tag(28)
      writer.write(value)
    case .discard: writer.tag(29)
    case .other(let value):
      writer.tag(30)
      writer.write(value)
    }
  }
}

extension StringPiece: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .text(try reader.read())
    case 1: self = .interpolation(try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .text(let value):
      writer.tag(0)
      writer.write(value)
    case .interpolation(let value):
      writer.tag(1)
      writer.write(value)
    }
  }
}

extension Argument: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read(), isTrailing: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(isTrailing)
  }
}

extension DictionaryItem: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(key)
    writer.write(value)
  }
}

extension Closure: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(captures: try reader.read(), parameters: try reader.read(), body: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(captures)
    writer.write(parameters)
    writer.write(body)
  }
}

extension Capture: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), isWeak: try reader.read(), value: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(name)
    writer.write(isWeak)
    writer.write(value)
  }
}

extension ClosureParameter: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), type: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(name)
    writer.write(type)
  }
}
