import AfterimageGraphics
import Testing
import UIKitScore

@Suite struct PieceMatchTests {
  private let box = Rect(x: 100, y: 100, width: 50, height: 20)

  @Test func `a piece holds while no edge is off by more than a point`() {
    let near = match([box], with: [Rect(x: 101, y: 100, width: 50, height: 19)], within: 1)
    #expect(near.map(\.holds) == [true])
    let off = match([box], with: [Rect(x: 100, y: 100, width: 51.4, height: 20)], within: 1)
    #expect(off.map(\.holds) == [false])
  }

  @Test func `a piece has to lie as near as is asked for`() {
    let near = Rect(x: 100.5, y: 100, width: 50, height: 20)
    #expect(match([box], with: [near], within: 0.5).map(\.holds) == [true])
    let off = Rect(x: 100.7, y: 100, width: 50, height: 20)
    #expect(match([box], with: [off], within: 0.5).map(\.holds) == [false])
    #expect(match([box], with: [box], within: 0).map(\.holds) == [true])
    #expect(match([box], with: [near], within: 0).map(\.holds) == [false])
  }

  @Test func `a piece that only one picture has counts against us, whichever has it`() {
    #expect(match([box], with: [], within: 1).map(\.holds) == [false])
    #expect(match([], with: [box], within: 1).map(\.holds) == [false])
  }

  @Test func `the nearest pieces are pairs, and those far apart are none`() {
    let next = Rect(x: 104, y: 100, width: 50, height: 20)
    let far = Rect(x: 300, y: 300, width: 50, height: 20)
    let matches = match([box, far], with: [next, box], within: 1)
    #expect(matches.map(\.distance) == [0, nil, nil])
  }
}
