import Afterimage
import AfterimageAttack
import AfterimageAudit

/// A story with the places of its file and its input.
struct PlacedStory: Sendable {
  /// The place of its file among those that are audited.
  let file: Int
  /// The place of its input in the file.
  let input: Int
  /// The story.
  let story: AuditedStory
}

/// What is looked for of the secrets of a story that leak, and the places of their rows.
typealias PlacedPlan = (places: [Int], plan: AttackPlan)

/// What has been found so far.
struct Judging {
  /// What was made of each file.
  var products: [AuditWork.Product]
  /// The stories that are to be judged.
  let stories: [PlacedStory]
  /// What is to be attacked.
  private(set) var plans: [Plan] = []

  /// What is looked for in a story, and the places of its file, its input and itself.
  typealias Plan = (file: Int, input: Int, story: Int, attack: PlacedPlan)

  /// Begins with files of which nothing is judged yet.
  init(products: [AuditWork.Product], stories: [PlacedStory]) {
    (self.products, self.stories) = (products, stories)
  }

  /// Takes over what is known of a story.
  mutating func add(
    _ result: Result<(judged: JudgedStory, attack: PlacedPlan?), PipelineError>,
    of story: PlacedStory, taking microseconds: Int
  ) {
    products[story.file].microseconds += microseconds
    var judged = JudgedStory()
    switch result {
    case .failure(let error): judged.failure = CommandFailure(error, of: story.story.path)
    case .success(let found):
      judged = found.judged
      if let attack = found.attack {
        let place = products[story.file].file.inputs[story.input].stories.count
        plans.append((story.file, story.input, place, attack))
      }
    }
    products[story.file].file.inputs[story.input].stories.append(judged)
  }

  /// The input of a story that is to be attacked.
  func input(of plan: Plan) -> AuditedInput {
    products[plan.file].file.inputs[plan.input]
  }

  /// Takes over what an adversary reads of the secrets of a story.
  mutating func tell(_ readings: [AdversaryReading?], of plan: Plan) {
    for (place, reading) in zip(plan.attack.places, readings) {
      products[plan.file].file.inputs[plan.input].stories[plan.story].rows[place].adversaries +=
        [reading].compactMap(\.self)
    }
  }
}
