package import AfterimageLifecycle
import AfterimageScreens

extension Crew {
  /// The PNG files of snapshots, in their order.
  ///
  /// Snapshots that look alike are drawn once, and those of one appearance before those of the other, so that each picture
  /// differs from the one before it only by its strategy.
  package func files(
    of snapshots: [Snapshot], with pipeline: Pipeline,
    deliver: (Int, Result<[UInt8], PipelineError>) throws -> Void
  ) throws {
    let plan = DrawingPlan(snapshots)
    let drawn = plan.drawn
    var files: [Result<[UInt8], PipelineError>] = []
    var next = 0
    try work(on: drawn.count, with: pipeline, pool: pipeline.pool) { piece, pipeline in
      Result { () throws(PipelineError) in
        // A picture that no other follows is better not remembered.
        try drawn.count > 1 ? pipeline.nextPNG(of: drawn[piece]) : pipeline.png(of: drawn[piece])
      }
    } deliver: { _, file in
      files.append(file)
      while next < snapshots.count, plan.places[next] < files.count {
        try deliver(next, files[plan.places[next]])
        next += 1
      }
    }
  }
}

extension Pipeline {
  /// The PNG files of snapshots, in their order, of which those that look alike are drawn once.
  package func files(of snapshots: [Snapshot]) throws(PipelineError) -> [[UInt8]] {
    let plan = DrawingPlan(snapshots)
    var files: [[UInt8]] = []
    for snapshot in plan.drawn { files.append(try nextPNG(of: snapshot)) }
    return plan.places.map { files[$0] }
  }
}

/// A choice of the snapshots to draw, and their order.
private struct DrawingPlan {
  /// The snapshots to draw.
  private(set) var drawn: [Snapshot] = []
  /// For each snapshot the index of the one that looks like it, among those to draw.
  private(set) var places: [Int]

  init(_ snapshots: [Snapshot]) {
    places = Array(repeating: 0, count: snapshots.count)
    let styles = UserInterfaceStyle.allCases
    for style in styles {
      for (index, snapshot) in snapshots.enumerated() where snapshot.userInterfaceStyle == style {
        places[index] = place(of: snapshot)
      }
    }
  }

  private mutating func place(of snapshot: Snapshot) -> Int {
    let known = drawn.firstIndex {
      $0.traits == snapshot.traits && $0.composition == snapshot.composition
    }
    guard let known else {
      drawn.append(snapshot)
      return drawn.count - 1
    }
    return known
  }
}
