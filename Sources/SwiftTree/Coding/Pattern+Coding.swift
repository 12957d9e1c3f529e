extension Pattern: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .wildcard
    case 1: self = .name(try reader.read())
    case 2: self = .binding(try reader.read())
    case 3: self = .tuple(try reader.read())
    case 4: self = .expression(try reader.read())
    case 5: self = .enumCase(try reader.read(), try reader.read(), try reader.read())
    case 6: self = .some(try reader.read())
    case 7: self = .isType(try reader.read())
    case 8: self = .cast(try reader.read(), try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .wildcard: writer.tag(0)
    case .name(let value):
      writer.tag(1)
      writer.write(value)
    case .binding(let value):
      writer.tag(2)
      writer.write(value)
    case .tuple(let value):
      writer.tag(3)
      writer.write(value)
    case .expression(let value):
      writer.tag(4)
      writer.write(value)
    case .enumCase(let first, let second, let third):
      writer.tag(5)
      writer.write(first)
      writer.write(second)
      writer.write(third)
    case .some(let value):
      writer.tag(6)
      writer.write(value)
    case .isType(let value):
      writer.tag(7)
      writer.write(value)
    case .cast(let first, let second):
      writer.tag(8)
      writer.write(first)
      writer.write(second)
    }
  }
}

extension PatternElement: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(label)
    writer.write(pattern)
  }
}
