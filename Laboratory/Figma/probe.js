// Sends requests of clients from an iframe of origin `null`, and reports the answers.
addEventListener("message", async ({ data: { server, guarded, token } }) => {
  const checks = [];
  const check = (what, holds, seen = "") => checks.push({ what, holds: Boolean(holds), seen: String(seen) });
  const request = JSON.stringify({ stack: [{ id: "a" }, { id: "b" }], operation: { type: "pop" } });
  const compressed = await new Response(
    new Blob([request]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  const headers = {
    "Content-Type": "application/json", "Content-Encoding": "gzip", Accept: "application/json",
    Authorization: `Bearer ${token}`, "If-None-Match": '"x"', Traceparent: `00-${"1".repeat(32)}-${"2".repeat(16)}-01`,
    Tracestate: "a=b", Baggage: "c=d", "X-Request-Id": "from-an-iframe", "X-Requested-With": "XMLHttpRequest",
  };
  try {
    check("the origin of the iframe is null", self.origin === "null", self.origin);
    const answer = await fetch(`${server}/transition`, { method: "POST", headers, body: compressed });
    check("every header of the contract can be sent, and a body that is compressed", answer.status === 200, answer.status);
    check("the answer is read", (await answer.json()).outcome === "changed");
    check("X-Request-Id is read", answer.headers.get("X-Request-Id") === "from-an-iframe");
    check("Server-Timing is read", /engine/.test(answer.headers.get("Server-Timing")));
    const resource = await fetch(`${server}/policies`);
    const tag = resource.headers.get("ETag");
    check("ETag is read", tag, tag);
    const again = await fetch(`${server}/policies`, { headers: { "If-None-Match": tag } });
    check("If-None-Match is answered by 304", again.status === 304, again.status);
    const wrong = await fetch(`${server}/transition`, { method: "POST", body: "{" });
    check("a problem is read", wrong.status === 400 && (await wrong.json()).title, wrong.status);
    const missing = await fetch(`${server}/nothing`);
    check("so is one of a path that is not there", missing.status === 404, missing.status);
    const picture = await fetch(`${server}/preview`, { method: "POST", body: request });
    check("a picture is read", (await picture.text()).startsWith("<svg"), picture.headers.get("Content-Type"));
    const refused = await fetch(`${guarded}/transition`, { method: "POST", body: request });
    check("WWW-Authenticate of a 401 is read",
      refused.status === 401 && /Bearer/.test(refused.headers.get("WWW-Authenticate")), refused.status);
    const allowed = await fetch(`${guarded}/transition`, { method: "POST", headers, body: compressed });
    check("a token is taken", allowed.status === 200, allowed.status);
  } catch (error) {
    check("every request is answered", false, error);
  }
  parent.postMessage({ checks }, "*");
});
