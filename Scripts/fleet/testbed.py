"""Slurm with two nodes, two hosts behind SSH, and nginx as a cache, in a folder of their own on this machine; nothing is left running."""
import getpass
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import time

PACKAGES = {"slurmctld": "slurm-wlm", "munged": "munge", "nginx": "nginx-light", "parallel": "parallel",
            "sshd": "openssh-server", "ssh": "openssh-client"}
# Debian asks this before it starts what it has installed; the answer 101 forbids it.
POLICY = pathlib.Path("/usr/sbin/policy-rc.d")


def install():
    """Installs what is missing, by apt-get, and lets none of it start by itself."""
    missing = [package for program, package in PACKAGES.items() if shutil.which(program) is None]
    if not missing:
        return
    steps = f"DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends {' '.join(missing)}"
    if not POLICY.exists():
        steps = (f"trap 'rm -f {POLICY}' EXIT; printf '#!/bin/sh\\nexit 101\\n' >{POLICY}; "
                 f"chmod +x {POLICY}; {steps}")
    words = ["sh", "-c", steps]
    if os.geteuid() != 0:
        words = ["sudo", *words]
    if subprocess.run(words, stdout=subprocess.DEVNULL).returncode != 0:
        sys.exit(f"install {', '.join(missing)} first")


def free_ports(count):
    """Numbers of ports that nobody has at the moment."""
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Testbed:
    """Starts on entry, and stops on exit, whatever happens in between."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.running = []

    def __enter__(self):
        install()
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        try:
            self.start_slurm()
            self.start_hosts()
            self.start_cache()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if (self.folder / "slurm.conf").exists():
            self.say("scancel", "--full", "--signal=KILL", "--user", getpass.getuser())
            self.say("scancel", "--user", getpass.getuser())
        for process in reversed(self.running):
            process.terminate()
        for process in self.running:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()

    def start(self, *words, **settings):
        """Starts a program that stays in the foreground."""
        log = open(self.folder / f"{pathlib.Path(words[0]).name}.log", "ab")
        process = subprocess.Popen(words, stdout=log, stderr=log, stdin=subprocess.DEVNULL, **settings)
        self.running.append(process)
        return process

    def stop(self, process):
        """Ends a program at once."""
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.running.remove(process)

    @property
    def environment(self):
        """What a command has to know of this place."""
        return {**os.environ, "SLURM_CONF": str(self.folder / "slurm.conf")}

    # Slurm

    def start_slurm(self):
        munge = self.folder / "munge"
        munge.mkdir(mode=0o700)
        (munge / "key").write_bytes(os.urandom(1024))
        (munge / "key").chmod(0o400)
        # Whoever makes the folders above can write to them, which munged does not like where all can.
        self.start("munged", "--foreground", "--force", "--key-file", munge / "key", "--socket",
                   munge / "socket", "--pid-file", munge / "pid", "--log-file", munge / "log",
                   "--seed-file", munge / "seed")
        host, (control, first, second) = socket.gethostname().split(".")[0], free_ports(3)
        conf = self.folder / "slurm.conf"
        conf.write_text(f"""ClusterName=afterimage
SlurmctldHost={host}(127.0.0.1)
SlurmUser={getpass.getuser()}
SlurmdUser={getpass.getuser()}
SlurmctldPort={control}
AuthType=auth/munge
AuthInfo=socket={munge}/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SlurmctldPidFile={self.folder}/slurmctld.pid
SlurmdPidFile={self.folder}/slurmd-%n.pid
SlurmdSpoolDir={self.folder}/spool-%n
StateSaveLocation={self.folder}/state
SlurmctldLogFile={self.folder}/slurmctld.log
SlurmdLogFile={self.folder}/slurmd-%n.log
SchedulerType=sched/builtin
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
JobCompType=jobcomp/none
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
NodeName=one NodeHostname={host} NodeAddr=127.0.0.1 Port={first} CPUs=1 State=UNKNOWN
NodeName=two NodeHostname={host} NodeAddr=127.0.0.1 Port={second} CPUs=1 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
""")
        (self.folder / "state").mkdir()
        self.wait_for(lambda: (munge / "socket").exists(), "munged")
        self.start("slurmctld", "-D", "-f", conf, env=self.environment)
        for node in ["one", "two"]:
            self.start("slurmd", "-D", "-N", node, "-f", conf, env=self.environment)
        self.wait_for(lambda: self.say("sinfo", "-h", "-t", "idle", "-o", "%D").strip() == "2", "Slurm")

    def say(self, *words):
        """The output of a command of Slurm's; empty where it fails."""
        try:
            done = subprocess.run(words, capture_output=True, text=True, env=self.environment, timeout=20)
        except subprocess.TimeoutExpired:
            return ""
        return done.stdout if done.returncode == 0 else ""

    def tasks(self, state):
        """How many tasks of arrays are in a state, such as R for those that run."""
        return len(self.say("squeue", "-h", "-r", "-t", state).splitlines())

    # Hosts

    def start_hosts(self):
        """Starts a server of SSH that answers under two names, and takes a key that is made here."""
        folder = self.folder / "ssh"
        folder.mkdir(mode=0o700)
        for name in ["host", "user"]:
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
        port, = free_ports(1)
        (folder / "server.conf").write_text(f"""ListenAddress 127.0.0.1:{port}
HostKey {folder}/host
AuthorizedKeysFile {folder}/user.pub
PidFile {folder}/pid
StrictModes no
UsePAM no
PasswordAuthentication no
MaxStartups 100
""")
        (folder / "client.conf").write_text(f"""Host one two
  HostName 127.0.0.1
  Port {port}
  User {getpass.getuser()}
  IdentityFile {folder}/user
  UserKnownHostsFile {folder}/known
  StrictHostKeyChecking accept-new
  LogLevel ERROR
""")
        if os.geteuid() == 0:
            pathlib.Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)
        self.start(shutil.which("sshd"), "-D", "-e", "-f", folder / "server.conf")
        self.ssh = f"ssh -F {folder}/client.conf"
        self.wait_for(lambda: all(
            subprocess.run([*self.ssh.split(), host, "true"], capture_output=True).returncode == 0
            for host in ["one", "two"]), "SSH")

    # The cache

    def start_cache(self):
        cache = self.folder / "cache"
        cache.mkdir(exist_ok=True)
        cache.chmod(0o777)
        if not hasattr(self, "port"):
            self.port = free_ports(1)[0]
        conf = self.folder / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        conf.write_text(f"""daemon off; master_process off; {user} pid {self.folder}/nginx.pid; error_log {self.folder}/nginx.log;
events {{}}
http {{
  access_log off; client_max_body_size 64m; client_body_temp_path {self.folder}/body;
  proxy_temp_path {self.folder}/t1; fastcgi_temp_path {self.folder}/t2; uwsgi_temp_path {self.folder}/t3;
  scgi_temp_path {self.folder}/t4;
  server {{
    listen 127.0.0.1:{self.port};
    location / {{ root {cache}; dav_methods PUT; create_full_put_path on; }}
  }}
}}
""")
        self.cache_process = self.start("nginx", "-c", conf, "-e", self.folder / "nginx.log")
        self.wait_for(self.is_served, "nginx")

    def is_served(self):
        """True where the cache takes connections."""
        with socket.socket() as attempt:
            return attempt.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def cache_address(self):
        return f"http://127.0.0.1:{self.port}"

    def wait_for(self, holds, name, seconds=60):
        """Waits until something holds, or ends with a word about what was waited for."""
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                sys.exit(f"{name} is not there after {seconds} s; see {self.folder}")
            time.sleep(0.1)
