"""A cache by Bazel's protocol for the tests: prints its port, and behaves as its first argument says until its input ends.

usage: cache-server.py MODE FOLDER     MODE is whole, silent, slow, busy, readonly, closed, wrong, endless or once
"""
import http.server
import pathlib
import sys
import threading
import time

mode, folder = sys.argv[1], pathlib.Path(sys.argv[2])
count = 0


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, code, body=b""):
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self):
        """Answers as the mode says; false where it is like any other server."""
        global count
        count += 1
        with open(folder / "requests", "a") as log:
            log.write(f"{self.command} {self.headers.get('X-Cache-Key', '')}\n")
        if mode == "silent":
            time.sleep(60)
        elif mode == "busy":
            self.answer(503)
        elif mode == "closed":
            self.answer(403)
        elif mode == "once" and count == 1:
            self.answer(500)
        elif mode == "endless":
            self.send_response(200)
            self.send_header("Content-Length", str(1 << 40))
            self.end_headers()
            while True:
                self.wfile.write(bytes(1 << 20))
        else:
            return False
        return True

    def do_GET(self):
        if self.refuse():
            return
        path = folder / self.path.strip("/").replace("/", "-")
        body = path.read_bytes() if path.exists() else None
        if body is not None and mode == "wrong":
            body = body[:-1] + bytes([body[-1] ^ 1])
        self.answer(404 if body is None else 200, body or b"")

    def do_PUT(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if mode == "readonly":
            self.answer(405)
        elif not self.refuse():
            (folder / self.path.strip("/").replace("/", "-")).write_bytes(body)
            self.answer(201)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
