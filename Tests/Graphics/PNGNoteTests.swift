import AfterimageGraphics
import Testing

/// Notes in files of pictures.
@Suite struct PNGNoteTests {
  private let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0, 1])

  @Test func `a note is read back, and the picture is the same`() throws {
    let file = PNG.encode(try #require(bitmap))
    let noted = PNG.file(file, with: PNG.chunk(ofNote: Array("why".utf8)))
    #expect(PNG.note(in: noted) == Array("why".utf8))
    #expect(try PNG.decode(noted) == PNG.decode(file))
    #expect(PNG.note(in: file) == nil)
  }

  @Test func `a note that is cut or says that it is longer is none`() throws {
    let file = PNG.encode(try #require(bitmap))
    let noted = PNG.file(file, with: PNG.chunk(ofNote: Array("because".utf8)))
    for end in noted.indices { #expect(PNG.note(in: Array(noted[..<end])) == nil) }
    for place in noted.indices.dropFirst(8) {
      var broken = noted
      broken[place] ^= 1
      let note = PNG.note(in: broken)
      #expect(note == nil || note == Array("because".utf8))
    }
  }
}
