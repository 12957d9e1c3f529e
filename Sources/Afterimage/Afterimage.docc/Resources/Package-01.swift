// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "my-app",
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
