import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// Lines about what has passed, made by somebody who knows how addresses are made.
struct ForgedPassingTests {
  private let suite: PassedSuite

  init() throws {
    suite = try PassedSuite()
    try suite.run()
  }

  /// Gives each remembered line the address of a passing that stands on nothing, and nothing that it stands on.
  private func forge() throws {
    let lines = try suite.folder.text("seen/passed.txt").split(separator: "\n")
    let forged = try lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let cacheKey = try bytes(Digest(of: [1]).hexadecimal[...]) + bytes(fields[1])
      let address = Digest(of: cacheKey + [UInt8](repeating: 0, count: 16)).hexadecimal
      return "\(fields[0])\t\(fields[1])\t\(address)"
    }
    let text = ([String(lines[0])] + forged).map { $0 + "\n" }.joined()
    try suite.folder.write(text, to: "seen/passed.txt")
  }

  private func bytes(_ hexadecimal: Substring) throws -> [UInt8] {
    let digits = Array(hexadecimal)
    return try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(digits[$0...$0 + 1]), radix: 16))
    }
  }

  @Test func `a line that stands on nothing passes nothing`() throws {
    try suite.write(dot: PassedSuite.blue, compression: .fast)
    try forge()
    let outcomes = try suite.outcomes()
    #expect(!outcomes.contains(.unchanged))
    guard case .pictureDiffers = outcomes[1] else {
      Issue.record("a blue dot passes for a red one")
      return
    }
  }
}
