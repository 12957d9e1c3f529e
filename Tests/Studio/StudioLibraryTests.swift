import AfterimageStudio
import Testing

struct StudioLibraryTests {
  @Test func `a folder without inputs is an empty library`() {
    #expect(StudioLibrary(paths: ["/nowhere"], root: nil).isEmpty == false)
  }
}
