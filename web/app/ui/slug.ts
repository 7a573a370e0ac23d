/** A name as it stands in an address or an id: “Legal Aid of Montaña” is legal-aid-of-montana. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
