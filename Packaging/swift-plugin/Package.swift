// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "afterimage-plugin",
  products: [.plugin(name: "Afterimage", targets: ["Afterimage"])],
  targets: [
    .plugin(
      name: "Afterimage",
      capability: .command(
        intent: .custom(
          verb: "afterimage",
          description: "Runs afterimage, which shows what an app leaves behind in the background."),
        permissions: [
          .writeToPackageDirectory(
            reason: "afterimage writes goldens, pictures and reports where its options say.")
        ]))
  ]
)
