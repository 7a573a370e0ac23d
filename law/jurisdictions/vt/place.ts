import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'VT',
  name: 'Vermont',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2025-07-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'The listed crimes of § 5301(7) were read as of July 2022 and completed: driving that kills or badly hurts, and older sections. To be found delinquent of one now counts for 10 years, as 33 V.S.A. § 5119(g)(2) says. Identity theft, counterfeiting, false claims and computer felonies were shut and now need review. Of 21 cases written from the law alone all but one were decided alike: whether a newer conviction stands in the way is told as a gap. Of 25 cases written anew, all agreed. A DUI told by another section than § 1201 waits 10 years too. Of 25 cases more, all agreed. A felony told as burglary and theft, or as theft from a vulnerable adult, is no longer taken for grand larceny. Of 72 cases more, five were a question and are decided now: notes of others name false pretenses, forgery, embezzlement, stolen property, retail theft and more on the list of property felonies. Of 28 more cases all but one agreed: with a later DUI the first one is a question too. A felony for having marijuana, and any since 2021, is no longer taken for something that is no crime today. Of 45 more, and a table of each section of which only a part is listed, four came out otherwise: robbery (§ 608) and felony driving (23 V.S.A. §§ 1091, 1128) told without their part now need a look, and drunk driving that badly hurt somebody is a listed crime. The list of crimes that call for registration (§ 5401(10)) was then read whole: somebody who must register is no longer turned away with a sex misdemeanor that is not on it, and asking a minor to sell sex is left out.',
  },
  gaps: [
    {
      section: '13 V.S.A. §§ 7601, 7602, 7609',
      what: 'Of the law of July 2025 we read § 7603 whole and the first lines of §§ 7601 and 7602. The rest comes from the courts’ instructions of July 2025 and from notes of others who read it in August 2026. Those notes say that no act of 2026 changed the chapter. They print what is left out for misdemeanors: we held it against our list. That crimes which call for registration are left out too stands in one project’s summary alone. Which these are was read in § 5401(10), as of July 2025.',
      since: '2026-11-17',
    },
    {
      section: '13 V.S.A. § 7601(5)',
      what: 'The 25 property felonies that can be sealed could not be read in the text. Those of the old law count as on the list, and so do those that notes of others of June 2026 name, who cite the chapter: 25 sections as well, which is the number that others counted in the text in August 2026. For other property felonies the answer is that it needs review.',
      since: '2026-11-17',
    },
    {
      section: '13 V.S.A. § 5301(7)',
      what: 'The list of “listed crimes” was read as of July 2022. A broken emergency order is not on it. It counts here as if it were, where a grave crime of the last 10 years closes a way.',
      since: '2026-11-17',
    },
    {
      section: '13 V.S.A. § 7602(c), (d)',
      what: 'One summary of the law of 2025 says that there must be no new conviction. The courts’ instructions of July 2025 name no such rule, and notes of August 2026 that tell each condition of (c) and (d) do not either. It is not entered.',
      since: '2026-11-17',
    },
    {
      section: '13 V.S.A. § 7602(e)',
      what: 'Some pages say that only a first DUI can be sealed. The courts’ instructions and notes that tell of § 7602(e) do not. With another DUI, before or after it, the answer is that it needs review.',
      since: '2026-11-17',
    },
    {
      section: '13 V.S.A. § 7601(4)(B)(iv)',
      what: 'A pardoned misdemeanor may have to wait 3 years or 7. Between the two days it needs review.',
      since: '2026-11-17',
    },
    {
      section: '3 V.S.A. § 164(f)',
      what: 'It was read only through notes of others. Whether it reaches diversion finished before July 2025 is not sure.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2025-07-01',
      about: 'expungement',
      text: 'Since July 1, 2025 Vermont seals most convictions that it used to expunge, after 3, 7 or 10 years.',
      source: {
        label: '13 V.S.A. § 7602',
        url: 'https://legislature.vermont.gov/statutes/section/13/230/07602',
      },
      reliefs: [
        'vt-misdemeanor-sealing',
        'vt-dui-sealing',
        'vt-felony-sealing',
        'vt-pardoned-sealing',
        'vt-young-sealing',
      ],
    },
  ],
};
