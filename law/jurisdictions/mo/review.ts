import type { Reviewed } from '../../place/review.ts';

const general = ['mo-expunge-felony', 'mo-expunge-misdemeanor', 'mo-expunge-infraction'];
const inAll = (id: string) => general.map((relief) => `${relief}/${id}`);

/** Chapter 610 as of February 2026, and the sections it names. */
export const review: readonly Reviewed[] = [
  {
    section: 'Mo. Rev. Stat. § 610.140.6(1)',
    says: 'at least three years if the offense is a felony, or at least one year if the offense is a misdemeanor, municipal violation, or infraction, from the date the petitioner completed any authorized disposition',
    rules: inAll('waited'),
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.6(2)',
    says: 'the person has not been found guilty of any other misdemeanor or felony, not including violations of the traffic regulations provided under chapters 301, 302, 303, 304, and 307, during the time period specified',
    rules: inAll('not-found-guilty-lately'),
    verdict: 'right',
    note: 'Courts count the time back from the petition. A plea with a suspended imposition of sentence is a finding of guilt.',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.6(3), (4)',
    says: 'satisfied all obligations relating to any such disposition, including the payment of any fines or restitution; (4) The person does not have charges pending',
    rules: [...inAll('everything-paid'), ...inAll('no-open-case')],
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.3(1)',
    says: 'Any class A felony offense',
    rules: ['mo-expunge-felony/not-class-a'],
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.3(5)',
    says: 'Any felony offense of assault; misdemeanor or felony offense of domestic assault; or felony offense of kidnapping',
    rules: inAll('not-left-out'),
    verdict: 'right',
    note: 'Assault in the fourth degree is open as a misdemeanor.',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.3(11)',
    says: 'Any offense of section 571.030, except any offense under subdivision (1) of subsection 1 of section 571.030 where the person was convicted or found guilty prior to January 1, 2017, or any offense under subdivision (4) of subsection 1 of section 571.030',
    rules: inAll('not-left-out'),
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.3(10)',
    says: 'regulating the operation of motor vehicles when committed by an individual who has been issued a commercial driver’s license or is required to possess a commercial driver’s license',
    rules: inAll('no-commercial-license'),
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.7',
    says: 'no earlier than eighteen months from the date of arrest; provided that, during such time, the petitioner has not been charged and the petitioner has not been found guilty of any misdemeanor or felony offense',
    rules: ['mo-expunge-arrest/waited', 'mo-expunge-arrest/not-found-guilty-then'],
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 610.140.13',
    says: 'Not more than three misdemeanor offenses or ordinance violations that have an authorized term of imprisonment; and (2) Not more than two felony offenses',
    rules: ['mo-expunge-felony/within-lifetime-limit', 'mo-expunge-misdemeanor/within-lifetime-limit'],
    verdict: 'right',
    note: 'City violations with jail are told as infractions; the limit is said in words there.',
  },
  {
    section: 'Mo. Rev. Stat. § 610.105.1',
    says: 'nolle prossed, dismissed, or the accused is found not guilty or imposition of sentence is suspended in the court in which the action is prosecuted, official records pertaining to the case shall thereafter be closed records when such case is finally terminated',
    rules: ['mo-closed-case/case-over', 'mo-closed-case/whole-case'],
    verdict: 'open',
    note: 'Of a case with a conviction on another charge it says nothing.',
  },
  {
    section: 'Mo. Rev. Stat. § 610.100.2(3)',
    says: 'arrested and not charged with an offense against the law within thirty days of the person’s arrest, the arrest report shall thereafter be a closed record',
    rules: ['mo-closed-arrest/waited'],
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 610.130.1',
    says: 'After a period of not less than ten years, an individual who has pleaded guilty or has been convicted for a first intoxication-related traffic offense or intoxication-related boating offense which is a misdemeanor or a county or city ordinance violation',
    rules: [
      'mo-expunge-first-dwi/waited',
      'mo-expunge-first-dwi/first-dwi',
      'mo-expunge-first-dwi/no-later-dwi',
    ],
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. §§ 577.010.2, 577.012.3, 577.013.2',
    says: 'A class A misdemeanor if: (a) The defendant is a prior offender; or (b) A person less than seventeen years of age is present in the vehicle',
    rules: ['mo-expunge-first-dwi/first-dwi'],
    verdict: 'mended',
    note: 'A case told as Class A was taken for the first. Now it is a question, and under § 577.012 it is not the first.',
  },
  {
    section: 'Mo. Rev. Stat. § 311.326',
    says: 'After a period of not less than one year after reaching the age of twenty-one a person who has pleaded guilty to or has been found guilty of violating section 311.325 for the first time',
    rules: ['mo-expunge-minor-alcohol/is-22', 'mo-expunge-minor-alcohol/first-time'],
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 211.321.5',
    says: 'may enter an order to seal the official court file, as well as all peace officers’ records, at any time after the child has reached his or her eighteenth birthday',
    rules: ['mo-seal-juvenile/is-18', 'mo-seal-juvenile/case-closed'],
    verdict: 'right',
  },
  {
    section: 'Mo. Rev. Stat. § 568.040.6(3)',
    says: 'who has been found guilty of a felony offense for criminal nonsupport under this section, and who has successfully completed probation after a plea of guilty or conviction may petition the court for expungement',
    rules: ['mo-expunge-nonsupport/support-settled', 'mo-expunge-nonsupport/nothing-else'],
    verdict: 'mended',
    note: 'The way was missing.',
  },
];
