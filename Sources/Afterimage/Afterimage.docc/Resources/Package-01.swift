// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "my-app",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../afterimage")],
  targets: [
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        .product(name: "Afterimage", package: "afterimage"),
        .product(name: "AfterimageTesting", package: "afterimage"),
      ])
  ]
)
