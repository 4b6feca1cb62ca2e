"""What `deploy/` promises: files that parse, settings that exist, nodes that find each other."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from stolik.server.config import Config

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {f"STOLIK_{name.upper()}" for name in Config.__struct_fields__} | {"STOLIK_CACHE"}


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def nodes(compose):
    return {name: one for name, one in compose["services"].items() if name.startswith("node-")}


def test_compose_has_nodes_postgres_redis_and_a_proxy(compose):
    assert {"proxy", "postgres", "redis"} < set(compose["services"])
    assert len(nodes(compose)) == 2
    for node in nodes(compose).values():
        assert set(node["environment"]) <= SETTINGS
        assert set(node["depends_on"]) <= set(compose["services"])
        assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).is_file()


def test_volumes_of_compose_are_declared_and_its_files_exist(compose):
    for service in compose["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), source


def test_only_the_proxy_can_be_reached_from_outside(compose):
    assert [name for name, one in compose["services"].items() if "ports" in one] == ["proxy"]


def test_the_proxy_knows_every_node_and_keeps_the_numbers_to_itself(compose):
    reported = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"(node-\d+):8000", reported)) == set(nodes(compose))
    assert "respond /metrics 404" in reported
    if shutil.which("caddy"):
        command = ["caddy", "validate", "--adapter", "caddyfile", "--config"]
        subprocess.run([*command, str(DEPLOY / "Caddyfile")], check=True)


def test_the_unit_uses_settings_and_options_that_exist():
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str
    text = (DEPLOY / "stolik.service").read_text(encoding="utf-8")
    unit.read_string(text)
    assert set(re.findall(r"^Environment=(\w+)=", text, re.MULTILINE)) <= SETTINGS
    options = re.findall(r"--([a-z-]+)", unit["Service"]["ExecStart"])
    assert {one.replace("-", "_") for one in options} <= set(Config.__struct_fields__)


def test_systemd_understands_the_unit():
    if shutil.which("systemd-analyze") is None:
        return  # only systemd can tell
    unit = str(DEPLOY / "stolik.service")
    reported = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, check=False)
    lines = reported.stderr.decode().splitlines()
    ours = [line for line in lines if "stolik.service" in line and "not executable" not in line]
    assert ours == [], "beside the program, which is not installed here"


def test_the_unit_leaves_little_open():
    if shutil.which("systemd-analyze") is None:
        return  # only systemd can tell
    unit = str(DEPLOY / "stolik.service")
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", unit]
    reported = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"exposure level for stolik.service: ([0-9.]+)", reported.stdout)
    assert found is not None and float(found[1]) < 2.5


def test_the_image_builds_the_web_client_and_pins_what_it_installs():
    reported = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "npm run build" in reported and "deploy/install.sh" in reported
    installs = (DEPLOY / "install.sh").read_text(encoding="utf-8")
    assert '--constraint "$tree/constraints.txt" "$tree[server]"' in installs
    assert "USER stolik" in reported
    assert set(re.findall(r"\b(STOLIK_\w+)=", reported)) <= SETTINGS
    assert "http://127.0.0.1:8000/health" in reported and "STOLIK_PORT=8000" in reported


def test_the_page_for_hosts_names_every_setting():
    reported = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    assert sorted(one for one in SETTINGS if f"`{one}`" not in reported) == []
