import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'CA',
  name: 'California',
  timeZone: 'America/Los_Angeles',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      'Sections 851.91, 851.93 and 1203.4 to 1203.425 were read whole, and the lists of grave crimes. That settled which crimes are serious or violent, and when a dismissal comes by itself. Of 34 cases written later, one was mended: sex with a minor (§ 261.5) does not by itself make somebody register. Sex crimes that § 290(c) names are now known by their sections too. Of 41 more cases one was wrong: how long an arrest waits now goes by what its section carries, so carjacking waits six years and sexual battery three. The code was gone through section by section: § 290(c) was read again, and more crimes against children are now known by their sections to call for registering. The law on fire crews (§ 1203.4b), on crimes before 18 (§ 1203.45) and on victims (§§ 236.14, 236.15) was then read whole, as of spring 2026. For fire crews only murder closes the way, not manslaughter, but an open case and an older kidnapping do too. Breaking the rules of the road no longer closes sealing for young people. Section 290(c) was read as it stands since 2026: sex with a minor (§ 261.5) calls for registering only from then on, and not for somebody at most ten years older. Sections 851.7 to 851.93 and 1203.4 to 1203.49 were then gone through once more: cases from before 18 that an adult court dropped have a way of their own (§ 851.7), later convictions do not count for those who sold sex as minors (§ 1203.47), and fire crews need not tell it for most licenses. Sections 290(c) and 290.008 were held against every rule that turns on registering: a juvenile case calls for it only after the state’s youth prison, and a sex crime that § 290(c) does not name only if a judge ordered it.',
  },
  gaps: [
    {
      section: 'Pen. Code § 851.93',
      what: 'Whether a case that ended in “not guilty” has to wait before it is cleared by itself.',
      since: '2026-11-15',
    },
    {
      section: 'Pen. Code § 1203.425',
      what: 'Whether the four years start again after a new felony.',
      since: '2026-11-15',
    },
    {
      section: 'Pen. Code § 799(a)',
      what: 'Whether a term of “15 years to life” counts as life. If it does, the arrest cannot be sealed.',
      since: '2026-11-15',
    },
    {
      section: 'Welf. & Inst. Code § 781.2',
      what: 'It is to seal arrests of minors from July 2027 if money is set aside. We know it only from accounts.',
      since: '2026-11-15',
    },
    {
      section: 'Welf. & Inst. Code §§ 786(g) to 793',
      what: 'They were not read. We take a juvenile case that ended in a program for one that § 786 seals.',
      since: '2026-11-19',
    },
    {
      section: 'Pen. Code §§ 4852.01 to 4852.22',
      what: 'Only § 4852.03 was read. Misdemeanors that call for registering, and the crimes that get no certificate, are not entered.',
      since: '2026-11-19',
    },
    {
      section: 'Pen. Code § 1170.9',
      what: 'Its ways for veterans were not read, and are not entered.',
      since: '2026-11-19',
    },
    {
      section: 'Pen. Code § 851.7',
      what: 'Arrests of minors that led to no charge in court are not entered under it: most go by the juvenile law. For what an adult court dropped it is.',
      since: '2026-11-19',
    },
    {
      section: 'Pen. Code § 851.93(a)(2)(D)',
      what: 'It names the programs after which an arrest is cleared by itself. We take every finished program for one of them. One under another law, such as drug treatment after a plea since 2024, may not be.',
      since: '2026-11-19',
    },
    {
      section: 'Pen. Code § 1203.44',
      what: 'The counties of Sacramento and Yolo may run a drug treatment program until July 2029, and a court then sets the conviction aside. It is not entered.',
      since: '2026-11-19',
    },
    {
      section: 'Health & Saf. Code §§ 11361.8, 11361.9',
      what: 'Their text was not read. What courts had to do by March 2023 rests on accounts.',
      since: '2026-11-19',
    },
    {
      section: 'Pen. Code § 851.93 as changed by SB 1342',
      what: 'That dropped felonies are cleared from January 1, 2027 comes from the digest of the act and a bill tracker.',
      since: '2026-11-15',
    },
  ],
  changes: [],
};
