import AfterimageGraphics

/// Pictures whose tint the view may give: the path of a file, or an object with the path of a template.
extension Shape where Value == Image {
  static var imageOrTemplate: Shape {
    let image = Shape<Image>.image
    return Shape(
      schema: ["anyOf": [image.schema, templateForm.shape.schema]], check: image.check,
      write: { picture in
        let written = TemplateImage(image: picture, isTemplate: picture.isTemplate)
        return picture.isTemplate ? .object(templateForm.write(written)) : image.write(picture)
      },
      read: { node, decoding in
        guard node.members != nil else { return image.read(node, &decoding) }
        guard let read = templateForm.read(node, &decoding), var picture = read.image else {
          return nil
        }
        picture.isTemplate = read.isTemplate
        return picture
      })
  }
}

/// A picture as an object has it.
private struct TemplateImage {
  var image: Image?
  var isTemplate = false
}

private let templateForm = ObjectForm(
  name: "a picture", documentation: "A PNG or JPEG file, and what of it counts.",
  blank: TemplateImage(),
  keys: [
    Key("file", \.image, .imageFile, isRequired: true, "The path of the file."),
    Key(
      "template", \.isTemplate, .bool,
      "True where only the opacity of the pixels counts, and the tint gives the colour."),
  ])

extension Shape where Value == Image? {
  /// The path of a picture file, which an object cannot do without.
  fileprivate static var imageFile: Shape {
    let image = Shape<Image>.image
    return Shape(
      schema: image.schema, check: { $0.map(image.check) ?? [] },
      write: { $0.map(image.write) ?? nil },
      read: { node, decoding in image.read(node, &decoding).map(Optional.some) })
  }
}
