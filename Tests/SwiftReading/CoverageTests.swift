import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftSource
import Testing

@Suite struct CoverageTests {
  /// The screen of a view in one file.
  private func shown(_ view: String, in source: String) throws -> SourceScreen {
    let program = try SourceFixtures.program(["Views.swift": "import SwiftUI\n" + source])
    let subject = try #require(SourceSubject(named: view, in: 0, of: program))
    return subject.screen(in: program, Traits(device: .standard))
  }

  @Test func `a statement is understood where nothing of it is left out`() throws {
    let source = """
      struct Card: View {
        var body: some View {
          VStack {
            Text("One").glow()
            Text("Two")
          }
          .padding()
        }
      }
      """
    let coverage = try shown("Card", in: source).coverage
    #expect(coverage.statements == 3)
    #expect(coverage.understood == 2)
    #expect(coverage.lines.map(\.line) == [4, 6])
  }

  @Test func `a modifier behind a closing brace is of the statement that begins before it`() throws
  {
    let source = """
      struct Card: View {
        var body: some View {
          Text("Above")
          VStack {
            Text("One")
          }
          .glow()
        }
      }
      """
    let coverage = try shown("Card", in: source).coverage
    #expect(coverage.lines.map(\.line) == [4, 6])
  }

  @Test(arguments: [
    ".font(Missing.font)", ".foregroundStyle(Missing.ink)", ".padding(Missing.room)",
    ".frame(width: Missing.width)", ".opacity(Missing.alpha)", ".background(Missing.ground)",
    ".rotationEffect(.degrees(20))", ".scaleEffect(0.5)", ".mask(Circle())",
    ".listRowBackground(Color.red)", ".scrollContentBackground(.hidden)",
  ])
  func `what a modifier is given and is not known is told`(modifier: String) throws {
    let source = "struct Card: View { var body: some View { Text(\"One\")\(modifier) } }"
    let shown = try shown("Card", in: source)
    #expect(!shown.remarks.isEmpty)
    #expect(shown.coverage.understood == 0)
  }

  @Test func `a view has the data of the preview that shows it`() throws {
    let source = """
      struct Card: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Card(name: "Ada") }
      }
      """
    let shown = try shown("Card", in: source)
    #expect(shown.remarks.isEmpty)
    #expect(shown.screen?.json.contains("Ada") == true)
  }

  @Test func `a view that asks how much room it has is measured and read again`() throws {
    let source = """
      struct Half: View {
        var body: some View {
          GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
        }
      }
      """
    let program = try SourceFixtures.program(["Views.swift": "import SwiftUI\n" + source])
    let subject = try #require(SourceSubject(named: "Half", in: 0, of: program))
    let shown = subject.screen(
      in: program, Traits(device: .standard),
      measure: { _ in [.root: .init(x: 0, y: 0, width: 120, height: 60)] })
    #expect(shown.remarks.isEmpty)
    #expect(shown.screen?.json.contains("\"width\": 60") == true)
    #expect(shown.screen?.json.contains("geometry_") == false)
  }
}
