import AfterimageGraphics
import AfterimageScreens

/// Views one after the other in columns or rows of given extents.
extension Arranger {
  private struct Track {
    var length: Double
    var spacing: Double
    var alignment: Arrangement.Alignment
  }

  /// The tracks of a grid in the room across it: fixed ones first, the others share the rest.
  private func tracks(of grid: Arrangement.LazyGrid, in room: Double?) -> [Track] {
    let gaps = grid.tracks.dropLast().map { $0.spacing ?? Self.defaultSpacing }.reduce(0, +)
    let fixed = grid.tracks.filter { $0.size == .fixed }
    let whole = room ?? Self.defaultLength * Double(max(1, grid.tracks.count)) + gaps
    var rest = max(0, whole - gaps - fixed.map(\.minimum).reduce(0, +))
    var count = grid.tracks.count - fixed.count
    return grid.tracks.flatMap { track -> [Track] in
      let spacing = track.spacing ?? Self.defaultSpacing
      let alignment = track.alignment ?? .center
      guard track.size != .fixed else {
        return [Track(length: track.minimum, spacing: spacing, alignment: alignment)]
      }
      let share = rest / Double(max(1, count))
      let lengths = lengths(of: track, in: share, spacing)
      count -= 1
      rest = max(0, rest - lengths.reduce(0, +) - spacing * Double(lengths.count - 1))
      return lengths.map { Track(length: $0, spacing: spacing, alignment: alignment) }
    }
  }

  /// One extent within the bounds, or as many as fit with distances between them.
  private func lengths(
    of track: Arrangement.Track, in share: Double, _ spacing: Double
  ) -> [Double] {
    guard track.size == .adaptive else {
      return [max(track.minimum, min(share, track.maximum))]
    }
    let step = track.minimum + spacing
    let fitting = step > 0 && share.isFinite ? ((share + spacing) / step + 1e-9).rounded(.down) : 1
    let count = max(1, min(fitting, 1000))
    let each = (share - spacing * (count - 1)) / count
    return Array(
      repeating: max(track.minimum, min(each, track.maximum)), count: Int(count))
  }

  private func starts(of tracks: [Track]) -> [Double] {
    var place = 0.0
    return tracks.map { track in
      defer { place += track.length + track.spacing }
      return place
    }
  }

  /// The views in rows across the tracks, each row as high as its highest view.
  mutating func lazyGridPlan(
    _ grid: Arrangement.LazyGrid, _ children: [Int], in offer: Proposal
  ) -> GridPlan {
    let axis = grid.axis.axis
    let tracks = tracks(of: grid, in: offer[axis.across])
    guard !tracks.isEmpty else { return GridPlan() }
    let starts = starts(of: tracks)
    let extent = (starts.last ?? 0) + (tracks.last?.length ?? 0)
    let room = offer[axis.across].map { max($0, extent) } ?? extent
    let guide = ArrangedGuide.place(of: grid.alignment, along: axis.across)
    let indent =
      guide.place(in: Size(0, along: axis, across: room))
      - guide.place(in: Size(0, along: axis, across: extent))
    var plan = GridPlan()
    var place = 0.0
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      if first > 0 { place += grid.spacing ?? Self.defaultSpacing }
      let row = Array(children[first..<min(children.count, first + tracks.count)])
      let asked = row.indices.map { Proposal(nil, along: axis, across: tracks[$0].length) }
      let length = row.indices.map { size(of: row[$0], in: asked[$0])[axis] }.max() ?? 0
      for index in row.indices {
        let cell = Size(length, along: axis, across: tracks[index].length)
        plan.cells += self.children(
          [row[index]], in: cell, offered: asked[index], tracks[index].alignment
        ).moved(by: Point(place, along: axis, across: indent + starts[index]))
      }
      place += length
    }
    plan.size = Size(place, along: axis, across: room)
    return plan
  }
}
