import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NV',
  name: 'Nevada',
  timeZone: 'America/Los_Angeles',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  gaps: [
    {
      section: 'NRS 179.245(1)',
      what: 'Only its first two paragraphs could be read in the law’s own words. The other waits are as many pages tell them alike.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245(5)',
      what: 'The law asks for no conviction in the years of the wait. We ask for as many clean years up to now, as those who help people tell it. A strict reading can differ, and some offices seal only a whole record.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245(6)',
      what: 'Its list of sex crimes was not read; we took the like list of another chapter. Child abuse, and some crimes told without a section, need review.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245(1)(a)',
      what: 'What a “crime of violence” is could not be read. We take felonies by force against a person for it. Arson and home invasion need review.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245',
      what: 'The law names no payment. Many courts wait for the last fine, so we let what is owed block.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 453.336, 453.3365',
      what: 'Clearinghouses and a newspaper tell of them; the text was not read. One page has sealing after drug possession as automatic, others on request. We say on request.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 62H.140',
      what: 'Its heading says that youth records are sealed at 18, with exceptions. These were not read, so between 18 and 21 it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.247',
      what: 'A bill of 2025 (AB 488) would have opened it to crimes of violence. We found no sign that it became law, nor that automatic sealing (AB 160 of 2023) did.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
