/// A step of a body, or what stands at the top of a file.
package struct Statement: Hashable, Sendable {
  /// The number of bytes before it in the file.
  package var offset: Int
  /// The number of bytes before its end.
  package var end: Int
  /// What is written.
  package var kind: Kind

  /// Places what is written.
  package init(_ kind: Kind, at offset: Int = 0, end: Int = 0) {
    self.kind = kind
    self.offset = offset
    self.end = end
  }

  /// The forms of statements.
  package indirect enum Kind: Hashable, Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `return`(Expression?)
    case `if`(IfStatement)
    case `guard`([Condition], Block)
    case `switch`(Expression, [SwitchCase])
    /// A loop over a sequence, with what stands after `where`.
    case `for`(Pattern, Expression, Expression?, Block)
    case `while`([Condition], Block)
    case `repeat`(Block, Expression)
    case `do`(Block, [CatchClause])
    case `throw`(Expression)
    case `defer`(Block)
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
    case labeled(String, Statement)
    /// `#if` and its branches, the last of which may have no condition.
    case conditional([CompilationBranch])
    /// What has no form of its own here, by the parser's name for it.
    case other(String)
  }
}

/// An `if` with what is done otherwise.
package struct IfStatement: Hashable, Sendable {
  /// What must hold, all of it.
  package var conditions: [Condition]
  /// What is done then.
  package var body: Block
  /// What is done otherwise; nil is nothing.
  package var otherwise: Otherwise?

  /// Puts an `if` together.
  package init(_ conditions: [Condition], _ body: Block, otherwise: Otherwise? = nil) {
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
  }

  /// What stands after `else`.
  package indirect enum Otherwise: Hashable, Sendable {
    case block(Block)
    case `if`(IfStatement)
  }
}

/// One of the things that must hold in an `if`, a `guard` or a `while`.
package enum Condition: Hashable, Sendable {
  case expression(Expression)
  /// `let x = y`, which holds where there is a value; without one it is that of the same name.
  case binding(Pattern, WrittenType?, Expression?)
  /// `case` and a pattern.
  case matching(Pattern, Expression)
  /// `#available`, or `#unavailable`, with the major version of iOS that is asked for; 0 where none is named.
  case available(isNegated: Bool, majorVersion: Int)
}

/// A branch of a `switch`.
package struct SwitchCase: Hashable, Sendable {
  /// The patterns with what stands after `where`; none is `default`.
  package var patterns: [CasePattern]
  /// What is done.
  package var body: Block

  /// Puts a branch together.
  package init(_ patterns: [CasePattern], _ body: Block) {
    self.patterns = patterns
    self.body = body
  }
}

/// A pattern of a branch, with what else must hold.
package struct CasePattern: Hashable, Sendable {
  /// What a value must look like.
  package var pattern: Pattern
  /// What stands after `where`; nil is nothing.
  package var condition: Expression?

  /// Names a pattern.
  package init(_ pattern: Pattern, where condition: Expression? = nil) {
    self.pattern = pattern
    self.condition = condition
  }
}

/// What is done about an error.
package struct CatchClause: Hashable, Sendable {
  /// The errors; none is any.
  package var patterns: [CasePattern]
  /// What is done.
  package var body: Block

  /// Puts a clause together.
  package init(_ patterns: [CasePattern], _ body: Block) {
    self.patterns = patterns
    self.body = body
  }
}

/// A branch of `#if`.
package struct CompilationBranch: Hashable, Sendable {
  /// What must hold when the app is built; nil is otherwise.
  package var condition: Expression?
  /// What stands there; of a type its members as declarations.
  package var statements: [Statement]
  /// The modifiers that a branch adds to the expression before it, as calls on nothing.
  package var postfix: Expression?

  /// Puts a branch together.
  package init(_ condition: Expression?, _ statements: [Statement], postfix: Expression? = nil) {
    self.condition = condition
    self.statements = statements
    self.postfix = postfix
  }
}

/// What a value is compared with or taken apart by.
package indirect enum Pattern: Hashable, Sendable {
  case wildcard
  /// A name that the value gets.
  case name(String)
  /// `let` or `var` before a pattern, whose names are new.
  case binding(Pattern)
  case tuple([PatternElement])
  /// A value that it must equal, a case with its payload among them.
  case expression(Expression)
  /// A case of an enumeration, with the patterns of its payload; nil takes any payload.
  case enumCase(WrittenType?, String, [PatternElement]?)
  /// A value that is there.
  case some(Pattern)
  case isType(WrittenType)
  /// A value that can be cast, and the pattern of what it becomes.
  case cast(Pattern, WrittenType)
}

/// A pattern in parentheses.
package struct PatternElement: Hashable, Sendable {
  /// The word before the colon; nil is none.
  package var label: String?
  /// The pattern.
  package var pattern: Pattern

  /// Names a pattern.
  package init(_ label: String? = nil, _ pattern: Pattern) {
    self.label = label
    self.pattern = pattern
  }
}
