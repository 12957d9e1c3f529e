// swift-tools-version: 6.2
import Foundation
import PackageDescription

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let c: [CSetting] = [.treatAllWarnings(as: .error)]

/// Where Cairo and Pango lie: a description of our own, or that of Pango, which asks for the flag -pthread.
///
/// SwiftPM prohibits that flag, and warns of it at every command of every package that depends on this one. It takes a
/// path for a description, unless there is a blank in it.
let drawing: String = {
  let own = Context.packageDirectory + "/Sources/CCairo/drawing.pc"
  let isUsual = FileManager.default.fileExists(atPath: "/usr/include/pango-1.0/pango/pango.h")
  return isUsual && !own.contains(" ") ? own : "pangocairo"
}()

/// Makes a Swift target whose folder has the short name and whose module bears the prefix.
func floor(_ folder: String, module: String? = nil, on dependencies: [Target.Dependency]) -> Target
{
  .target(
    name: module ?? "Afterimage" + folder, dependencies: dependencies, path: "Sources/" + folder,
    swiftSettings: swift)
}

/// Makes the test target of a folder.
func tests(
  _ folder: String, of dependencies: [Target.Dependency], excluding fixtures: [String] = []
) -> Target {
  .testTarget(
    name: folder + "Tests", dependencies: dependencies, path: "Tests/" + folder,
    exclude: fixtures, swiftSettings: swift)
}

