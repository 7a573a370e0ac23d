import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NV',
  name: 'Nevada',
  timeZone: 'America/Los_Angeles',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      'The rules were held with 37 new cases against NRS 179.245 and 179.255 as of 2014, printed whole by the prosecutor of Clark County. Battery with intent, drugging, murder and child abuse can never be sealed only where they were sexual. Kidnapping a child can never be. A conviction in the wait starts it anew, and one after a clean wait needs a look. A dropped charge goes with the conviction beside it. Drug possession (NRS 453.3365) is by petition. Later that day a DUI after an older felony DUI, and sex crimes that may have come to the list since 2014, went to review. NRS 179.271 was read whole and held. A DUI or domestic battery told by another of its sections waits seven years as well. Vehicular homicide told by its penalty (NRS 484C.440) is now on the list. After an unconditional pardon the record is sealed without a petition. Driving on drugs is not read as having them. Of 49 cases more one was left open: burglary of category B since July 2020 is now taken for burglary of a home. The way for having drugs now stands only for NRS 453.336. Told without a section, a crime with a child is read as abuse or neglect, and a sex offense that is no felony as one that can be sealed. A section written like NRS 200.485.1(a) is now read. Gone through by sections: a felony for asking a child for sex (NRS 201.354) went to review. So did holding a child, forced labor of one, kidnapping by a parent, arson told by its section, and force under sections that are not on our list: for these the wait was 5 years before. The list of crimes against a child (NRS 179D.0357) was then read: parents who kidnapped their own child may have it sealed, and holding a child or forced labor of one can never be.',
  },
  gaps: [
    {
      section: 'NRS 179.245(1)',
      what: 'Of today’s text only the first two paragraphs could be read. The other waits are as many pages tell them alike. So do two that read more: the state police’s print of August 2025, and in July 2026 the legislature’s own, with the act of 2025 (c. 773).',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245(5)',
      what: 'The law asks for no conviction “in the period prescribed”. A conviction in the wait starts it anew, as those who help people tell it. One that came after a clean wait needs review. Some offices seal only a whole record.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245(6), 179D.0357',
      what: 'The list of sex crimes was read as of 2014. A project that read it in July 2026 counts 18 on it and does not name them all. What may have been added since 2014, such as crimes of school and college staff, needs review. So does paying a child for sex. The list of crimes against a child was read whole, as of June 2025.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245(6), (7)',
      what: 'The list names the third DUI in seven years (NRS 484C.400(1)(c)). A DUI after an older felony DUI (NRS 484C.410) needs review. Two projects that read subsection 7 say that it spares those whose judgment became one for a second DUI. What the judgment says decides here.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245(1)(a)',
      what: 'A clearinghouse says that NRS 200.408 tells what a “crime of violence” is. It was not read. We take felonies by force against a person for it, by their sections. Arson, home invasion and force under other sections, such as abuse of a child, need review.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.245',
      what: 'The law names no payment. Many courts wait for the last fine, so we let what is owed block.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 453.336, 453.3365',
      what: 'Clearinghouses and a newspaper tell of them; the text was not read. One page has sealing after drug possession as automatic. NRS 179.245 speaks of a petition under it, so we say on request.',
      since: '2026-11-17',
    },
    {
      section: 'NRS 179.273(1)',
      what: 'That a record is sealed by itself after an unconditional pardon stands in its heading, and in an account of September 2026 of its text. Since when was not read. Those pardoned before may have to ask.',
      since: '2026-11-18',
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
