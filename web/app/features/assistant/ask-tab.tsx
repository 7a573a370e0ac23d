/** Questions in ordinary words, answered on the device. */
export function AskTab() {
  return (
    <>
      <p>Ask about clearing a record, in your own words. This does not work yet: we are still building it.</p>
      <noscript>
        <p className="mt-2">
          This part needs JavaScript, because questions are answered on your own device and not on our server.
          Without it you can read <a href="/help">questions and answers</a> and{' '}
          <a href="/record-relief">the law of each state</a>.
        </p>
      </noscript>
    </>
  );
}
