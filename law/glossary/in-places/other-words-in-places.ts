import type { MeantInPlaces } from '../legal-word.ts';

export const otherWordsInPlaces: Readonly<Record<string, MeantInPlaces>> = {
  violation: {
    NY: {
      says: 'It is not a crime. The state, the police and the prosecutor seal their records of it.',
      section: 'CPL § 160.55',
    },
  },
  'summary offense': {
    PA: {
      says: 'It is less than a misdemeanor, and the law has ways of its own to clear it.',
      section: '18 Pa.C.S. § 9122',
    },
  },
  'youthful offender': {
    CT: { says: 'The record is erased by itself at 21.', section: 'Conn. Gen. Stat. § 54-76o' },
    NY: { says: 'It is not a conviction, and the papers are confidential.', section: 'CPL § 720.35' },
    SC: { says: 'It is a conviction that may be expunged later.', section: 'S.C. Code § 22-5-920' },
  },
  'informal adjustment': {
    ID: { says: 'The records of it may be expunged.', section: 'Idaho Code § 20-525A(3)' },
    TN: { says: 'After it the juvenile court seals the case.', section: 'Tenn. Code § 37-1-153(f)' },
  },
  'child in need of services': {
    TX: { says: '“Conduct in need of supervision” is sealed at 18.', section: 'Fam. Code § 58.255' },
  },
  'probation without verdict': {
    DC: {
      says: 'For a first drug case the law says “probation without judgment”, and it may be expunged.',
      section: 'D.C. Code § 48-904.01(e)',
    },
  },
  'certificate of relief': {
    AL: {
      says: 'It is called an order of limited relief: a licensing board may not turn you down by rule.',
      section: 'Ala. Code § 12-26-6',
    },
    AZ: {
      says: 'It is called a Certificate of Second Chance, and it lifts bars to work licenses.',
      section: 'A.R.S. § 13-905(K)',
    },
  },
};
