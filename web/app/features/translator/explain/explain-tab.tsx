/** A court paper, opened on the device and explained there. */
export function ExplainTab() {
  return (
    <>
      <p>
        Open a court paper, and read what it is, what it says and what to do next. This does not work yet: we
        are still building it.
      </p>
      <noscript>
        <p className="mt-2">
          This part needs JavaScript, because papers are read on your own device and not on our server.
          Without it you can read <a href="/help#words">what the words of the law mean</a>.
        </p>
      </noscript>
    </>
  );
}
