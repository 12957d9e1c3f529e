#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the README says that an installed command needs.
  @Suite struct RuntimePackageTests {
    private static let canAsk = FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query")
    private static let readme =
      URL(filePath: Shipped.folder).deletingLastPathComponent().appending(path: "README.md")

    /// The names in a list of packages as Debian writes it, all alternatives among them.
    private static func names(in list: Substring) -> [String] {
      list.split { ",|".contains($0) }.compactMap {
        $0.split { " (:".contains($0) }.first.map(String.init)
      }
    }

    /// The packages that README names, and all that come with them.
    private func packages(asking shell: (String) throws -> [Substring]) throws -> Set<String> {
      let line = try String(contentsOf: Self.readme, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("    apt-get install --no-install-recommends ") }
      var wanted = try #require(line).split(separator: " ").dropFirst(3).map(String.init)
      var needs: [String: [String]] = [:]
      for row in try shell(
        "dpkg-query -W -f '${Package}\\t${Provides}\\t${Depends},${Pre-Depends}\\n'")
      {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
        for name in [String(fields[0])] + Self.names(in: fields[1]) {
          needs[name, default: []] += Self.names(in: fields[2]) + [String(fields[0])]
        }
      }
      for name in wanted { #expect(needs[name] != nil, "\(name) is no package here") }
      var found: Set<String> = []
      while let name = wanted.popLast() {
        if found.insert(name).inserted { wanted += needs[name] ?? [] }
      }
      return found
    }

    @Test(.enabled(if: canAsk, "there are no Debian packages here"))
    func `the packages of the README bring every library but Swift's and that of C++`() throws {
      let folder = try TemporaryFolder()
      let command = try BuiltCommand()
      let shell = { (line: String) in
        let ending = try BuiltCommand(URL(filePath: "/bin/sh")).run(
          ["-c", line],
          environment: ["PATH": "/usr/bin:/bin", "afterimage": command.executable.path], in: folder)
        return String(decoding: ending.output, as: UTF8.self).split(separator: "\n")
      }
      let known = try packages(asking: shell)
      let libraries = try shell(
        """
        ldd "$afterimage" | while read name arrow path rest; do
          case $name in libswift*|libstdc++*|libc.so*|libm.so*|libgcc_s*|libdispatch*|libBlocks*) ;;
          *) case $path in /*)
            { dpkg-query -S "$(realpath "$path")" || dpkg-query -S "$path" || echo "nobody: $path"
            } 2> /dev/null | sed 's/:.*//' ;; esac ;;
          esac
        done
        """)
      #expect(libraries.count > 10)
      for package in libraries { #expect(known.contains(String(package)), "\(package)") }
    }
  }
#endif
