import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageFleet
import AfterimageReview

/// What an audit is asked for: all that is settled before a file is read.
struct AuditIntent {
  /// The reports.
  let reports: ReportRequests
  /// What is judged by.
  let policy: PolicyInputs
  /// The page of pictures; nil where nobody asks for one.
  let page: PictureReport?
  /// The threads that share the work.
  let crew: Crew
  /// What they work with.
  let pipeline: Pipeline
  /// What machines share; nil where nobody asks for it.
  let cache: CommandCache?
  /// What apps are read with; nil where none can be.
  let apps: AppFolder?

  /// True where a report shows pictures.
  var showsPictures: Bool { reports.showPictures || page != nil }

  /// Understands a command line, and refuses outputs that would be written over inputs.
  init(_ arguments: Arguments, _ console: Console) throws {
    reports = try ReportRequests(arguments, console)
    policy = try PolicyInputs(arguments, console)
    let paths = try arguments[Command.auditedPaths]
    try refuse(
      reports.all.map(\.file) + [try arguments[PolicyArguments.newBaseline]],
      over: paths + [policy.policyPath].compactMap(\.self))
    pipeline = try FontArguments.pipeline(arguments)
    crew = try JobArguments.crew(arguments)
    cache = try CommandCache(arguments, console)
    apps = try Command.apps(cachedIn: cache, arguments, console)
    // The page of a share is the merge's to write.
    page =
      arguments.has(ShareArguments.shard)
      ? nil : try PageArguments.begin(.audit, of: paths, arguments)
  }

  /// What is done with files.
  func work(_ arguments: Arguments, _ console: Console) throws -> AuditWork {
    let hasPage = arguments.has(PageArguments.page)
    let settings = AuditSettings(
      deciding: try policy.deciding(arguments),
      showsPictures: reports.showPictures || hasPage, showsViews: hasPage,
      forms: try Command.forms(arguments), strategies: try StrategyArguments.chosen(in: arguments),
      apps: apps, arguments: arguments)
    let products = try cache.flatMap { try settings.products(in: $0) }
    return AuditWork(
      settings: settings, crew: crew, pipeline: pipeline, cache: products, console: console)
  }
}

extension AuditSettings {
  /// What was found before with the same settings; nil where it cannot be told from what would be found now.
  fileprivate func products(in cache: CommandCache) throws -> ProductCache? {
    // What an attack finds depends on libraries that are loaded for it.
    guard forms.isEmpty else { return nil }
    return try cache.products(of: "audit", by: Self.deciding, arguments) { digester in
      for kind in deciding { digester.add(kind.rawValue) }
      digester.add(showsPictures ? 1 : 0)
      digester.add(showsViews ? 1 : 0)
    }
  }

  /// The parameters that decide what is found.
  private static let deciding: [any Parameter] =
    [StrategyArguments.strategies, StoryArguments.trigger, Command.devices, Command.orientations]
    + TraitOptions.all + [FontArguments.fonts, InputArguments.root]
}
