import AfterimageSwiftTree
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Makes a tree of ours from the parser's, and leaves out what has no meaning for a screen.
struct Conversion {
  /// How strongly the operators of the file bind, its own among them.
  var operators = Operators()

  /// The tree of a file's bytes.
  static func file(of bytes: UnsafeBufferPointer<UInt8>) -> SwiftFile {
    let source = Parser.parse(source: bytes)
    var conversion = Conversion()
    conversion.operators.learn(from: source)
    return SwiftFile(
      statements: conversion.statements(source.statements),
      mistakes: source.hasError ? mistakes(in: source) : [])
  }

  /// What the parser says of the first places that are not Swift.
  private static func mistakes(in source: SourceFileSyntax) -> [SyntaxMistake] {
    ParseDiagnosticsGenerator.diagnostics(for: source).filter { !isHarmless($0.message) }
      .prefix(8).map { SyntaxMistake(offset: $0.position.utf8Offset, message: $0.message) }
  }

  /// True for what earlier compilers took, and what changes nothing of the tree.
  private static func isHarmless(_ message: String) -> Bool {
    message.hasPrefix("extraneous whitespace")
  }
}

extension SyntaxProtocol {
  /// The number of bytes before the first letter of it in the file.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The number of bytes before its end, without what follows on the line.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The parser's name for the kind of node.
  var kindName: String { "\(kind)" }
}
