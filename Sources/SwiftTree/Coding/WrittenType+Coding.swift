extension WrittenType: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .name(try reader.read(), try reader.read())
    case 1: self = .member(try reader.read(), try reader.read(), try reader.read())
    case 2: self = .optional(try reader.read())
    case 3: self = .unwrapped(try reader.read())
    case 4: self = .array(try reader.read())
    case 5: self = .dictionary(try reader.read(), try reader.read())
    case 6: self = .tuple(try reader.read())
    case 7: self = .function(try reader.read(), try reader.read())
    case 8: self = .some(try reader.read())
    case 9: self = .any(try reader.read())
    case 10: self = .composition(try reader.read())
    case 11: self = .metatype(try reader.read())
    case 12: self = .other(try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .name(let first, let second):
      writer.tag(0)
      writer.write(first)
      writer.write(second)
    case .member(let first, let second, let third):
      writer.tag(1)
      writer.write(first)
      writer.write(second)
      writer.write(third)
    case .optional(let value):
      writer.tag(2)
      writer.write(value)
    case .unwrapped(let value):
      writer.tag(3)
      writer.write(value)
    case .array(let value):
      writer.tag(4)
      writer.write(value)
    case .dictionary(let first, let second):
      writer.tag(5)
      writer.write(first)
      writer.write(second)
    case .tuple(let value):
      writer.tag(6)
      writer.write(value)
    case .function(let first, let second):
      writer.tag(7)
      writer.write(first)
      writer.write(second)
    case .some(let value):
      writer.tag(8)
      writer.write(value)
    case .any(let value):
      writer.tag(9)
      writer.write(value)
    case .composition(let value):
      writer.tag(10)
      writer.write(value)
    case .metatype(let value):
      writer.tag(11)
      writer.write(value)
    case .other(let value):
      writer.tag(12)
      writer.write(value)
    }
  }
}

extension TypeElement: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(label)
    writer.write(type)
  }
}
