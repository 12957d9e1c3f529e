import AfterimageGraphics
import AfterimageRendering
import Testing

struct LimitTests {
  @Test func `a canvas beyond the limit is refused`() {
    let size = Size(width: 5462, height: 10)
    #expect(throws: RenderingError.tooLarge(size, scale: 3, limit: 16_384)) {
      try picture(5462, 10, scale: 3)
    }
    #expect(throws: Never.self) { try picture(16_384, 1) }
  }

  @Test(arguments: [0, -1, .nan, 0.4])
  func `a canvas without pixels is refused`(width: Double) {
    #expect(throws: RenderingError.self) { try picture(width, 10) }
    #expect(throws: RenderingError.self) { try picture(10, 10, scale: width * 0.1) }
  }

  @Test(arguments: [
    (RenderingError.tooLarge(Size(width: 1, height: 2), scale: 3, limit: 4), "more than 4 pixels"),
    (.tooSmall(Size(width: 0, height: 2), scale: 3), "no pixels"),
    (.imageTooLarge(width: 40_000, height: 1, limit: 32_767), "40000 x 1"),
    (.noMemory, "memory"),
    (.fontMissing(face: "Afterimage Neue Bold"), "the face Afterimage Neue Bold"),
    (.refused("invalid matrix"), "invalid matrix"),
  ])
  func `every refusal says what it is about`(error: RenderingError, words: String) {
    #expect(error.description.contains(words))
  }
}
