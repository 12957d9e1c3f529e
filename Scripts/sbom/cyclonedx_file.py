"""The parts as a CycloneDX 1.6 file."""
import datetime
import uuid

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, Property, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL


def component(part):
    licences = [LicenseFactory().make_from_string(part.licence)] if part.licence else []
    references = [ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(part.address))] if part.address else []
    is_font = part.how == "bundles" and part.name in ("Inter", "Liberation", "DejaVu Sans Mono", "Bootstrap Icons")
    return Component(
        name=part.name, version=part.version, bom_ref=part.purl, purl=PackageURL.from_string(part.purl),
        type=ComponentType.DATA if is_font else ComponentType.LIBRARY, licenses=licences, external_references=references,
        scope=ComponentScope.OPTIONAL if part.how == "loads" else ComponentScope.REQUIRED,
        properties=[Property(name="afterimage:how", value=part.how)])


def text(version, parts, seconds):
    """The file, the same for the same parts."""
    root = Component(name="afterimage", version=version, type=ComponentType.APPLICATION, bom_ref="afterimage",
                     licenses=[LicenseFactory().make_from_string("MIT")])
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_URL, repr((version, parts, seconds))))
    bom.metadata.component = root
    bom.metadata.timestamp = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    made = {part.name: component(part) for part in parts}
    for one in made.values():
        bom.components.add(one)
    bom.register_dependency(root, [made[part.name] for part in parts if part.how != "needs"])
    for part in parts:
        bom.register_dependency(made[part.name], [made[name] for name in part.needs if name in made])
    return make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2) + "\n"


def fault(text):
    """What is wrong with a file; nothing where it holds."""
    return JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
