import AfterimagePreviews
import Testing

@Suite struct SheetNameTests {
  private func names(_ subjects: (String, String)...) -> [String] {
    SheetSubject.sheetNames(of: subjects.map { SheetSubject(name: $0, path: $1) })
  }

  @Test func `names that differ stay as they are`() {
    #expect(
      names(("a", "x/a.screen.json"), ("b", "y/b.screen.json")) == ["a", "b"])
  }

  @Test func `equal names are told apart by kind, by folder, by both, or by number`() {
    #expect(
      names(("a", "x/a.screen.json"), ("A", "x/a.scenario.json")) == ["a.screen", "A.scenario"])
    #expect(
      names(("a", "x/1/a.screen.json"), ("a", "y/1/a.screen.json")) == ["x.1.a", "y.1.a"])
    #expect(
      names(
        ("a", "x/a.screen.json"), ("a", "x/a.scenario.json"), ("a", "y/a.screen.json"))
        == ["x.a.screen", "x.a.scenario", "y.a.screen"])
    #expect(
      names(("a", "b.screen.json"), ("a", "c.screen.json"), ("A", "d.screen.json"))
        == ["a", "a-2", "A-3"])
    #expect(
      names(("M.S", "en.lproj/M.storyboard#S"), ("M.S", "de.lproj/M.storyboard#S"))
        == ["en.lproj.M.S", "de.lproj.M.S"])
  }

  @Test func `a longer name takes nobody else's place`() {
    #expect(
      names(("a", "x/a.screen.json"), ("a", "y/a.screen.json"), ("x.a", "x.a.screen.json"))
        == ["x.a", "y.a", "x.a-2"])
  }

  @Test func `no sheet stands where a folder of pictures or the page does`() {
    #expect(
      names(("a.png", "1"), ("a", "2"), ("index.html", "3")) == ["a.png", "a-2", "index.html-2"])
  }

  @Test func `names are characters of files whatever the folders are called`() {
    #expect(
      names(("a", "/ü <b>/a.xib"), ("a", "../../y/a.xib")) == ["---b-.a", "y.a"])
  }
}
