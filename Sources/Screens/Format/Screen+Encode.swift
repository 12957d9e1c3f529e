import AfterimageGraphics

extension Screen {
  /// The screen as the text of a screen file that decodes to the same screen, given the same images.
  package var json: String {
    JSONValue.object(
      ScreenFile.form.write(
        ScreenFile(
          name: name.description, controller: controller, root: root, presented: presented))
    ).text() + "\n"
  }
}