let package = Package(
  name: "afterimage",
  // Swift's atomics are there since then; its clocks and regular expressions since 13.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Afterimage", targets: ["Afterimage"]),
    .library(name: "AfterimageTesting", targets: ["AfterimageTesting"]),
    .executable(name: "afterimage", targets: ["AfterimageCommand"]),
  ],
  targets: [
    // Ground: what the system ships, and the few kernels in C.
    .systemLibrary(
      name: "CCairo", pkgConfig: drawing,
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "CASTC", cxxSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CBuildIDs", cSettings: c),
    .target(
      name: "CCurl", cSettings: c,
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CFonts", exclude: ["DejaVu", "Inter", "Liberation"], cSettings: c),
    .target(
      name: "CHTTP", cSettings: c,
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "COCR", cSettings: c,
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "CPages", exclude: ["report", "shared", "studio"], cSettings: c),
    .target(name: "CPixels", cSettings: c),
    .target(name: "CSymbols", exclude: ["BootstrapIcons"], cSettings: c),

    // First floor: values that know nothing of screens.
    floor("ConstraintSolver", module: "ConstraintSolver", on: []),
    floor("Random", on: []),
    floor("SwiftTree", on: []),
    floor("Graphics", on: ["CASTC", "CPixels", "CSymbols", "CDeflate", "CJPEG"]),

    // Second floor: what a screen is, and how a display list becomes pixels.
    floor("Screens", on: ["AfterimageGraphics"]),
    floor("Rendering", on: ["AfterimageGraphics", "CCairo", "CFonts", "CPixels"]),

    // Third floor: where everything lies, what is hidden, and when.
    floor("Layout", on: ["AfterimageScreens", "ConstraintSolver"]),
    floor("InterfaceBuilder", on: ["AfterimageScreens", "CExpat"]),
    floor("SwiftEvaluation", on: ["AfterimageSwiftTree"]),
    floor("Masking", on: ["AfterimageScreens"]),
    floor("Lifecycle", on: ["AfterimageMasking"]),
    floor(
      "SwiftSource",
      on: [
        "AfterimageInterfaceBuilder", "AfterimageLifecycle", "AfterimageSwiftEvaluation", "CYAML",
      ]),

    // Fourth floor: the pipeline, and what is made of its pictures.
    floor(
      "Afterimage", module: "Afterimage",
      on: [
        "AfterimageInterfaceBuilder", "AfterimageLayout", "AfterimageRandom", "AfterimageRendering",
        "AfterimageLifecycle",
      ]),
    floor("Attack", on: ["Afterimage", "AfterimageRandom"]),
    floor("Fleet", on: ["Afterimage", "CBuildIDs", "CCairo", "CCurl"]),
    floor("SwiftReading", on: ["AfterimageFleet", "AfterimageSwiftSource"]),
    floor("Audit", on: ["AfterimageAttack", "COCR"]),
    floor("Goldens", on: ["AfterimageAudit", "AfterimageFleet"]),
    floor("Evidence", on: ["AfterimageAudit"]),
    floor("Previews", on: ["AfterimageGoldens", "AfterimageAudit"]),
    floor("Server", on: ["AfterimageGraphics", "CHTTP"]),
    floor(
      "Review",
      on: [
        "AfterimageEvidence", "AfterimageFleet", "AfterimageGoldens", "AfterimageServer", "CPages",
      ]),
    floor(
      "Studio",
      on: [
        "AfterimageInterfaceBuilder", "AfterimagePreviews", "AfterimageReview", "AfterimageServer",
      ]),
    floor("Testing", on: ["AfterimageGoldens", "AfterimageAudit"]),
    floor(
      "CommandLine",
      on: [
        "AfterimageInterfaceBuilder", "AfterimageScreens", "AfterimagePreviews",
        "AfterimageEvidence", "AfterimageFleet", "AfterimageReview", "AfterimageServer",
        "AfterimageStudio", "AfterimageSwiftReading",
      ]),
    .executableTarget(
      name: "AfterimageCommand", dependencies: ["AfterimageCommandLine"], path: "Sources/Command",
      swiftSettings: swift),

    // What drivers of benchmarks know of their own process.
    .target(name: "Measuring", path: "Benchmarks/Measuring", swiftSettings: swift),

    // The solver's workloads, which its tests and its benchmark share.
    .target(
      name: "SolverWorkloads", dependencies: ["ConstraintSolver"],
      path: "Benchmarks/Solver/Workloads", swiftSettings: swift),
    .executableTarget(
      name: "solver-driver", dependencies: ["ConstraintSolver", "Measuring", "SolverWorkloads"],
      path: "Benchmarks/Solver/Driver", swiftSettings: swift),

    // What drawing and pictures cost in a warm process.
    .executableTarget(
      name: "render-driver", dependencies: ["Afterimage", "CPixels", "Measuring"],
      path: "Benchmarks/Rendering/Driver", swiftSettings: swift),

    // How near the pictures come to UIKit's, which its tests and its command share.
    .target(
      name: "UIKitScore", dependencies: ["Afterimage"], path: "Benchmarks/UIKit/Score",
      swiftSettings: swift),
    .executableTarget(
      name: "score-uikit", dependencies: ["UIKitScore"], path: "Benchmarks/UIKit/Driver",
      swiftSettings: swift),

    // How near layouts come to the frames that Interface Builder stored, which its tests and its command share.
    .target(
      name: "InterfaceBuilderScore", dependencies: ["Afterimage"],
      path: "Benchmarks/InterfaceBuilder/Score", swiftSettings: swift),
    .executableTarget(
      name: "layout-corpus", dependencies: ["InterfaceBuilderScore"],
      path: "Benchmarks/InterfaceBuilder/Driver", swiftSettings: swift),
    .executableTarget(
      name: "mutate-documents", dependencies: ["InterfaceBuilderScore", "Measuring"],
      path: "Benchmarks/InterfaceBuilder/Mutations", swiftSettings: swift),

    // Screens of source, for the scores of how near they come.
    .executableTarget(
      name: "screens-of-source", dependencies: ["AfterimageSwiftReading"],
      path: "Benchmarks/Source/Screens", swiftSettings: swift),

    // How near views of SwiftUI that are read from source come to SwiftUI's pictures.
    .executableTarget(
      name: "compare-swiftui", dependencies: ["AfterimageSwiftReading", "UIKitScore"],
      path: "Benchmarks/SwiftUI/Driver", swiftSettings: swift),

    // Whether what is proved of random screens holds, which its tests and its command share.
    .target(
      name: "ProofTrials", dependencies: ["AfterimageAudit", "AfterimageRandom", "TestSupport"],
      path: "Benchmarks/Proofs/Trials", swiftSettings: swift),
    .executableTarget(
      name: "try-proofs", dependencies: ["Measuring", "ProofTrials"],
      path: "Benchmarks/Proofs/Driver", swiftSettings: swift),

    // How long an app's source takes to read.
    .executableTarget(
      name: "source-driver", dependencies: ["AfterimageSwiftReading", "Measuring"],
      path: "Benchmarks/Source/Driver", swiftSettings: swift),

    // What can be read out of masked pictures.
    .executableTarget(
      name: "leakage-driver",
      dependencies: ["AfterimageAttack", "AfterimageAudit", "AfterimageRandom", "Measuring"],
      path: "Benchmarks/Leakage/Driver", swiftSettings: swift),

    // What tests share: seeds, goldens of text and folders; screens and stories.
    .target(
      name: "TestSupport", dependencies: ["AfterimageRandom"], path: "Tests/Support/Ground",
      swiftSettings: swift),
    .target(
      name: "StorySupport", dependencies: ["Afterimage", "TestSupport"],
      path: "Tests/Support/Stories", swiftSettings: swift),

    tests(
      "ConstraintSolver",
      of: ["AfterimageRandom", "ConstraintSolver", "SolverWorkloads", "TestSupport"]),
    tests(
      "Graphics", of: ["AfterimageGraphics", "AfterimageRandom", "TestSupport"],
      excluding: ["LZFSE/make-streams", "LZFSE/streams.tsv"]),
    tests(
      "Screens", of: ["AfterimageScreens", "TestSupport"],
      excluding: [
        "Controllers", "Diagnostics", "Elements", "Presentations", "card-form.screen.json",
      ]),
    tests(
      "InterfaceBuilder", of: ["InterfaceBuilderScore", "TestSupport"],
      excluding: ["Diagnostics", "scores.tsv"]),
    tests("Rendering", of: ["AfterimageRandom", "AfterimageRendering", "TestSupport"]),
    tests("Layout", of: ["AfterimageLayout", "AfterimageRandom"], excluding: ["Screens"]),
    tests("Masking", of: ["AfterimageMasking"]),
    tests(
      "Lifecycle", of: ["AfterimageLifecycle", "AfterimageRandom", "TestSupport"],
      excluding: ["Mistakes", "Timelines"]),
    tests(
      "Afterimage", of: ["StorySupport"], excluding: ["Devices", "ProtectionTimelines", "Screens"]),
    tests(
      "Fleet", of: ["AfterimageFleet", "AfterimageRandom", "TestSupport"],
      excluding: ["cache-server.py"]),
    tests("Goldens", of: ["AfterimageGoldens", "StorySupport"]),
    tests(
      "Audit", of: ["AfterimageAudit", "ProofTrials", "StorySupport"], excluding: ["Explanations"]),
    tests("Attack", of: ["AfterimageAttack", "StorySupport"]),
    tests(
      "Evidence", of: ["AfterimageEvidence", "StorySupport"], excluding: ["Schemas"]),
    tests("Previews", of: ["AfterimagePreviews", "StorySupport"], excluding: ["FilmStrips"]),
    tests("Server", of: ["AfterimageServer"]),
    tests(
      "SwiftReading", of: ["AfterimageAudit", "AfterimageSwiftReading", "TestSupport"],
      excluding: [
        "Apps", "OwnScreens", "Covering", "Leaking", "Open", "Programs", "Protections", "Views",
      ]),
    tests("Review", of: ["AfterimageReview", "TestSupport"]),
    tests("Testing", of: ["AfterimageTesting", "TestSupport"], excluding: ["Goldens"]),
    // What a user's own package has: it sees what is public only.
    .testTarget(
      name: "UserTests", dependencies: ["Afterimage", "AfterimageTesting", "ConstraintSolver"],
      path: "Tests/User",
      exclude: ["Goldens", "Tutorial/Goldens", "card-form.screen.json"], packageAccess: false,
      swiftSettings: swift),
    tests("UIKitScore", of: ["UIKitScore"]),
    tests(
      "CommandLine", of: ["AfterimageCommandLine", "TestSupport"],
      excluding: ["Arguments/Help", "Faults/faults.c", "Help", "Timelines"]),
  ],
  cLanguageStandard: .gnu2x, cxxLanguageStandard: .cxx17
)

// The fuzzers of everything that is read need libFuzzer and a build of their own: `make fuzz`.
if let libFuzzer = Context.environment["AFTERIMAGE_LIBFUZZER"] {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Benchmarks/Fuzzing/CLibFuzzer"),
    .executableTarget(
      name: "fuzz-readers",
      dependencies: ["AfterimageCommandLine", "CDeflate", "CLibFuzzer", "Measuring"],
      path: "Benchmarks/Fuzzing/Readers", swiftSettings: swift,
      linkerSettings: [.unsafeFlags([libFuzzer, "-lstdc++"])]),
  ]
}

extension Target.Dependency {
  /// The name of a target of this package; nil for a product of another.
  fileprivate var target: String? {
    switch self {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    case .productItem: nil
    @unknown default: nil
    }
  }
}

/// The names of all targets that stand below one, from the ground up.
func names(below target: Target, among targets: [Target]) -> [String] {
  target.dependencies.compactMap(\.target).reduce(into: []) { found, name in
    guard let other = targets.first(where: { $0.name == name }) else { return }
    for name in names(below: other, among: targets) + [name] where !found.contains(name) {
      found.append(name)
    }
  }
}

// SwiftPM compiles a target anew where the module of a dependency that it names has changed, and looks no further. A
// module whose own interface stays as it is would so hide that a type below it has grown, and what stands above would
// keep objects of the old size. So each target names all that it stands on.
for target in package.targets {
  target.dependencies = names(below: target, among: package.targets).map { .byName(name: $0) }
}
