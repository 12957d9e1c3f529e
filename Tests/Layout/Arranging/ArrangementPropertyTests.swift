import AfterimageGraphics
import AfterimageLayout
import AfterimageRandom
import AfterimageScreens
import Testing

/// What holds for every tree of arranged views.
@Suite struct ArrangementPropertyTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `frames of any tree are numbers of a screen's size`(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let layout = try layout(randomView(depth: 5, &random))
      for node in layout.nodes {
        let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        #expect(numbers.allSatisfy { $0.isFinite && $0.magnitude <= 3_000_000 })
        #expect(node.frame.width >= 0 && node.frame.height >= 0)
      }
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `a mirrored tree lies in the mirror`(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let view = randomView(depth: 4, &random)
      let (plain, mirrored) = (
        try layout(view), try layout(view) { $0.layoutDirection = .rightToLeft }
      )
      for (one, other) in zip(plain.nodes, mirrored.nodes) where one.parent != nil {
        #expect(abs(one.frame.minX + other.frame.maxX - 375) < 1e-6)
        #expect(abs(one.frame.minY - other.frame.minY) < 1e-6)
      }
    }
  }

  @Test(arguments: [6] as [UInt64])
  func `a tree is laid out the same each time`(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let view = randomView(depth: 5, &random)
      #expect(try layout(view).nodes == layout(view).nodes)
    }
  }

  @Test func `deep nesting and huge numbers are laid out`() throws {
    var view = text("a", "text")
    for level in 0..<120 {
      view =
        level.isMultiple(of: 2)
        ? hstack {
          view; spacer()
        } : vstack { view }.padding(.all, 1e6)
    }
    let layout = try layout(view)
    #expect(layout.nodes.allSatisfy { $0.frame.width.isFinite })
  }

  private func randomView(depth: Int, _ random: inout SplitMix) -> View {
    guard depth > 0, random.next() % 5 > 0 else { return randomLeaf(&random) }
    let views = (0..<(1 + random.next() % 3)).map { _ in randomView(depth: depth - 1, &random) }
    return View(.arrangement(randomLayout(&random)), subviews: views)
  }

  private func randomLeaf(_ random: inout SplitMix) -> View {
    switch random.next() % 5 {
    case 0: View(.view)
    case 1:
      Label("a few words in a row", size: 20).with(\.numberOfLines, Int(random.next() % 3)).view
    case 2: Stepper().view
    case 3: Arrangement.spacer(.init()).view
    default: Arrangement.divider.view
    }
  }

  private func randomLayout(_ random: inout SplitMix) -> Arrangement {
    let length = Double(random.next() % 300)
    var wide = Arrangement.Frame(height: random.next() % 2 == 0 ? length : nil)
    wide.maxWidth = .infinity
    let layouts: [Arrangement] = [
      .stack(.init(.horizontal)), .stack(.init(.vertical, alignment: .leading)),
      .layers(.init(.top)),
      .overlay(.init()), .background(.init(.trailing)), .frame(.init(width: length)), .frame(wide),
      .padding(.init(.all, length / 10)), .fixedSize(.init()), .offset(.init(x: length)),
      .position(.init(x: length, y: length)), .aspectRatio(.init(1.5)), .layoutPriority(.init(1)),
      .scroll(.init()), .grid(.init()), .gridRow(.init()), .lazyGrid(.init([.init(), .init()])),
      .list(.init()), .safeAreaInset(.init()), .ignoresSafeArea(.init()), .geometryReader, .group,
      .viewThatFits(.init()), .clip(.init(.circle)),
    ]
    return layouts[Int(random.next() % UInt64(layouts.count))]
  }
}
