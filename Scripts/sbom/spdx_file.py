"""The parts as an SPDX 2.3 file."""
import datetime
import io
import re
import uuid

from license_expression import get_spdx_licensing
from spdx_tools.spdx.model import (
    Actor, ActorType, CreationInfo, Document, ExternalPackageRef, ExternalPackageRefCategory, Package, PackagePurpose,
    Relationship, RelationshipType, SpdxNoAssertion)
from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
from spdx_tools.spdx.writer.json.json_writer import write_document_to_stream

ROOT = "SPDXRef-afterimage"
KINDS = {"bundles": RelationshipType.CONTAINS, "links": RelationshipType.DYNAMIC_LINK,
         "loads": RelationshipType.DEPENDS_ON}


def identity(part):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", part.name)


def licence(words):
    return get_spdx_licensing().parse(words) if words else SpdxNoAssertion()


def package(name, spdx_id, version, words, address, purl, purpose):
    references = [ExternalPackageRef(ExternalPackageRefCategory.PACKAGE_MANAGER, "purl", purl)] if purl else []
    return Package(
        spdx_id=spdx_id, name=name, version=version, download_location=address or SpdxNoAssertion(),
        files_analyzed=False, license_declared=licence(words), license_concluded=SpdxNoAssertion(),
        copyright_text=SpdxNoAssertion(), external_references=references, primary_package_purpose=purpose)


def document(version, parts, seconds):
    created = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).replace(tzinfo=None)
    name = uuid.uuid5(uuid.NAMESPACE_URL, repr((version, parts, seconds)))
    head = CreationInfo(
        spdx_version="SPDX-2.3", spdx_id="SPDXRef-DOCUMENT", name=f"afterimage-{version}",
        document_namespace=f"https://spdx.org/spdxdocs/afterimage-{version}-{name}",
        creators=[Actor(ActorType.TOOL, f"afterimage-make-sbom-{version}")], created=created)
    packages = [package("afterimage", ROOT, version, "MIT", None, None, PackagePurpose.APPLICATION)]
    relations = [Relationship("SPDXRef-DOCUMENT", RelationshipType.DESCRIBES, ROOT)]
    identities = {part.name: identity(part) for part in parts}
    for part in parts:
        packages.append(package(part.name, identity(part), part.version, part.licence, part.address, part.purl,
                                PackagePurpose.LIBRARY))
        if part.how in KINDS:
            relations.append(Relationship(ROOT, KINDS[part.how], identity(part)))
        relations += [Relationship(identity(part), RelationshipType.DYNAMIC_LINK, identities[name])
                      for name in part.needs if name in identities]
    return Document(head, packages=packages, relationships=relations)


def text(version, parts, seconds):
    """The file, the same for the same parts."""
    out = io.StringIO()
    write_document_to_stream(document(version, parts, seconds), out, validate=False)
    return out.getvalue().rstrip("\n") + "\n"


def faults(version, parts, seconds):
    """What is wrong with the document."""
    return [message.validation_message for message in validate_full_spdx_document(document(version, parts, seconds))]
