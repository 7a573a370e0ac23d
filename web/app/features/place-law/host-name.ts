/** Whose page it is, as people know it: courts.example.gov */
export function hostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
