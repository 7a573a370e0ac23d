/** What a page is called beside an answer: the section that it shows, or its title as its address has it; and whose it is. */
export function labelOf(address: string): string {
  const host = hostOf(address);
  const known = called[host];
  if (known) return known;
  const title = sectionIn(address) ?? titleIn(address);
  return title ? `${title} (${host})` : host;
}

/** Whose pages say nothing in their addresses. */
const called: Readonly<Record<string, string>> = {
  'ccresourcecenter.org': 'Collateral Consequences Resource Center',
  'clearmyrecord.org': 'Clear My Record',
  'cleanslateclearinghouse.org': 'Clean Slate Clearinghouse',
  'edo.cjis.gov': 'FBI: Identity History Summary checks',
  'github.com': 'A copy of the code, made by others',
  'oscn.net': 'Oklahoma State Courts Network',
  'pacer.uscourts.gov': 'PACER: federal court records',
};

/** Without what differs though the page is the same. */
export function samePage(address: string): string {
  return address
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(address)?.[1] ?? address;
}

const shownByLegislatures =
  /akleg|azleg|capitol|code|delcode|flsenate|iga\.in|ilga|justia|kslegislature|ksrevisor|law\.lis|lawserver|le\.utah|leg\.|legis|malegislature|ncleg|revisor|rsa|statutes|wyoleg/;

/** “…/section-2953.32”, “…#12.55.085”: the number of a section, where a legislature or a book of laws shows it. */
function sectionIn(address: string): string | undefined {
  const host = hostOf(address);
  if (!shownByLegislatures.test(host)) return undefined;
  const [last = ''] = lastPart(address).split(/[?&]/).slice(-1);
  const number = /([1-9]\d{0,3}[a-z]{0,2}[-.:]\d[\w.:-]{0,14})$/i.exec(
    last.replace(/\.(?:html?|aspx?|pdf|php)$/i, ''),
  )?.[1];
  return number ? `§ ${number}` : undefined;
}

/** Parts of addresses that name nothing. */
const nothing =
  /^(?:index|default|home|PageSelect|DeliverDocument|welcomeView|main|page|node|faqs?|view|print|details?|\d+|[a-z]{1,3})$/i;

/** “After-Filing-a-Petition” is as good as a title. */
function titleIn(address: string): string | undefined {
  const words = lastPart(address)
    .replace(/[?#].{0,300}$/, '')
    .replace(/\.(?:html?|aspx?|pdf|php|shtml|jsp|cfm)$/i, '')
    .split(/[-_+]|%20/)
    .filter((word) => word !== '');
  const title = words.join(' ');
  const isReadable =
    words.length > 1 ? /[a-z]{3}/i.test(title) && !/[=.]|[0-9a-f]{12}/.test(title) : title.length > 5;
  if (!isReadable || nothing.test(title) || title.length > 90) return undefined;
  const apart = title.replaceAll(/([a-z])(?=[A-Z])/g, '$1 ');
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}

function lastPart(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+\/?/, '').replace(/\/$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}
