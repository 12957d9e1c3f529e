import AfterimageGraphics
import AfterimagePreviews
import AfterimageScreens

/// The inputs of several files that are drawn, each once, and what the pictures of each are called.
struct DrawnNames {
  /// The inputs, in the order of the files, with the places of their files and themselves.
  private var subjects: [(place: Place, subject: SheetSubject)] = []
  private var met: Set<String> = []
  /// What there is to tell of the files and inputs, in lines.
  private var messages: [UInt8] = []
  /// Why some cannot be drawn.
  private(set) var failures: [CommandFailure] = []

  /// An input by the places of its file and itself.
  struct Place: Hashable {
    let file: Int
    let input: Int
  }

  /// True where nothing can be drawn.
  var isEmpty: Bool { subjects.isEmpty }

  /// The name of each input, which no other one has, whatever the case of its letters.
  var all: [Place: String] {
    let names = SheetSubject.sheetNames(of: subjects.map(\.subject))
    return Dictionary(uniqueKeysWithValues: zip(subjects.map(\.place), names))
  }

  /// Takes the inputs of the file at a place, but for those that were met already.
  mutating func add(_ file: DrawnFile, at place: Int) {
    for message in file.messages { messages += Array((message.printable + "\n").utf8) }
    failures += file.failures
    for (index, input) in file.inputs.enumerated() where met.insert(input.path).inserted {
      messages += input.messages
      if let refusal = input.refusal {
        failures.append(refusal)
      } else {
        let subject = SheetSubject(name: input.name.description, path: input.path)
        subjects.append((Place(file: place, input: index), subject))
      }
    }
  }

  /// Tells what there is to tell of all that was added.
  func tell(_ console: Console) {
    if !messages.isEmpty { try? console.errors.write(messages) }
  }
}
