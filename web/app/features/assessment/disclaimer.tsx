/** What people must know before they start. */
export function Disclaimer() {
  return (
    <p className="mt-6 rounded-card border border-line bg-card p-4">
      <strong>Please know:</strong> OpenSlate explains the law in plain words. It is not a law firm and this
      is not legal advice. We can be wrong, and laws change. Only a court or agency can clear a record, and a
      lawyer can look at your whole case.
    </p>
  );
}
