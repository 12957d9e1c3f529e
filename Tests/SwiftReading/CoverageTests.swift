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
    ".rotationEffect(.degrees(20))", ".scaleEffect(0.5)", ".mask(Text(\"ONE\"))",
    ".listRowBackground(Missing.ground)", ".zIndex(1)", ".kerning(3)", ".fontDesign(.serif)",
    ".opacity(Missing.isShown ? 0 : 1)", ".redacted(reason: Missing.reason)",
    ".sheet(isPresented: .constant(true)) { Text(\"Two\") }",
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

  @Test func `the code of a layout of the program's own is run with the sizes of its views`() throws
  {
    let source = """
      struct Flow: Layout {
        let spacing: CGFloat

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          var size = CGSize.zero
          for view in subviews {
            let own = view.sizeThatFits(.unspecified)
            size.width = max(size.width, own.width)
            size.height += own.height + spacing
          }
          size.height -= spacing
          return CGSize(width: min(size.width, proposal.width ?? .infinity), height: size.height)
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var position = bounds.origin
          for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            subviews[index].place(
              at: CGPoint(x: bounds.maxX, y: position.y), anchor: .topTrailing,
              proposal: .init(size))
            position.y += size.height + spacing
          }
        }
      }
      struct Tags: View {
        var body: some View {
          Flow(spacing: 4) {
            Text("one")
            Text("two")
          }
        }
      }
      """
    let program = try SourceFixtures.program(["Views.swift": "import SwiftUI\n" + source])
    let subject = try #require(SourceSubject(named: "Tags", in: 0, of: program))
    let shown = subject.screen(
      in: program, Traits(device: .standard),
      measure: { screen in
        let isView = screen.json.contains("\"name\": \"measured\"")
        let path = isView ? ViewPath.root.child(0).child(0).child(0) : .root
        return [path: .init(x: 0, y: 0, width: isView ? 40 : 120, height: 20)]
      })
    #expect(shown.remarks.isEmpty)
    let json = try #require(shown.screen).json
    for line in [
      "\"width\": 40,\n      \"height\": 44", "\"type\": \"offset\",\n              \"y\": 24",
    ] {
      #expect(json.contains(line), "\(line) in \(json)")
    }
    #expect(!json.contains("\"type\": \"stack\""))
  }

  @Test func `a path of properties is called as the function that reads them`() throws {
    let source = """
      struct Names {
        private let name: (URL) -> String
        init(name: @escaping (URL) -> String = \\.lastPathComponent) { self.name = name }
        func text(_ url: URL) -> String { self.name(url) }
      }
      struct File: View {
        var body: some View { Text(Names().text(URL(string: "https://example.com/a/b.png")!)) }
      }
      """
    let shown = try shown("File", in: source)
    #expect(shown.remarks.isEmpty)
    #expect(shown.screen?.json.contains("\"b.png\"") == true)
  }

  @Test func `a case that is put into a list is matched by its name`() throws {
    let source = """
      struct Mixed: View {
        enum Item: Hashable { case word(String), gap }
        private let items: [Item]
        init(_ words: [String]) {
          var items: [Item] = []
          for word in words { items.append(.word(word)) }
          self.items = items
        }
        var body: some View {
          ForEach(items, id: \\.self) { item in
            switch item {
            case .word(let word): Text(word)
            case .gap: Spacer()
            }
          }
        }
      }
      struct Shown: View { var body: some View { Mixed(["a", #"b\\#u{20}c\\d"#]) } }
      """
    let shown = try shown("Shown", in: source)
    #expect(shown.remarks.isEmpty)
    #expect(shown.screen?.json.contains(#""b c\\d""#) == true)
    #expect(shown.screen?.json.contains("spacer") == false)
  }
}
