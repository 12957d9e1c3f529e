import Foundation
import TestSupport
import Testing

/// The same screen gives the same bytes whatever surrounds the process.
@Suite struct SurroundingsTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
  }

  private static let words = ["render", Shipped.cardForm, "-o", "-"]
  private static let plain = Result { try plainPicture() }

  private static func plainPicture() throws -> Data {
    try BuiltCommand().run(words, in: TemporaryFolder()).output
  }

  private func expectSamePicture(_ ending: BuiltCommand.Ending) throws {
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    #expect(ending.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try ending.output == Self.plain.get())
  }

  @Test(arguments: [
    ["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8"], ["LC_ALL": "C"], ["LANGUAGE": "tr:ja"],
    ["LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], ["TZ": "Asia/Kathmandu"],
    ["HOME": "/nonexistent"], ["HB_SHAPER_LIST": "fallback"],
    ["HB_OPTIONS": "uniscribe-bug-compatible"],
    ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0"],
    ["PIXMAN_DISABLE": "sse2 mmx fast"], ["PIXMAN_DISABLE": "sse2 ssse3 mmx fast wholeops"],
    ["PANGO_LANGUAGE": "ar:ja", "PANGOCAIRO_BACKEND": "fc"], ["FC_LANG": "ar", "FC_DEBUG": "1"],
    ["CAIRO_DEBUG": "1"],
  ])
  func `an environment does not change a byte`(environment: [String: String]) throws {
    try expectSamePicture(command.run(Self.words, environment: environment, in: folder))
  }

  @Test func `the fonts of a user do not change a byte`() throws {
    let configuration = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <dir>/usr/share/fonts</dir>
        <match target="pattern">
          <edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
        </match>
        <match target="font">
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
          <edit name="antialias" mode="assign"><bool>false</bool></edit>
          <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        </match>
      </fontconfig>
      """
    let file = try folder.write(configuration, to: "home/.config/fontconfig/fonts.conf")
    try folder.write(configuration, to: "home/.fonts.conf")
    let home = folder.path("home")
    try expectSamePicture(
      command.run(
        Self.words,
        environment: [
          "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "FONTCONFIG_FILE": file,
          "FONTCONFIG_PATH": home + "/.config/fontconfig",
        ], in: folder))
  }

  @Test func `a copy of the executable finds its fonts wherever it lies`() throws {
    let copy = URL(filePath: folder.path("copy/under another name"))
    try folder.write("", to: "copy/note")
    try FileManager.default.copyItem(at: command.executable, to: copy)
    try expectSamePicture(BuiltCommand(copy).run(Self.words, in: folder))
  }

  @Test func `a path relative to another current folder gives the same picture`() throws {
    let other = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Shipped.cardForm, toPath: other.path("card-form.screen.json"))
    try expectSamePicture(command.run(["render", "card-form.screen.json", "-o", "-"], in: other))
  }

  @Test func `masked pictures are the same in another environment, too`() throws {
    let words = ["snapshot", Shipped.cardForm, "--strategy", "blur", "-o", "-"]
    let plain = try command.run(words, in: folder)
    #expect(plain.status == 0)
    let other = try command.run(
      words, environment: ["PIXMAN_DISABLE": "sse2 mmx fast", "LC_ALL": "ar_EG.UTF-8"], in: folder)
    #expect(plain.output == other.output)
  }
}
