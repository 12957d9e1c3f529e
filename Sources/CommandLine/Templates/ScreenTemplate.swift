import AfterimageScreens

/// A screen with one secret, to be changed into one's own.
struct ScreenTemplate {
  /// The screen and the schema beside it.
  let files: [StartingFile]

  /// Fills the template in.
  ///
  /// - Parameter path: where the screen is to lie; nil is beside us, under its name.
  init(name: Name, path: String?) {
    let path = path ?? "\(name).screen.json"
    files = [
      StartingFile(path: path, text: screenText(of: name), isShared: false),
      .screenSchema(in: folderPrefix(of: path)),
    ]
  }
}

private func screenText(of name: Name) -> String {
  """
  {
    "$schema": "screen.schema.json",
    "$comment": [
      "A screen with one secret, in a box of a fixed size, so that nothing moves with it:",
      "afterimage render \(name).screen.json: what its user sees",
      "afterimage preview \(name).screen.json: what the system keeps of it under every strategy"
    ],
    "format": 1,
    "name": "\(name)",
    "controller": { "type": "navigation", "title": "Account" },
    "root": {
      "type": "view",
      "backgroundColor": "systemBackground",
      "subviews": [
        { "type": "label", "id": "caption", "text": "Balance", "textColor": "secondaryLabel" },
        { "type": "label", "id": "balance", "text": "1,204.50", "font": "title1", "sensitive": true }
      ],
      "constraints": [
        "caption.top == safeArea.top + 16", "H:|-[caption]-|",
        "balance.top == caption.bottom + 4", "H:|-[balance]-|", "balance.height == 40"
      ]
    }
  }

  """
}
