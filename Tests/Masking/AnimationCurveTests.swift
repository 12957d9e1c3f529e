import AfterimageMasking
import Testing

struct AnimationCurveTests {
  @Test(arguments: AnimationCurve.allCases)
  func `a curve begins at its beginning and ends at its end`(curve: AnimationCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
  }

  @Test(arguments: AnimationCurve.allCases)
  func `a curve never runs back`(curve: AnimationCurve) {
    let values = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `each curve goes as its name says`() {
    #expect(AnimationCurve.linear.progress(at: 0.25) == 0.25)
    #expect(AnimationCurve.easeIn.progress(at: 0.25) < 0.25)
    #expect(AnimationCurve.easeOut.progress(at: 0.25) > 0.25)
    #expect(abs(AnimationCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(AnimationCurve.easeInOut.progress(at: 0.25) < 0.25)
    // A browser's ease-in-out is the same cubic: 0.1291 at a quarter.
    #expect(abs(AnimationCurve.easeInOut.progress(at: 0.25) - 0.1291) < 1e-4)
  }

  @Test func `a spring has arrived long before its end, and settles within a thousandth`() {
    #expect(AnimationCurve.spring.progress(at: 0.5) > 0.95)
    #expect(abs(AnimationCurve.spring.progress(at: 0.999) - 1) < 0.002)
  }
}
