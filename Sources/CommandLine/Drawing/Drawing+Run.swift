import Afterimage
import AfterimageFleet

extension Drawing {
  /// True for a command line that means several inputs: a folder, a list, several words, or a share of all.
  static func isOfSeveral(
    _ paths: Positional<[String]>, _ arguments: Arguments
  ) throws -> Bool {
    let words = try arguments[paths]
    return words.count != 1 || words.contains(where: OutputFiles.isFolder)
      || arguments.has(ShareArguments.list) || arguments.has(ShareArguments.shard)
  }

  /// Draws all inputs into a folder, or leaves the record of a share of them.
  func run(_ console: Console) throws -> ExitCode {
    let given = try files(console)
    let share = try ShareArguments.share(of: given.units, arguments, console)
    let cache = try CommandCache(arguments, console)
    defer { cache?.finish(console) }
    let work = try DrawingWork(self, sharing: cache, console)
    let crew = try JobArguments.crew(arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    let opened = try work.open(share.places.map { given.all[$0] }, by: crew, pipeline)
    if try leave(share, of: opened, work, crew, pipeline, console) { return .asExpected }
    var names = DrawnNames()
    for (place, file) in opened.enumerated() { names.add(file.product.file, at: place) }
    var folder = try folder(for: names, console)
    try work.draw(opened, by: crew, pipeline, isWanted: folder.has) { place, product in
      try folder.add(product.file, at: place)
    }
    try folder.finish()
    return .asExpected
  }

  /// Leaves the record of a share; false where one machine does everything.
  private func leave(
    _ share: Share, of opened: [DrawingWork.Opened], _ work: DrawingWork, _ crew: Crew,
    _ pipeline: Pipeline, _ console: Console
  ) throws -> Bool {
    guard var record = try share.record(for: command.name, of: command.parameters, arguments) else {
      return false
    }
    let covers = try StrategyArguments.coverDigests(in: arguments)
    try work.draw(opened, by: crew, pipeline) {
      opened[$0.file].product.file.inputs[$0.input].refusal == nil
    } deliver: { _, product in
      try record.add(product.recorded(with: covers))
    }
    try record.finish(console)
    return true
  }

  /// Puts the pictures of shares into the folder.
  func merge(_ records: MergedRecords, _ console: Console) throws -> ExitCode {
    var names = DrawnNames()
    var place = 0
    try records.forEachFile(of: files, arguments, console) { (file: DrawnFile) in
      names.add(file, at: place)
      place += 1
    }
    var folder = try folder(for: names, console)
    for place in 0..<records.count {
      try folder.add(records.made(RecordedFile<DrawnFile>.self, at: place).product.file, at: place)
    }
    try folder.finish()
    return .asExpected
  }

  /// The folder of the pictures, after what there is to tell before any is drawn.
  private func folder(for names: DrawnNames, _ console: Console) throws -> DrawnFolder {
    names.tell(console)
    guard !names.isEmpty else { throw CommandFailure(names.failures) }
    return try DrawnFolder(of: self, for: names, console)
  }
}
