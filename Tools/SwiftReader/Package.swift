// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where the toolchain has its parser, as `Scripts/build-reader` finds it; flags that name it are why this is a package of its own.
let host = Context.environment["AFTERIMAGE_SWIFT_HOST"] ?? "/usr/lib/swift/host"

let package = Package(
  name: "afterimage-swift",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "afterimage-swift", targets: ["afterimage-swift"])],
  targets: [
    // The form of trees, that of the main package: `Scripts/build-reader` makes the link.
    .target(name: "AfterimageSwiftTree", path: "Sources/SwiftTree", swiftSettings: swift),
    .executableTarget(
      name: "afterimage-swift", dependencies: ["AfterimageSwiftTree"],
      swiftSettings: swift + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags([
          "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftParserDiagnostics",
          "-lSwiftDiagnostics", "-Xlinker", "-rpath", "-Xlinker", host,
        ])
      ]),
  ]
)
