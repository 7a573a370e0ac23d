import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'ID',
  name: 'Idaho',
  timeZone: 'America/Boise',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Sections 67-3004(10) and (11), 19-2604, 20-525A and 67-3014 were read whole. Of 43 cases written before reading the rules, 42 came out alike; of 9 more that probed them, 8. Prison followed by probation is no longer taken for a suspended sentence: it is asked. A felony can become a misdemeanor only after probation, and for the gravest ones if the prosecutor agrees. Of 24 cases written anew, and of 21 more, all agreed. A drug felony told with a graver crime beside it is no longer taken for possession. Where money is still owed, setting aside now needs a look. Of 58 cases more, one did not agree: who was pardoned may still ask to set aside a felony with probation. The list of crimes that call for registration (§ 18-8304) was read, and every section of title 18 held against it: luring a child online stays, and misdemeanor indecent exposure may be set aside. Of 59 cases more, three did not agree: juvenile robbery without a weapon now needs review, rape by the ages alone may go, and a misdemeanor death by driving stays where its paragraph is not told.',
  },
  gaps: [
    {
      section: 'Idaho Code §§ 19-2604, 20-525A, 67-3004 and 67-3014',
      what: 'The text at hand is of February 2026. We found no act of 2026 that changes it. That does not prove that there is none.',
      since: '2026-11-17',
    },
    {
      section: 'Idaho Code § 67-3004(11)(a)',
      what: 'Whether “felony possession” under § 37-2732(a) takes in having drugs to sell is not settled. We answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Idaho Code § 67-3004(11)(a), (c)',
      what: 'Dropped charges are named, but the wait is counted from a sentence. Beside a conviction we answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Idaho Code § 67-3004(11)(c)',
      what: 'Whether a later withheld judgment counts as a conviction is not said. We answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Idaho Code § 19-2604(1)(b)',
      what: 'It does not name fines or restitution, but asks for good cause. Where money is owed we answer that it needs review.',
      since: '2026-11-18',
    },
    {
      section: 'Idaho Code § 20-525A(5)(c)',
      what: 'It names “armed robbery”, and in brackets the whole chapter on robbery, armed or not. Without a weapon we answer that it needs review.',
      since: '2026-11-19',
    },
    {
      section: 'Idaho Code § 18-8304(1)(a)',
      what: 'Assault or battery to commit a grave felony (§§ 18-909, 18-911) calls for registration only if that was a sex crime. Where this is not told, we answer that it needs review.',
      since: '2026-11-18',
    },
  ],
  changes: [],
};
