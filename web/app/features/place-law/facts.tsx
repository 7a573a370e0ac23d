/** What was told of a life, a line each. */
export function Facts({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="list-disc pl-5">
      {of.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
