import AfterimageGraphics
import AfterimageRendering
import Testing

struct GroupTests {
  @Test func `a faded group fades as one, not each of its drawings`() throws {
    let group = Group(
      [DisplayItem(.fill(box(0, 0, 4, 4), .red)), DisplayItem(.fill(box(2, 0, 4, 4), .blue))],
      opacity: 0.5)
    let bitmap = try picture(8, 4, .group(group))
    #expect(bitmap[0, 0] == 0xFFFF_7F7F)
    #expect(bitmap[3, 0] == bitmap[5, 0])
    #expect(bitmap[7, 0] == 0xFFFF_FFFF)
  }

  @Test func `a group moves its drawings and cuts them where it stands`() throws {
    let group = Group(
      [DisplayItem(.fill(box(0, 0, 10, 10), .red))], offset: Point(x: 3, y: 2),
      clip: box(4, 0, 4, 4))
    #expect(
      try picture(20, 20, .group(group)).ink == Rect(x: 4, y: 2, width: 4, height: 2))
  }

  @Test func `a round clip leaves out the corners`() throws {
    let group = Group(
      [DisplayItem(.fill(box(0, 0, 20, 20), .red))], clip: box(0, 0, 20, 20, radius: 10))
    let bitmap = try picture(20, 20, .group(group))
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(bitmap[10, 0] != 0xFFFF_FFFF)
  }

  @Test func `what follows a group is neither moved nor cut`() throws {
    let group = Group([], offset: Point(x: 5, y: 5), clip: box(0, 0, 1, 1))
    let bitmap = try picture(10, 10, .group(group), .fill(box(2, 2, 3, 3), .red))
    #expect(bitmap.ink == Rect(x: 2, y: 2, width: 3, height: 3))
  }

  @Test func `an opaque cover leaves nothing of what lies beneath`() throws {
    let cover = Drawing.fill(box(0, 0, 40, 40), .blue)
    let bare = try picture(40, 40, scale: 3, cover, line("Seen", x: 2))
    #expect(try picture(40, 40, scale: 3, line("Hidden", x: 0), cover, line("Seen", x: 2)) == bare)
    let grouped = Drawing.group(
      Group([DisplayItem(.fill(box(-9, -9, 80, 80), .blue))], offset: Point(x: 5, y: 5)))
    #expect(
      try picture(40, 40, scale: 3, line("Hidden", x: 0), grouped, line("Seen", x: 2)) == bare)
  }

  @Test(arguments: [
    Drawing.fill(box(0, 0, 40, 39), .blue),
    .fill(box(0, 0, 40, 40, radius: 4), .blue),
    .fill(box(0, 0, 40, 40), Color(hex: 0x0000FF, alpha: 0.9)),
    .group(Group([DisplayItem(.fill(box(0, 0, 40, 40), .blue))], opacity: 0.9)),
    .group(Group([DisplayItem(.fill(box(0, 0, 40, 40), .blue))], offset: Point(x: 0, y: -1))),
    .group(Group([DisplayItem(.fill(box(0, 0, 40, 40), .blue))], clip: box(0, 0, 40, 39))),
  ])
  func `a cover that is not whole shows what lies beneath`(cover: Drawing) throws {
    let red = try picture(40, 40, .fill(box(0, 0, 40, 40), .red), cover)
    #expect(try picture(40, 40, cover) != red)
  }
}
