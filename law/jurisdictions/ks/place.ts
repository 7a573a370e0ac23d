import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'KS',
  name: 'Kansas',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'The rules were held against the Judicial Council’s petition and its chart of waits with 37 new cases. A second DUI from before July 2006 waits five years, not ten. A charge dropped beside a conviction can go with it. Nothing is expunged while you must register, arrests and juvenile records among it. For a juvenile record only what came after the discharge stands in the way, and being trafficked needs a look. K.S.A. 21-6617 is about the death penalty and clears nothing. Of 26 cases written anew, all agreed. An account of August 2026, which had the text with the changes of Senate Bill 430 of 2026 before it, names the same waits and the same list. Of 32 more cases, all agreed. Of 28 cases more one did not: vehicular battery under the repealed § 21-3405b waits five years, as that account of § 21-6614(c) says. Of 52 more, all agreed. Conspiracy and solicitation of a crime on the list were closed like attempts; now they need review.',
  },
  gaps: [
    {
      section: 'K.S.A. 21-6614(b) to (i)',
      what: 'Only its first subsections could be read in the law’s own words, as of 2022. The rest is as the Judicial Council’s petition, prosecutors and legal aid tell it, and as an account of August 2, 2026 does that had the whole section before it, in Senate Bill 430 of 2026. Its list under (e) is ours, crime by crime.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614(a)',
      what: 'Whether money that is owed keeps the years from running is not said. Bills of 2022 and 2023 wanted the years to begin before all is paid, so today they may begin only then. We let a debt block, count from the end of the sentence, and say so.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614(c), (d)',
      what: 'They do not name refusing an alcohol test, so it waits 3 years. A city court’s page still tells of 10 years for a first DUI.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614',
      what: 'Courts look at the law of the day of the crime, unless the law of today is kinder. Only what the Judicial Council’s chart says of older DUIs is entered.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614(e)',
      what: 'The list speaks of convictions, but the Judicial Council’s petition has you state that a diversion is not on it either. A diversion for such a crime needs review.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614(e), 38-2312(b)',
      what: 'They are told to name attempts at the listed crimes, and crimes from before July 2011 that are comparable. Whether planning such a crime or asking somebody to do it (21-5302, 21-5303) counts too was not read, so that needs review.',
      since: '2026-11-18',
    },
    {
      section: 'K.S.A. 12-4516, 21-6614 and 60-2001',
      what: 'Senate Bill 430 of 2026 sets § 21-6614 out anew, and changes a charge for court staff. It was read in an account only. House Bill 2393 of 2025 changes that charge alone, as its title says. Another bill of that session would let a judge waive the docket fee; its number was not shown, and whether it became law was not found. Of House Bill 2323 no copy was found. No act of 2025 or 2026 that changes who may expunge was found.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 22-2410',
      what: 'It does not say what follows where one charge of an arrest was dropped and another ended in a conviction. Until that conviction can be expunged, it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 38-2312',
      what: 'Its opening was read in its own words; the ages and waits come from clearinghouses. What it gives to victims of trafficking was not read, and needs review.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
