/** “Automatic” says less than people hope. */
const senses: readonly (readonly [string, string])[] = [
  ['It is in the law.', 'The legislature passed it. Its day may still lie ahead.'],
  ['It is in force.', 'The day has come, and you have the right to it.'],
  ['It is running.', 'Courts and police have begun. Many take months or years for old cases.'],
  ['It is done for you.', 'Your own case was found and cleared. Only a look at your record shows that.'],
];

const checks: readonly string[] = [
  'Order your own record from the state, and look up your case at the court. Your result says how and what it costs.',
  'Is it still there though the law should have cleared it? Call the clerk or the state’s office and ask where it stands.',
  'Ask whether you may file yourself. In many places a petition is still open, and faster.',
  'Ask background-check companies to delete it. Our letter for that is under “Save or share” in your result.',
  'Get help if nobody moves. Legal aid knows whom to call.',
];

export function WhatAutomaticMeans() {
  return (
    <section aria-labelledby="what-automatic-means" className="reading mt-12">
      <h2 id="what-automatic-means">Four things “automatic” can mean</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-6">
        {senses.map(([sense, meaning]) => (
          <li key={sense}>
            <strong>{sense}</strong> {meaning}
          </li>
        ))}
      </ol>
      <h2 className="mt-10">Check that it happened</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-6">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ol>
    </section>
  );
}
