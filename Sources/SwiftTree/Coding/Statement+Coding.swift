extension Statement: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), at: try reader.read(), end: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(kind)
    writer.write(offset)
    writer.write(end)
  }
}

extension Statement.Kind: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .expression(try reader.read())
    case 1: self = .declaration(try reader.read())
    case 2: self = .return(try reader.read())
    case 3: self = .if(try reader.read())
    case 4: self = .guard(try reader.read(), try reader.read())
    case 5: self = .switch(try reader.read(), try reader.read())
    case 6: self = .for(try reader.read(), try reader.read(), try reader.read(), try reader.read())
    case 7: self = .while(try reader.read(), try reader.read())
    case 8: self = .repeat(try reader.read(), try reader.read())
    case 9: self = .do(try reader.read(), try reader.read())
    case 10: self = .throw(try reader.read())
    case 11: self = .defer(try reader.read())
    case 12: self = .break(try reader.read())
    case 13: self = .continue(try reader.read())
    case 14: self = .fallthrough
    case 15: self = .labeled(try reader.read(), try reader.read())
    case 16: self = .conditional(try reader.read())
    case 17: self = .other(try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .expression(let value):
      writer.tag(0)
      writer.write(value)
    case .declaration(let value):
      writer.tag(1)
      writer.write(value)
    case .return(let value):
      writer.tag(2)
      writer.write(value)
    case .if(let value):
      writer.tag(3)
      writer.write(value)
    case .guard(let first, let second):
      writer.tag(4)
      writer.write(first)
      writer.write(second)
    case .switch(let first, let second):
      writer.tag(5)
      writer.write(first)
      writer.write(second)
    case .for(let first, let second, let third, let fourth):
      writer.tag(6)
      writer.write(first)
      writer.write(second)
      writer.write(third)
      writer.write(fourth)
    case .while(let first, let second):
      writer.tag(7)
      writer.write(first)
      writer.write(second)
    case .repeat(let first, let second):
      writer.tag(8)
      writer.write(first)
      writer.write(second)
    case .do(let first, let second):
      writer.tag(9)
      writer.write(first)
      writer.write(second)
    case .throw(let value):
      writer.tag(10)
      writer.write(value)
    case .defer(let value):
      writer.tag(11)
      writer.write(value)
    case .break(let value):
      writer.tag(12)
      writer.write(value)
    case .continue(let value):
      writer.tag(13)
      writer.write(value)
    case .fallthrough: writer.tag(14)
    case .labeled(let first, let second):
      writer.tag(15)
      writer.write(first)
      writer.write(second)
    case .conditional(let value):
      writer.tag(16)
      writer.write(value)
    case .other(let value):
      writer.tag(17)
      writer.write(value)
    }
  }
}

extension IfStatement: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read(), otherwise: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(conditions)
    writer.write(body)
    writer.write(otherwise)
  }
}

extension IfStatement.Otherwise: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .block(try reader.read())
    case 1: self = .if(try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .block(let value):
      writer.tag(0)
      writer.write(value)
    case .if(let value):
      writer.tag(1)
      writer.write(value)
    }
  }
}

extension Condition: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    switch try reader.readTag() {
    case 0: self = .expression(try reader.read())
    case 1: self = .binding(try reader.read(), try reader.read(), try reader.read())
    case 2: self = .matching(try reader.read(), try reader.read())
    case 3: self = .available(isNegated: try reader.read(), majorVersion: try reader.read())
    default: throw TreeError()
    }
  }

  func write(to writer: inout TreeWriter) {
    switch self {
    case .expression(let value):
      writer.tag(0)
      writer.write(value)
    case .binding(let first, let second, let third):
      writer.tag(1)
      writer.write(first)
      writer.write(second)
      writer.write(third)
    case .matching(let first, let second):
      writer.tag(2)
      writer.write(first)
      writer.write(second)
    case .available(let isNegated, let majorVersion):
      writer.tag(3)
      writer.write(isNegated)
      writer.write(majorVersion)
    }
  }
}

extension SwitchCase: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(patterns)
    writer.write(body)
  }
}

extension CasePattern: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), where: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(pattern)
    writer.write(condition)
  }
}

extension CatchClause: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(patterns)
    writer.write(body)
  }
}

extension CompilationBranch: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    self.init(try reader.read(), try reader.read(), postfix: try reader.read())
  }

  func write(to writer: inout TreeWriter) {
    writer.write(condition)
    writer.write(statements)
    writer.write(postfix)
  }
}

extension Block: TreeCoded {
  init(from reader: inout TreeReader) throws(TreeError) {
    let offset: Int = try reader.read()
    self = try reader.readSkippable(at: offset)
  }

  func write(to writer: inout TreeWriter) {
    writer.write(offset)
    writer.writeSkippable(statements)
  }
}
