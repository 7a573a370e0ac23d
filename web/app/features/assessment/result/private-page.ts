/** A page that was read, and that nobody is sent to. */
export function privatePage(page: string): string {
  return `Read on a private page, ${new URL(page).hostname.replace(/^www\./, '')}.`;
}
