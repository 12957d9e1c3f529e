extension BarItem {
  /// The buttons that the system makes, by the names of UIBarButtonItem.SystemItem.
  public enum SystemItem: String, CaseIterable, Hashable, Sendable {
    case action
    case add
    case bookmarks
    case camera
    case cancel
    case compose
    case done
    case edit
    case fastForward
    case organize
    case pause
    case play
    case redo
    case refresh
    case reply
    case rewind
    case save
    case search
    case stop
    case trash
    case undo
  }

  /// The picture that is shown; nil where a title is.
  package var shownImage: ImageSource? {
    image ?? (title.isEmpty ? systemItem?.symbolName.map { .symbol(Symbol($0)) } : nil)
  }

  /// The words that are shown where there is no picture.
  package var shownTitle: String {
    title.isEmpty ? systemItem?.title ?? "" : title
  }

  /// How strongly the words are set: the system's `done` and `save` end an edit.
  package var shownStyle: Style {
    systemItem == .done || systemItem == .save ? .done : style
  }
}

extension BarItem.SystemItem {
  /// The words on the button; nil for one with a symbol.
  fileprivate var title: String? {
    switch self {
    case .cancel: "Cancel"
    case .done: "Done"
    case .edit: "Edit"
    case .redo: "Redo"
    case .save: "Save"
    case .undo: "Undo"
    case .action, .add, .bookmarks, .camera, .compose, .fastForward, .organize, .pause, .play,
      .refresh, .reply, .rewind, .search, .stop, .trash:
      nil
    }
  }

  /// The SF name of the symbol on the button; nil for one with words.
  fileprivate var symbolName: String? {
    switch self {
    case .action: "square.and.arrow.up"
    case .add: "plus"
    case .bookmarks: "book"
    case .camera: "camera"
    case .compose: "square.and.pencil"
    case .fastForward: "forward.fill"
    case .organize: "folder"
    case .pause: "pause.fill"
    case .play: "play.fill"
    case .refresh: "arrow.clockwise"
    case .reply: "arrowshape.turn.up.left"
    case .rewind: "backward.fill"
    case .search: "magnifyingglass"
    case .stop: "xmark"
    case .trash: "trash"
    case .cancel, .done, .edit, .redo, .save, .undo: nil
    }
  }
}
