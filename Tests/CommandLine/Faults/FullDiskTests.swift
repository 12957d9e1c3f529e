#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Disks that take no more, and folders that may not be written.
  @Suite struct FullDiskTests {
    let command: BuiltCommand

    init() throws { command = try BuiltCommand() }

    /// True where this process may mount a file system for itself alone.
    static let canMount = (try? mount(of: 64, in: TemporaryFolder(), "true"))?.status == 0

    /// Runs a line in a name space of its own, in which the folder `disk` holds so many kilobytes.
    private static func mount(
      of size: Int, in folder: TemporaryFolder, _ line: String
    ) throws -> BuiltCommand.Ending {
      try folder.write(
        """
        set -e
        mkdir -p disk
        mount -t tmpfs -o size=\(size)k none disk
        \(line)
        """, to: "mount.sh")
      let unshare = getuid() == 0 ? "unshare -m" : "unshare -rm"
      return try BuiltCommand().shell("\(unshare) sh mount.sh", in: folder)
    }

    @Test(.enabled(if: canMount, "no file system can be mounted here"), arguments: Work.all)
    func `a full disk ends the command and leaves what was there`(work: Work) throws {
      let folder = try work.folder()
      let before = try folder.contents(of: work.place)
      let ending = try Self.mount(
        of: 16_384, in: folder,
        """
        cp -r Goldens Screens disk
        for place in seen container sheets; do if test -d $place; then cp -r $place disk; fi; done
        cd disk
        # Evidence of an earlier run would make room.
        if test \(work.words[0]) = test; then rm seen/*; fi
        cat /dev/zero > filler 2> /dev/null || true
        code=0
        "$afterimage" \(work.words.joined(separator: " ")) || code=$?
        rm filler
        cd ..
        rm -r \(work.place)
        cp -r disk/\(work.place) \(work.place)
        test -z "$(find disk -name '*.partial')"
        exit $code
        """)
      #expect(ending.status == 74)
      #expect(ending.errors.contains("No space left on device"))
      for (name, bytes) in try folder.contents(of: work.place) {
        #expect(before[name] == bytes, "\(name)")
      }
    }

    @Test func `so does a limit of the size of files`() throws {
      let folder = try TemporaryFolder()
      // Two megabytes: the fonts, which are files in memory, have to be allowed.
      let ending = try command.shell(
        #"ulimit -f 4096; "$afterimage" snapshot "\#(Shipped.greeting)" --sandbox out --texture rgba"#,
        in: folder)
      #expect(ending.status == 74)
      #expect(ending.errors.contains("File too large"))
      #expect(!folder.files.contains { $0.hasSuffix(".ktx") || $0.hasSuffix(".partial") })
    }

    @Test(arguments: ["render", "snapshot"])
    func `a device that takes nothing is told`(word: String) throws {
      let folder = try TemporaryFolder()
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("full.png"), withDestinationPath: "/dev/full")
      let file = try command.run([word, Shipped.greeting, "-o", "full.png"], in: folder)
      #expect(file.status == 74)
      #expect(file.errors.contains("cannot write full.png: No space left on device"))
      let output = try command.shell(
        #""$afterimage" \#(word) "\#(Shipped.greeting)" -o - > /dev/full"#, in: folder)
      #expect(output.status == 74)
      #expect(output.errors.contains("standard output cannot be written"))
    }

    @Test(arguments: Work.all)
    func `a folder without permission ends the command and is left as it is`(work: Work) throws {
      let folder = try work.folder()
      let before = try folder.contents(of: work.place)
      let place = work.place
      // The superuser of a test has to do without the rights that overrule those of a file.
      let user =
        getuid() == 0 ? "setpriv --bounding-set -dac_override,-dac_read_search,-fowner" : ""
      let ending = try command.shell(
        """
        find \(place) -type d -exec chmod 555 {} +
        \(user) "$afterimage" \(work.words.joined(separator: " "))
        code=$?
        find \(place) -type d -exec chmod 755 {} +
        exit $code
        """, in: folder)
      #expect(ending.status == 74)
      #expect(ending.errors.contains("Permission denied"))
      #expect(try folder.contents(of: place) == before)
    }

    @Test func `an input without permission is told`() throws {
      let folder = try TemporaryFolder()
      try folder.write(screenFile(), to: "secret.screen.json")
      let user = getuid() == 0 ? "setpriv --bounding-set -dac_override,-dac_read_search" : ""
      let ending = try command.shell(
        #"chmod 0 secret.screen.json; \#(user) "$afterimage" render secret.screen.json"#, in: folder
      )
      #expect(ending.status == 65)
      #expect(ending.errors.contains("permission denied"))
    }
  }
#endif
