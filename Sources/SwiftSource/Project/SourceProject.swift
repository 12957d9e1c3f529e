package import AfterimageInterfaceBuilder
package import AfterimageSwiftEvaluation

/// What a folder holds of an app: its sources and all that they name, as far as that decides what is photographed.
package struct SourceProject: Sendable {
  /// The name of the application, of the library, or of the folder.
  package internal(set) var name: String
  /// The kind of description that the files were found by.
  package internal(set) var description: Description
  /// The Swift files of the application and of its frameworks in the folder, in the order of their paths.
  package internal(set) var sources: [String] = []
  /// The flags that are set when it is built to be shipped.
  package internal(set) var flags: Set<String> = []
  /// The flags that what describes the project names besides, as for another configuration; nil where any may be set.
  package internal(set) var otherFlags: Set<String>?
  /// What the app tells the system.
  package internal(set) var info = AppInfo()
  /// The storyboards and xibs by their names without endings; of one name those of the application's own language.
  package internal(set) var documents: [String: String] = [:]
  /// The first segue of its storyboards that presents something; nil where none does.
  package internal(set) var presentingSegue: CodeLine?
  /// The classes of the controllers that its first storyboard begins with.
  package internal(set) var beginningClasses: [String] = []
  /// The words of its tables by their keys, in the language that it is written in.
  package internal(set) var words: [String: String] = [:]
  /// The colours and pictures of its catalogues.
  package internal(set) var assets: DocumentAssets
  /// The pictures that lie in no catalogue, by their names; their paths without scales and endings.
  package internal(set) var pictures: [String: String] = [:]
  /// The views of its storyboards and xibs of which these say all but what the code of their classes does.
  package internal(set) var written: [WrittenPlace: WrittenView] = [:]
  /// What could not be read of it and may matter.
  package internal(set) var gaps: [SourceGap] = []
  /// What else there is to tell.
  package internal(set) var remarks: [String] = []

  /// The descriptions of which a project's files follow.
  package enum Description: Hashable, Sendable {
    /// A project of Xcode, and the name of the target in it.
    case xcode(String, target: String)
    /// A Swift package.
    case package(String)
    /// A description for XcodeGen, and the name of the target in it.
    case xcodeGen(String, target: String)
    /// Nothing but files.
    case files
  }

  /// What holds when the app is built.
  package var conditions: CompilationConditions {
    CompilationConditions(flags: flags, possible: otherFlags)
  }
}

extension SourceProject {
  /// What source names and the project has.
  package var resources: SourceResources {
    let (assets, pictures, words) = (assets, pictures, words)
    var resources = SourceResources(
      image: { name in
        let loose = pictures[DocumentAssets.stem(of: name)]
        return assets.image(name) ?? loose.flatMap { assets.looseImage(name, at: $0) }
      }, color: { assets.color($0) },
      imageName: { assets.name(bySymbol: $0, of: .image) },
      colorName: { assets.name(bySymbol: $0, of: .color) }, text: { words[$0] },
      launchStoryboard: info.launchStoryboard.flatMap { documents[$0] == nil ? nil : $0 })
    resources.written = written
    return resources
  }
}
