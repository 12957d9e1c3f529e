import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import AfterimageSwiftTree
import Foundation
import Testing

/// Code of an app's delegate that nobody writes but to do harm: reading it ends, soon and in little memory, and what is not followed is told.
@Suite struct HostileAppTests {
  @Test(arguments: Doubling.all)
  func `what doubles again and again is not known any more`(_ doubling: Doubling) throws {
    let steps = String(repeating: doubling.step + "; ", count: 80)
    let program = try program("var s: Any = \(doubling.first); \(steps) \(doubling.use)")
    let reading = ProtectionReading(program)
    if doubling.isTold { #expect(!reading.gaps.isEmpty) }
  }

  @Test(arguments: [
    "for i in 0..<1_000_000_000 { count += i }",
    "while true { count += 1 }",
    "while a() { while b() { while c() { count += 1; if d() { break } } } }",
    "repeat { for a in list { for b in a { for c in b { if c.x { hide() } } } } } while more()",
    "f(0)", "g()", "e = 1", "let a: P = P(); A().f(); R.x.y()", "print(B().b, C.c, d1)",
  ])
  func `recursion, loops and circles end`(_ code: String) throws {
    let program = try program(code + "\nhide()", others: Self.circles)
    _ = ProtectionReading(program)
  }

  @Test(arguments: Self.depths)
  func `what goes on deeper than anybody follows is told`(_ code: String) throws {
    let reading = ProtectionReading(try program("var s = x\n" + code + "\nhide()"))
    #expect(reading.gaps.contains { $0.what == "more code than was followed" })
  }

  @Test(arguments: [".a()", " + x", " || x()"])
  func `a file whose code lies too deep in other code is told, and the others are read`(
    link: String
  ) throws {
    let chain = "let a = x" + String(repeating: link, count: 20_000) + "\n"
    let read = try Reader.read(["deep.swift": chain, "other.swift": "let b = 1\n"])
    #expect(read.files.map(\.path) == ["other.swift"])
    #expect(read.problems.map(\.line.path) == ["deep.swift"])
  }

  @Test(arguments: ["drawn-covers", "observed-lock", "nested-views", "scene-phase"])
  func `whatever the bytes of a tree say, reading it as an app ends`(name: String) throws {
    let url = try #require(
      SourceFixtures.files(in: "Protections").first { $0.lastPathComponent == "\(name).swift" })
    let bytes = TreeWriter.bytes(of: try SourceFixtures.program(url).files[0].tree)
    var state: UInt64 = 1
    for _ in 0..<150 {
      var changed = bytes
      for _ in 0..<2 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      guard let tree = TreeReader.file(from: changed, thoroughly: true) else { continue }
      let program = SourceProgram([ProgramFile(path: "a.swift", source: [], tree: tree)])
      _ = ProtectionReading(program)
      for subject in SourceSubject.all(in: 0, of: program).prefix(2) {
        _ = subject.screen(in: program, Traits(device: .standard))
      }
    }
  }

  /// Code that goes on where code has gone on.
  private static let depths: [String] = {
    let numbers = 0..<700
    let otherwise = numbers.map { number in "if x\(number)() { count += 1 }" }
    let left = numbers.map { number in "guard x\(number)() else { hide(); return }" }
    let cases = numbers.map { number in "case .a\(number): count += \(number)" }
    let terms = numbers.map { number in "x\(number)" }
    let calls = [String](repeating: "s = f2(s)", count: 1_500)
    return [
      otherwise.joined(separator: "\nelse "), left.joined(separator: "\n"),
      "switch x() {\n" + cases.joined(separator: "\n") + "\ndefault: break }",
      "s = " + terms.joined(separator: " + "), calls.joined(separator: "\n"),
    ]
  }()

  /// A program whose delegate does something as the app resigns its activity.
  private func program(_ code: String, others: String = "") throws -> SourceProgram {
    try SourceFixtures.program([
      "AppDelegate.swift": """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var count = 0
        var e: Int = 0 { didSet { h = e + 1 } }
        var h: Int = 0 { didSet { e = h + 1 } }
        func hide() { window?.isHidden = true }
        func f(_ n: Int) { if a() { f(n + 1) }; k(n); hide() }
        func k(_ n: Int) { f(n); if b() { f(n) }; k(n) }
        func g() { g() }
        func applicationWillResignActive(_ application: UIApplication) {
          \(code)
        }
      }
      \(others)
      """
    ])
  }

  /// Declarations that stand for each other, come from each other, and ask for each other.
  private static let circles = """
    protocol K: L {}
    protocol L: K {}
    extension K { func f() { g() } }
    extension L { func g() { f() } }
    class A: Z {}
    class Z: A, K { override init() { super.init() } }
    typealias P = Q
    typealias Q = P
    typealias R = R
    struct B { var b: B = B() }
    class C { static let c = C.c; var own = C() }
    let d1 = d2
    let d2 = d1
    """
}

/// A step that makes a value twice as large.
struct Doubling: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The first value.
  let first: String
  /// What doubles it.
  let step: String
  /// What is done with it in the end.
  var use = "window?.isHidden = s"
  /// False where what it comes to decides about nothing.
  var isTold = true

  static let all = [
    Doubling(testDescription: "a text", first: "\"a\"", step: "s = s + s"),
    Doubling(testDescription: "a text in itself", first: "\"a\"", step: #"s = "\(s)\(s)""#),
    Doubling(testDescription: "a text that grows", first: "\"a\"", step: "s += s"),
    Doubling(testDescription: "a list", first: "[1]", step: "s = s + s"),
    Doubling(testDescription: "a pair", first: "1", step: "s = (s, s)"),
    Doubling(testDescription: "a list of two", first: "1", step: "s = [s, s]"),
    Doubling(testDescription: "a call", first: "x", step: "s = f2(s, s)"),
    Doubling(testDescription: "a choice", first: "x()", step: "s = y() ? f2(s, 1) : f2(s, 2)"),
    Doubling(
      testDescription: "a condition", first: "x()", step: "s = (s && y()) || (s && z())",
      use: "if s { hide() } else { window?.alpha = 0 }"),
  ]
}
