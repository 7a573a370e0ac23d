import type { EnteredPlace } from '../../place/place.ts';

const cleanSlateAct = {
  label: 'Public Act 104-0459',
  url: 'https://ilga.gov/documents/legislation/PublicActs/104/104-0459.htm',
};

export const place: EnteredPlace = {
  code: 'IL',
  name: 'Illinois',
  timeZone: 'America/Chicago',
  verified: '2026-11-18',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Breaking a civil or a stalking no contact order, told by its section of the Criminal Code, is now a question. The waits, the list of what is never sealed and the ways by themselves were held against the public pages again. Jail as a part of probation no longer makes the wait three years. Aggravated domestic battery and crimes with a list of their own are asked about. A dropped charge can be sealed with the conviction of its case. From 2029 on, all felonies have to be old enough. Of 55 cases more, all agreed. Child abduction by luring, ritualized abuse of a child, permitting its sexual abuse and forcible detention of a child call for registration, and now count as never sealed. Theft, damage, gun, drug and driving crimes told by their section alone are no longer asked about a child or a list. How long the list for violence against youth lasts was found, so such a case is decided ten years after parole. Worked lives name the pages that were read.',
  },
  gaps: [
    {
      section: '20 ILCS 2630/5.2',
      what: 'The section was read in parts: in its older public texts, in the words of the court form of June 2026, and in accounts of July 2026. The rules follow where these agree.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(b)(1)',
      what: 'Whether a dropped charge can be expunged though another charge of the case ended in a conviction was not found. It needs review. We say that it can be sealed when the conviction can, as one court did.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(a)(3)(C)',
      what: 'The list of crimes that are never sealed does not name first degree murder. A page of a county’s lawyers calls it left out. It needs review.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(a)(3)',
      what: 'Its list names no homicide, robbery or Class X felony. We take the list as whole, as the Collateral Consequences Resource Center does. A judge may still say no.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(a)(3)(C)',
      what: 'By kinds of crime the list was read on public pages; the numbers of its sections came from accounts of July 2026. It does not name § 12-3.3, aggravated domestic battery, which lawyers say cannot be sealed. It names the acts on civil and stalking no contact orders, and not §§ 12-3.8 and 12-3.9, under which breaking them is charged. Both need review.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(c)(3)(C)',
      what: 'The list for violence against youth keeps people 10 years, and life for the murder of a child (730 ILCS 154/40, as of 2024). Which crimes are on it was not read, so we ask before the 10 years are over. For arson we take 10 years.',
      since: '2026-11-19',
    },
    {
      section: '20 ILCS 2630/5.2(c)(4)',
      what: 'Older texts let nobody seal a felony that came after another felony was sealed. Two accounts of July 2026 that read the section say that this was repealed. We follow them.',
      since: '2026-11-18',
    },
    {
      section: '20 ILCS 2630/5.2(j)(1), (2)',
      what: 'That police and clerks seal felony prostitution by January 1, 2028 was read in a bill of 2024 (HB 4410) and in accounts of July 2026. It is told, and not entered as a way of its own.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(c)(3)(E)',
      what: 'The text lets a diploma end the 2-year wait too. Legal aid says that it ends only the 3-year wait. We follow legal aid.',
      since: '2026-11-17',
    },
    {
      section: 'Public Act 104-0459',
      what: 'Most sources say that the shorter waits began on June 1, 2026, and one says June 30. We take June 1.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(k), (l)',
      what: 'What will be sealed by itself from 2028 and 2029 on was read in accounts of the act. Which year a record falls in until 2034 is not entered.',
      since: '2026-11-17',
    },
    {
      section: '705 ILCS 405/5-915(0.3)',
      what: 'The list of serious youth cases that are not expunged by themselves was not read. Such a case needs review, and a request is open after 2 years.',
      since: '2026-11-17',
    },
    {
      section: '20 ILCS 2630/5.2(b)(6), (e-6), (g)',
      what: 'Three rare ways are not entered. They are for people found innocent, for veterans, and for sealing in court on the day a case ends.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-06-01',
      about: 'expungement',
      text: 'Since June 1, 2026 Illinois seals misdemeanors and felonies with probation after 2 years, not 3. No drug test is needed.',
      source: cleanSlateAct,
    },
    {
      on: '2028-01-01',
      about: 'clean-slate',
      text: 'From January 1, 2028 Illinois clerks seal ordinance cases and Class C misdemeanors a year after they close.',
      source: cleanSlateAct,
      reliefs: ['il-small-cases'],
    },
    {
      on: '2029-01-01',
      about: 'clean-slate',
      text: 'From January 1, 2029 Illinois seals most records by itself. Old ones follow until 2034.',
      source: cleanSlateAct,
      reliefs: ['il-clean-slate'],
    },
  ],
};
