import AfterimageGraphics
import AfterimageScreens
import Foundation
import Testing

/// The files that a screen names.
struct FileTests {
  @Test
  func `the files that a screen names are read below its folder only, symbolic links followed`()
    throws
  {
    try withFolder { folder in
      let files = ScreenFiles.beside("\(folder)/inner/a.screen.json")
      #expect(files.read("here.txt") == .success(Array("here".utf8)))
      #expect(files.read("\(folder)/inner/here.txt") == .success(Array("here".utf8)))
      #expect(files.read("../inner/here.txt") == .success(Array("here".utf8)))
      let outside = Result<[UInt8], FileFailure>.failure(.outside(folder: "\(folder)/inner"))
      #expect(files.read("../secret.txt") == outside)
      #expect(files.read("link.txt") == outside)
      #expect(files.read("/etc/passwd") == outside)
      #expect(files.read("/dev/zero") == outside)
      let widened = ScreenFiles.beside("\(folder)/inner/a.screen.json", root: folder)
      #expect(widened.read("../secret.txt") == .success(Array("secret".utf8)))
      #expect(widened.read("link.txt") == .success(Array("secret".utf8)))
    }
  }

  @Test func `the files that a screen names are regular files, and there`() throws {
    try withFolder { folder in
      let files = ScreenFiles.beside("\(folder)/a.screen.json")
      #expect(files.read("inner") == .failure(.isFolder))
      #expect(files.read("none.txt") == .failure(.missing))
      #expect(files.read("secret.txt/none") == .failure(.missing))
      #expect(files.read("secret.txt\0.png") == .failure(.missing))
      #expect(
        files.read("loop.txt") == .failure(.unreadable("its symbolic links go in a circle")))
      #expect(readFile(at: "/dev/null") == .failure(.unreadable("it is not a regular file")))
      #expect(readFile(at: "\(folder)/secret.txt", limit: 5) == .failure(.tooLarge(limit: 5)))
      #expect(readFile(at: "\(folder)/secret.txt", limit: 6) == .success(Array("secret".utf8)))
      #expect(readFile(at: "\(folder)/empty.txt") == .success([]))
    }
  }

  @Test func `the files that a screen names become images whose scale their name tells`() throws {
    let screen = try Fixtures.screen("Elements/imageView.screen.json")
    guard case .imageView(let view) = screen.root.element else { return #expect(Bool(false)) }
    guard case .bitmap(let image) = view.image else { return #expect(Bool(false)) }
    #expect(image.scale == 2 && image.size.width == 2 && image.size.height == 1)
    #expect(image.bitmap[1, 0] == 0xFFFF_0000 && image.bitmap[0, 0] == 0xFF00_00FF)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString).path
    try manager.createDirectory(atPath: "\(folder)/inner", withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    for (path, text) in [("secret.txt", "secret"), ("empty.txt", ""), ("inner/here.txt", "here")] {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(path)"))
    }
    try manager.createSymbolicLink(
      atPath: "\(folder)/inner/link.txt", withDestinationPath: "../secret.txt")
    try manager.createSymbolicLink(
      atPath: "\(folder)/loop.txt", withDestinationPath: "loop.txt")
    try body(folder)
  }
}
