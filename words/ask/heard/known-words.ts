/** Words that are mended where somebody mistyped them. */
export const topicWords: readonly string[] =
  'expunge expunged expungement expunction sealed sealing record records felony felonies misdemeanor misdemeanors marijuana cannabis convicted conviction convictions dismissed dismissal deferred adjudication automatic automatically pardon pardoned certificate petition hearing lawyer attorney employer employers employment background probation juvenile domestic violence burglary robbery assault battery shoplifting larceny trespassing possession paraphernalia disorderly prosecutor objected waiver forms license housing immigration citizenship voting firearm firearms qualify eligible eligibility cleared clearing erased arrested charges charge years restitution driving drunk clean slate acquitted diversion nondisclosure prostitution trafficking manslaughter vandalism apartment landlord background fingerprints sentence prison offense offender offenders criminal'.split(
    ' ',
  );

/** Words that look like a slip of another, and are none. */
export const notSlips: readonly string[] =
  'waived waive waives change changes chance chances charged clearly cleaning parsons sales flirt cover count county court courts years prisons started state states status place places force forced forgot pardons ready really already sealable seals charger offence sealer felons felon driven drivers driver voted voter voters recorded recording erase expunges eligibly cleaner classes license licensed licenses house houses housed automobile'.split(
    ' ',
  );
