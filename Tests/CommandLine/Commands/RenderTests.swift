import AfterimageCommandLine
import AfterimageGraphics
import TestSupport
import Testing

@Suite struct RenderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a render of the card form has the pixels of the device`() throws {
    let run = afterimage(
      "render", Shipped.cardForm, "--device", "iphone-15-pro", "-o", folder.path("a.png"))
    #expect(run.code == .asExpected)
    #expect(run.output == folder.path("a.png") + "\n")
    #expect(run.errors == "")
    let picture = try folder.picture("a.png")
    #expect((picture.width, picture.height) == (1179, 2556))
    #expect(folder.files == ["a.png"])
  }

  @Test func `a dash puts the picture on the standard output and nothing else`() throws {
    let run = afterimage("render", Shipped.greeting, "--scale", "1", "-o", "-")
    #expect(run.code == .asExpected)
    #expect(run.errors == "")
    let picture = try PNG.decode(run.outputBytes)
    #expect((picture.width, picture.height) == (393, 852))
  }

  @Test func `a picture is not written to a terminal`() {
    let run = afterimage(["render", Shipped.greeting, "-o", "-"], isTerminal: true)
    #expect(run.code == .usage)
    #expect(run.outputBytes == [])
    #expect(run.errors.contains("-o"))
  }

  @Test(arguments: [
    (["--scale", "1"], 393, 852), (["--scale", "0.5"], 197, 426),
    (["--device", "iphone-se"], 640, 1136), (["--orientation", "landscape"], 2556, 1179),
    (["--device", "ipad-pro-11", "--orientation", "landscape", "--scale", "1"], 1194, 834),
  ])
  func `device, scale and orientation decide the size`(
    options: [String], width: Int, height: Int
  ) throws {
    let run = afterimage(["render", Shipped.greeting, "-o", "-"] + options)
    #expect(run.code == .asExpected)
    let picture = try PNG.decode(run.outputBytes)
    #expect((picture.width, picture.height) == (width, height))
  }

  @Test(arguments: [
    ["--appearance", "dark"], ["--direction", "rtl"], ["--locale", "ar"],
    ["--text-size", "accessibilityLarge"], ["--orientation", "landscape"],
  ])
  func `each circumstance changes the picture`(options: [String]) {
    let plain = ["render", Shipped.cardForm, "--scale", "1", "-o", "-"]
    let run = afterimage(plain + options)
    #expect(run.code == .asExpected)
    #expect(run.outputBytes != afterimage(plain).outputBytes)
  }

  @Test(arguments: ["ar", "he", "fa-IR", "ur_PK"])
  func `a language that runs from right to left is the same as the direction`(language: String) {
    let plain = ["render", Shipped.cardForm, "--scale", "1", "-o", "-"]
    let byLanguage = afterimage(plain + ["--locale", language])
    let byDirection = afterimage(plain + ["--direction", "rtl"])
    #expect(byLanguage.outputBytes == byDirection.outputBytes)
  }

  @Test func `a direction has the last word over a language`() {
    let plain = ["render", Shipped.cardForm, "--scale", "1", "-o", "-"]
    let run = afterimage(plain + ["--locale", "ar", "--direction", "ltr"])
    #expect(run.outputBytes == afterimage(plain).outputBytes)
  }

  @Test func `a render replaces an older picture and leaves nothing beside it`() throws {
    let path = try folder.write("old", to: "a.png")
    #expect(
      afterimage("render", Shipped.greeting, "--scale", "1", "-o", path).code == .asExpected)
    #expect(try folder.picture("a.png").width == 393)
    #expect(folder.files == ["a.png"])
  }

  @Test(arguments: ["svg", "pdf"])
  func `the status bar and the display's corners are in documents, too`(ending: String) throws {
    let names = ["plain", "framed"].map { folder.path("\($0).\(ending)") }
    for (path, more) in zip(names, [[], ["--chrome"]]) {
      let run = afterimage(["render", Shipped.cardForm, "-o", path] + more)
      #expect(run.code == .asExpected)
    }
    let plain = try folder.bytes("plain.\(ending)")
    #expect(try folder.bytes("framed.\(ending)").count > plain.count)
  }

  @Test(arguments: ["a.jpg", "a.jpeg", "a.PNG.bak", "a.ktx"])
  func `a picture is not written under the name of another form`(name: String) {
    let run = afterimage("render", Shipped.greeting, "-o", folder.path(name))
    #expect(run.code == .usage)
    for ending in [".png", ".pdf", ".svg"] { #expect(run.errors.contains(ending)) }
    let several = afterimage(
      "render", Shipped.greeting, Shipped.cardForm, "-o", folder.path("b.jpg"))
    #expect(several.code == .usage)
    #expect(folder.files == [])
  }

  @Test func `the case of an ending does not matter, nor do points in the names of folders`() throws
  {
    let path = folder.path("a.PNG")
    #expect(afterimage("render", Shipped.greeting, "--scale", "1", "-o", path).code == .asExpected)
    let pictures = folder.path("pictures.2/")
    #expect(
      afterimage("render", Shipped.greeting, "--scale", "1", "-o", pictures).code == .asExpected)
    #expect(folder.files == ["a.PNG", "pictures.2/greeting.png"])
  }

  @Test func `a scenario is wrong usage that names the right command`() {
    let run = afterimage(
      "render", Shipped.scenario("hidden-fields.intended"), "-o", folder.path("a.png"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("afterimage snapshot"))
    #expect(folder.files == [])
  }

  /// Work that grows with the square of the views would take many minutes here; under the address sanitizer it takes 38 seconds with the machine to itself.
  @Test(.timeLimit(.minutes(Sanitizer.watches ? 5 : 1)))
  func `a screen of as many views as there may be is drawn`() throws {
    let views = Array(repeating: #"{"type":"view"}"#, count: 99_999).joined(separator: ",")
    let path = try folder.write(screenFile(subviews: views), to: "many.screen.json")
    let run = afterimage("render", path, "--scale", "1", "-o", folder.path("many.png"))
    #expect(run.code == .asExpected)
    // Each is open in four ways, of which the first hundred are listed.
    #expect(run.errors.hasSuffix(": 399896 more of the kind\n"))
    #expect(run.errors.utf8.count < 50_000)
  }
}
