import type { MeantInPlaces } from '../legal-word.ts';

/** What is done to records, place by place: where “expunged” means destroyed, and where it means sealed. */
export const clearingInPlaces: Readonly<Record<string, MeantInPlaces>> = {
  expunge: {
    AL: {
      says: 'The record is taken out of public view. Police, prosecutors and some others can still see it.',
      section: '§ 15-27-2(a)',
    },
    AZ: {
      says: 'For marijuana alone: the case is vacated, and all files on it are sealed.',
      section: 'A.R.S. § 36-2862',
    },
    CA: {
      says: 'People say expunge, but the law says “dismiss”: the guilt is taken back, and the file stays.',
      section: 'Pen. Code § 1203.425',
    },
    CO: {
      says: 'Mostly for youth cases and arrests by mistake. Adult cases are sealed.',
      section: 'C.R.S. 24-72-702',
    },
    CT: {
      says: 'The law calls it erasure: by law you were never arrested for it.',
      section: 'Conn. Gen. Stat. § 54-142a',
    },
    DE: {
      says: 'The case is taken out of the court and police files that others can see.',
      section: '11 Del. C. § 4372',
    },
    DC: {
      says: 'The law puts you back where you were before the arrest. Sealing is something else there.',
      section: 'D.C. Code § 16-802',
    },
    FL: {
      says: 'Police destroy their records and the clerk closes the file. The state keeps one copy that takes a court order to see.',
      section: 'Fla. Stat. § 943.0585',
    },
    GA: {
      says: 'The law says “restricted”: employers no longer see it in the state’s record.',
      section: 'O.C.G.A. § 35-3-37',
    },
    HI: {
      says: 'For an arrest that led to no guilt: the state takes it off your record and gives you a paper that says so.',
      section: 'HRS § 831-3.2',
    },
    IL: {
      says: 'Police records are destroyed or given back to you, and your name leaves the public index. Sealing only hides it.',
      section: '20 ILCS 2630/5.2',
    },
    IN: {
      says: 'Most records are closed to the public. Some felonies stay public, but are marked as expunged.',
      section: 'Ind. Code § 35-38-9-4',
    },
    IA: { says: 'The court’s record is kept apart and closed to the public.', section: 'Iowa Code § 901C.2' },
    KS: { says: 'The record is closed to the public. It is not destroyed.', section: 'K.S.A. 21-6614' },
    KY: {
      says: 'The case leaves the computers of the court and the police. They answer that there is no record.',
      section: 'KRS 431.076',
    },
    LA: {
      says: 'The record is taken out of public view, and you need not tell of it.',
      section: 'La. C.Cr.P. art. 976',
    },
    MD: {
      says: 'The court and the police take the record out of public view, and only a court order opens it.',
      section: 'CP § 10-105',
    },
    MA: {
      says: 'The records are destroyed. Sealing, which is more common, only hides them.',
      section: 'G.L. c. 276, § 100K¼',
    },
    MI: { says: 'People say expunge. The law says “set aside” for convictions.', section: 'MCL 780.621' },
    MN: { says: 'It means sealed. Nothing is destroyed.', section: 'Minn. Stat. § 609A.015' },
    MO: {
      says: 'The record is closed, and the law treats you as if it never happened.',
      section: 'Mo. Rev. Stat. § 610.140',
    },
    MT: {
      says: 'The state deletes its record for good. Courts, police and prosecutors seal their files.',
      section: 'Mont. Code Ann. § 46-18-1107',
    },
    NE: {
      says: 'For adults only where the arrest was a mistake. Other cases are sealed or set aside.',
      section: 'Neb. Rev. Stat. § 29-3523(9)',
    },
    NV: { says: 'The records of adults are sealed, not expunged.', section: 'NRS 179.245' },
    NJ: {
      says: 'The records are taken out and put away, and the case counts as if it never happened.',
      section: 'N.J.S.A. 2C:52-6',
    },
    NM: {
      says: 'The public can no longer see it. In law it never happened.',
      section: 'NMSA 1978, § 29-3A-4',
    },
    NY: {
      says: 'Only some marijuana and loitering cases are wiped out so. Most other cases are sealed.',
      section: 'CPL § 160.50',
    },
    NC: {
      says: 'The papers say “expunction”: the case is taken off the public record.',
      section: 'G.S. 15A-146',
    },
    OH: {
      says: 'Courts and offices destroy their records. Sealing only closes them.',
      section: 'Ohio Rev. Code § 2953.33',
    },
    OK: { says: 'The record is sealed: you may say that it never happened.', section: '22 O.S. § 18' },
    OR: {
      says: 'For youth records: destroyed, sealed or without your name. Adult cases are “set aside”.',
      section: 'ORS 419A.261',
    },
    PA: {
      says: 'The record is destroyed. Hiding it from most people is called limited access or sealing.',
      section: '18 Pa.C.S. § 9122',
    },
    RI: {
      says: 'The record is sealed and taken out of the active files.',
      section: 'R.I. Gen. Laws § 12-1.3-2',
    },
    SC: { says: 'The records are destroyed or put under seal.', section: 'S.C. Code § 17-22-950' },
    SD: { says: 'All records of the arrest and the case are sealed.', section: 'SDCL § 23A-3-27' },
    TN: { says: 'The public record of the case is destroyed.', section: 'Tenn. Code § 40-32-106' },
    TX: {
      says: 'The papers say “expunction”: records are destroyed, and you may deny the arrest. Nondisclosure only hides them.',
      section: 'Code Crim. Proc. art. 55A.002',
    },
    UT: { says: 'The record is sealed, not destroyed.', section: 'Utah Code 77-40a-305' },
    VT: { says: 'The record is destroyed. Sealing is something else.', section: '13 V.S.A. § 7602' },
    VA: {
      says: 'Police and court records of a charge are taken from public view. For most convictions the law says “sealed”.',
      section: 'Va. Code § 19.2-392.2',
    },
    WV: {
      says: 'By law the case never happened, and offices answer that there is no record.',
      section: 'W. Va. Code § 61-11-25',
    },
    WI: {
      says: 'The court seals its whole file. The judge mostly has to order it at sentencing.',
      section: 'Wis. Stat. § 973.015',
    },
    WY: {
      says: 'The state stops showing the record, and the court seals its file.',
      section: 'W.S. § 7-13-1401',
    },
    US: {
      says: 'It is rare in federal court: mostly for a first drug case before you were 21.',
      section: '18 U.S.C. § 3607(c)',
    },
  },
  seal: {
    AK: {
      says: 'For adults mostly where the record is a mistake. Other cases are kept off the state’s checks or the court website.',
      section: 'AS 12.62.180(b)',
    },
    AR: {
      says: 'The record is sealed as if it never happened, and you may say that no record exists.',
      section: 'Ark. Code Ann. § 16-90-1409',
    },
    CA: { says: 'A sealed arrest by law did not happen, and you may say so.', section: 'Pen. Code § 851.91' },
    GA: {
      says: 'It is a step of its own: the court’s clerk hides the file, besides what the state restricts.',
      section: 'O.C.G.A. § 35-3-37',
    },
    ME: {
      says: 'The conviction becomes confidential and no longer shows on a state check.',
      section: '15 M.R.S. § 2261',
    },
    MO: {
      says: 'The law says “closed”: the public no longer sees the case.',
      section: 'Mo. Rev. Stat. § 610.105.1',
    },
    NV: {
      says: 'By law a sealed case never happened, and you may say so, also to an employer.',
      section: 'NRS 179.245',
    },
    NY: {
      says: 'Most employers, landlords and lenders no longer see it. Gun licenses and police jobs are different.',
      section: 'CPL § 160.59',
    },
    OH: {
      says: 'By law the case did not happen, and most employers no longer see it.',
      section: 'Ohio Rev. Code § 2953.33',
    },
    PA: {
      says: 'The public, landlords and most employers no longer see it. The record itself stays.',
      section: '18 Pa.C.S. § 9122.2',
    },
    VT: {
      says: 'The law treats you as if you had never been arrested or convicted.',
      section: '13 V.S.A. § 7603',
    },
  },
  'set aside': {
    AK: {
      says: 'The conviction is set aside after an SIS, and you get a certificate. The case is not hidden.',
      section: 'AS 12.55.085',
    },
    AZ: {
      says: 'The judge takes back the judgment. The case stays public, with a note that it was set aside.',
      section: 'A.R.S. § 13-905',
    },
    CA: {
      says: 'The conviction is taken back and the case dismissed. Some jobs and licenses still see it.',
      section: 'Pen. Code § 1203.425',
    },
    DC: {
      says: 'For people who were under 25: the court gives you a certificate that says so.',
      section: 'D.C. Code § 24-906',
    },
    ID: {
      says: 'The judge takes back the plea or conviction and dismisses the case. You get back your civil rights.',
      section: 'Idaho Code § 19-2604',
    },
    MI: {
      says: 'It comes off the public record, and you may say that you were not convicted.',
      section: 'MCL 780.621',
    },
    NE: {
      says: 'The conviction is nullified, and you get back what it took from you.',
      section: 'Neb. Rev. Stat. § 29-2264',
    },
    OR: {
      says: 'You may say that you were never convicted, and the court seals the case.',
      section: 'ORS 137.225',
    },
    US: {
      says: 'Under an old law for young people. Courts do not agree if the record goes too.',
      section: '18 U.S.C. § 5021',
    },
  },
  vacate: {
    IL: {
      says: 'For cannabis cases, and for people who were trafficked: the guilt is taken back, and then the record is cleared.',
      section: '20 ILCS 2630/5.2',
    },
    NY: {
      says: 'Mostly for old marijuana cases, and for people whom someone forced to do it (“trafficked”).',
      section: 'CPL § 440.46-a',
    },
    WA: {
      says: 'The main way to clear a conviction: the case is dismissed, and you may say that you were never convicted.',
      section: 'RCW 9.96.060',
    },
  },
  annul: {
    NH: {
      says: 'This is the state’s main way: the law treats you as if it had never happened.',
      section: 'RSA 651:5',
    },
  },
  erase: {
    CT: {
      says: 'Erased by law: you were never arrested for it, and you may say so under oath.',
      section: 'Conn. Gen. Stat. § 54-142a',
    },
  },
  restrict: {
    GA: {
      says: 'It is what others call sealed: employers and landlords no longer see it in the state’s files.',
      section: 'O.C.G.A. § 35-3-37',
    },
  },
  shield: {
    ID: {
      says: 'One conviction is closed to the public, and you may answer that it never happened.',
      section: 'Idaho Code § 67-3004(11)',
    },
    MD: {
      says: 'The public no longer sees the conviction on Case Search or at the courthouse.',
      section: 'CP § 10-303',
    },
  },
  nondisclosure: {
    TX: {
      says: 'Courts and police may not show the record to the public, and you need not tell of it on job forms.',
      section: 'Gov’t Code § 411.072',
    },
  },
  'limited access': {
    PA: {
      says: 'The public, landlords and most employers no longer see the case.',
      section: '18 Pa.C.S. § 9122',
    },
  },
  confidential: {
    ME: {
      says: 'Police and the state may no longer show the case to the public.',
      section: '16 M.R.S. § 703',
    },
    MT: {
      says: 'After a deferred sentence: the public sees the records only if a judge orders it.',
      section: 'Mont. Code Ann. § 46-18-204',
    },
    NY: { says: 'The papers of a youthful offender are kept from the public.', section: 'CPL § 720.35' },
  },
  pardon: {
    AL: { says: 'A nonviolent felony may be expunged 180 days after it.', section: 'Ala. Code § 15-27-2(c)' },
    AR: {
      says: 'The court seals the record once the Governor tells it of the pardon.',
      section: 'Ark. Code Ann. § 16-90-1411',
    },
    LA: {
      says: 'A first offender is pardoned by law when the sentence is over.',
      section: 'La. R.S. 15:572',
    },
    OH: {
      says: 'A pardon alone does not seal the record: a court does.',
      section: 'Ohio Rev. Code § 2953.33',
    },
    SD: { says: 'With the pardon the Governor orders all records sealed.', section: 'SDCL § 24-14-11' },
    UT: { says: 'With the pardon the Board orders the record expunged.', section: 'Utah Code 77-27-5.1' },
    VA: {
      says: 'After an absolute pardon the court has to expunge the charge and the conviction.',
      section: 'Va. Code § 19.2-392.2(I)',
    },
  },
};
