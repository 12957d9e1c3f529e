import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageEvidence
import AfterimageFleet
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// What an audit does with files: reads them, judges the stories in them, and attacks what leaks.
struct AuditWork {
  /// What is asked of it.
  let settings: AuditSettings
  /// The threads that share the work.
  let crew: Crew
  /// What they work with.
  let pipeline: Pipeline
  /// What was made before; nil where nothing is kept.
  let cache: ProductCache?
  /// Where progress is shown.
  let console: Console

  /// What was found in one file.
  typealias Product = FileProduct<AuditedFile>

  /// Audits files; what cannot be read or drawn is part of what is found.
  func audit(_ files: [GivenFile]) throws -> [Product] {
    let (products, stories) = try read(files)
    var judging = Judging(products: products, stories: stories)
    let start = ContinuousClock.now
    let progress = ProgressLine(on: console) { ContinuousClock.now - start }
    defer { progress.clear() }
    judge(&judging, showing: progress)
    attack(&judging, showing: progress)
    keep(judging.products, of: files)
    return judging.products
  }

  /// Keeps what was made, on all threads.
  private func keep(_ products: [Product], of files: [GivenFile]) {
    guard let cache else { return }
    let fresh = files.indices.filter { !products[$0].isKnown && files[$0].failure == nil }
    crew.work(on: fresh.count, with: pipeline, pool: pipeline.pool) { index, _ -> Void in
      products[fresh[index]].keep(in: cache, as: files[fresh[index]].path)
    } deliver: { _, _ in
    }
  }

  /// Reads files, and finds the stories of each.
  private func read(
    _ files: [GivenFile]
  ) throws -> (products: [Product], stories: [PlacedStory]) {
    let (settings, cache) = (settings, cache)
    let reader = try InputReader(settings.arguments, console)
    var products: [Product] = []
    var stories: [PlacedStory] = []
    try crew.work(on: files.count, with: pipeline, pool: pipeline.pool) { index, _ in
      Result {
        try Product(of: files[index], in: cache).map { ($0, []) }
          ?? settings.read(files[index], by: reader)
      }
    } deliver: { index, read in
      let (product, found) = try read.get()
      products.append(product)
      for (input, story) in found {
        stories.append(PlacedStory(file: index, input: input, story: story))
      }
    }
    return (products, stories)
  }

  /// Judges all stories on all threads; one that cannot be drawn counts as wrong.
  private func judge(_ judging: inout Judging, showing progress: ProgressLine) {
    let (settings, stories) = (settings, judging.stories)
    // One scene may take as long as a hundred others, which wait for no more than their rows to be kept.
    let lead = settings.showsPictures ? 4 : 64
    crew.work(on: stories.count, lead: lead, with: pipeline, pool: pipeline.pool) {
      index, pipeline in
      let clock = ThreadClock()
      let judged = Result { () throws(PipelineError) in
        try settings.judgement(of: stories[index].story, by: pipeline)
      }
      return (judged: judged, microseconds: clock.microseconds)
    } deliver: { index, found in
      progress.show(index + 1, of: stories.count, stories[index].story.path)
      judging.add(found.judged, of: stories[index], taking: found.microseconds)
    }
  }

  /// Reads the secrets that leak as an adversary would, on all threads; what cannot be attacked is not safe by that, and has no reading then.
  private func attack(_ judging: inout Judging, showing progress: ProgressLine) {
    let (plans, forms) = (judging.plans, settings.forms)
    let jobs = plans.indices.flatMap { index in
      forms.flatMap { form in
        plans[index].attack.plan.groups.map { (index: index, form: form, group: $0) }
      }
    }
    var readings: [[Store.Form: [AdversaryReading?]]] = plans.map { plan in
      Dictionary(uniqueKeysWithValues: forms.map { ($0, plan.attack.places.map { _ in nil }) })
    }
    crew.work(on: jobs.count, with: pipeline, pool: pipeline.pool) { number, pipeline in
      let clock = ThreadClock()
      let job = jobs[number]
      let read = plans[job.index].attack.plan.readings(of: job.group, in: job.form, by: pipeline)
      return (read: read, microseconds: clock.microseconds)
    } deliver: { number, found in
      let job = jobs[number]
      progress.show(
        number + 1, of: jobs.count, "attacking \(judging.input(of: plans[job.index]).path)")
      judging.products[plans[job.index].file].microseconds += found.microseconds
      for (place, reading) in zip(job.group, found.read) {
        readings[job.index][job.form]?[place] = reading
      }
    }
    for (plan, found) in zip(plans, readings) {
      for form in forms {
        judging.tell(plan.attack.plan.comparable(found[form] ?? []), of: plan)
      }
    }
  }
}
