import type { MeantInPlaces } from '../legal-word.ts';

/** Ends of cases that count in one way here and in another there. */
export const endingsInPlaces: Readonly<Record<string, MeantInPlaces>> = {
  stet: {
    MD: { says: 'It is not a conviction. It may be expunged after three years.', section: 'CP § 10-105(c)' },
  },
  'continued without a finding': {
    MA: {
      says: 'Once it is over it counts as a dismissal, and a judge may seal it.',
      section: 'G.L. c. 276, § 100C',
    },
  },
  'adjournment in contemplation of dismissal': {
    NY: { says: 'It is sealed when it is dismissed.', section: 'CPL § 160.50' },
  },
  abeyance: {
    UT: {
      says: 'A finished plea in abeyance is dismissed, and you may ask to expunge it.',
      section: 'Utah Code 77-40a-302',
    },
  },
  'accelerated rehabilitation': {
    CT: {
      says: 'When the case is dismissed, its records are erased.',
      section: 'Conn. Gen. Stat. § 54-142a',
    },
  },
  dismissed: {
    CA: {
      says: 'It may also be a way to clear a conviction: the court sets it aside and dismisses the case later.',
      section: 'Pen. Code § 1203.425',
    },
    FL: {
      says: 'A case dropped outright may be expunged. One that ended with adjudication withheld is sealed first.',
      section: 'Fla. Stat. § 943.0585',
    },
    TX: {
      says: 'After deferred adjudication it is not expunged, but it may be kept from the public.',
      section: 'Gov’t Code § 411.0725',
    },
    KY: {
      says: 'A case dismissed for good (“with prejudice”) is expunged by itself. Another one has to be asked for.',
      section: 'KRS 431.076',
    },
  },
  'probation before judgment': {
    DE: {
      says: 'After the discharge it is no conviction, and the case is expunged by itself.',
      section: '§ 4218(g)',
    },
    MD: {
      says: 'It is not a conviction. You may ask to have it expunged later.',
      section: 'CP § 10-105(c)(2)',
    },
  },
  'suspended imposition of sentence': {
    AK: {
      says: 'After probation the court may set the conviction aside. The case is not hidden.',
      section: 'AS 12.55.085',
    },
    MO: {
      says: 'When probation is over, the case is closed to the public.',
      section: 'Mo. Rev. Stat. § 610.105.1',
    },
    SD: {
      says: 'It is no conviction, and the court must order all records sealed.',
      section: 'SDCL § 23A-27-14',
    },
  },
  'deferred adjudication': {
    TX: {
      says: 'It is no conviction. It is mostly not expunged, but it may be kept from the public.',
      section: 'Gov’t Code § 411.0725',
    },
    WV: { says: 'If you finish, the case may be expunged.', section: 'W. Va. Code § 61-11-25' },
  },
  'deferred judgment': {
    IA: {
      says: 'After you finish, the court expunges it by itself. A deferred sentence is something else.',
      section: 'Iowa Code § 907.9',
    },
    NE: { says: 'If you finish, the record is sealed.', section: 'Neb. Rev. Stat. § 29-3523(3)(c)' },
  },
  'deferred sentence': {
    MT: {
      says: 'If it is dismissed at the end, all records of the charge are confidential.',
      section: 'Mont. Code Ann. § 46-18-204',
    },
    ND: {
      says: 'For a misdemeanor the plea is taken back, and the file is sealed by itself.',
      section: 'N.D.C.C. §§ 12.1-32-07.1',
    },
    OK: {
      says: 'The court takes the plea off its books, and the case reads as dismissed.',
      section: '22 O.S. § 991c',
    },
    RI: { says: 'After you finish, it may be expunged.', section: 'R.I. Gen. Laws § 12-19-19' },
    VT: {
      says: 'If you finish, the court strikes the finding of guilt and has all records destroyed.',
      section: '13 V.S.A. § 7041',
    },
  },
  'deferred disposition': {
    ME: {
      says: 'If it ends in a dismissal, the state may no longer show the case to the public.',
      section: '16 M.R.S. § 703(2)(G)',
    },
    WA: { says: 'For youth: the court seals the case after it was dismissed.', section: 'RCW 13.40.127' },
  },
  'deferred entry of judgment': {
    CA: {
      says: 'The law calls the old plea invalid, and the court takes it back.',
      section: 'Pen. Code § 1203.43',
    },
  },
  'deferred prosecution': {
    KY: {
      says: 'For having drugs: the court drops the charge and seals all records.',
      section: 'KRS 218A.14151',
    },
  },
  deferred: {
    HI: {
      says: 'Papers say DAG or DANC: after it ends, the arrest may be expunged.',
      section: 'HRS § 831-3.2(a)(5)',
    },
    MI: {
      says: 'You were not convicted: the case is dismissed and closed to the public.',
      section: 'MCL 762.14',
    },
    NV: { says: 'The case is dismissed, is no conviction, and is sealed.', section: 'NRS 176.211' },
    WY: {
      says: 'One to three years of probation, and then the case is dismissed. It is not a conviction.',
      section: 'W.S. § 7-13-301',
    },
  },
  'trainee status': {
    MI: {
      says: 'You were not convicted: the case is dismissed and closed to the public.',
      section: 'MCL 762.14',
    },
  },
  diversion: {
    KS: {
      says: 'A diversion has to be expunged like a conviction, after a wait.',
      section: 'K.S.A. 21-6614(a)(2)',
    },
    KY: {
      says: 'If you finish, the case is dismissed, and you may ask to expunge it.',
      section: 'KRS 533.258',
    },
    NV: { says: 'The case is dismissed, is no conviction, and is sealed.', section: 'NRS 174.034' },
    SD: {
      says: 'The charges are dropped, and the court must expunge the record of the arrest.',
      section: 'SDCL § 23A-3-35',
    },
    TN: {
      says: 'There are two kinds, pretrial and judicial. Both may be expunged after you finish.',
      section: 'Tenn. Code § 40-32-106(d)',
    },
    VT: {
      says: 'The court has its files, police records, prints and photos destroyed.',
      section: '3 V.S.A. § 164',
    },
  },
  'accelerated rehabilitative disposition': {
    PA: {
      says: 'After you finish, the record of the charge may be destroyed.',
      section: '18 Pa.C.S. § 9122',
    },
  },
  'first offender': {
    AR: {
      says: 'The case of a first offender is dismissed and sealed.',
      section: 'Ark. Code Ann. § 16-93-303',
    },
    GA: {
      says: 'If you finish, you have no conviction, and the state no longer shows the case to employers.',
      section: 'O.C.G.A. § 42-8-60',
    },
    LA: {
      says: 'The law pardons a first felony when the sentence is over. It may then be expunged if it was not violent.',
      section: 'La. R.S. 15:572(C)',
    },
    US: {
      says: 'For a first drug case: up to a year of probation, and no conviction is entered.',
      section: '18 U.S.C. § 3607(a)',
    },
  },
  'conditional discharge': {
    GA: { says: 'For a first drug case. If you finish, you have no conviction.', section: '§ 16-13-2' },
    HI: {
      says: 'For a first drug case at 20 or younger, all official records are expunged.',
      section: 'HRS § 712-1256',
    },
    SC: { says: 'If you finish, you may ask to have the case expunged.', section: 'S.C. Code § 44-53-450' },
  },
  supervision: {
    IL: {
      says: 'Court supervision that you finished may be expunged, or sealed, after a wait.',
      section: '20 ILCS 2630/5.2',
    },
  },
  'stay of adjudication': {
    MN: {
      says: 'A finished one counts as a program, and it is sealed by itself or when you ask.',
      section: 'Minn. Stat. § 609A.015, subd. 2',
    },
  },
  'withheld judgment': {
    ID: {
      says: 'After it the judge may take back the plea and dismiss the case.',
      section: 'Idaho Code § 19-2604',
    },
  },
  withheld: {
    FL: {
      says: 'You were not convicted, so the case may be sealed, unless the crime is on a list.',
      section: 'Fla. Stat. § 943.059',
    },
  },
  'filed without a finding': {
    RI: {
      says: 'After a year of a filing the case is expunged by itself, and there is no record from it.',
      section: 'R.I. Gen. Laws § 12-10-12',
    },
  },
  'dead docket': {
    GA: {
      says: 'After more than 12 months on it, a court may restrict the case.',
      section: 'O.C.G.A. § 35-3-37(j)(3)',
    },
  },
  nonconviction: {
    WA: {
      says: 'The State Patrol or the police can delete it from the files that checks are made from.',
      section: 'RCW 10.97.060',
    },
  },
  'pretrial intervention': {
    NJ: { says: 'A charge that was dismissed after a program may be expunged.', section: 'N.J.S.A. 2C:52-6' },
  },
  'pretrial diversion': {
    TN: { says: 'After you finish, the case may be expunged.', section: 'Tenn. Code § 40-32-106(d)' },
  },
};
