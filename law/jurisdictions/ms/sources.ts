import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'A copy of the code, made in February 2026: §§ 9-11-15, 21-23-7, 9-23-23, 9-27-19, 63-11-30, 67-3-70, 97-3-2, 97-3-7, 97-3-54.6, 97-3-65, 45-33-23, 45-33-55, 25-7-25 and 45-27-11, whole',
  ),
  statuteCopy(
    'https://github.com/UniCourt/cic-code-ms',
    'A copy of the official code of July 2020: §§ 43-21-263 and 43-21-265, whole',
  ),
  statuteCopy(
    'https://law.justia.com/codes/mississippi/2019/title-99/chapter-19/in-general/section-99-19-71/',
    '§ 99-19-71 as it was in 2019, its start: first offenders, and felonies that are left out',
  ),
  statuteCopy(
    'https://codes.findlaw.com/ms/title-97-crimes/ms-code-sect-97-3-2.html',
    '§ 97-3-2: the list of crimes of violence',
  ),
  statuteCopy(
    'https://statutes.laws.com/mississippi/title-99/15/99-15-123/',
    '§ 99-15-123: pretrial intervention',
  ),
  statuteText(
    'https://billstatus.ls.state.ms.us/documents/2026/html/HB/1500-1599/HB1546SG.htm',
    'HB 1546 of 2026 as sent to the Governor: known to us from what others say of it',
  ),
  statuteText(
    'https://billstatus.ls.state.ms.us/documents/2026/html/SB/2300-2399/SB2336IN.htm',
    'SB 2336 of 2026, a bill on the same sections: how they read before, and what was to change. Its title speaks of youth court cases',
  ),
  courtOrAgency('https://msdeltada.com/expungement/', 'A district attorney: what to bring, and model papers'),
  courtOrAgency(
    'https://hindsda.com/smart-justice/expungements/',
    'A district attorney: cases without a conviction',
  ),
  courtOrAgencyCopy(
    'https://casetext.com/regulation/mississippi-administrative-code/title-31-public-safety/part-2-criminal-information-center-administrative-code/chapter-8-record-request-policy/rule-31-2-82-procedure',
    'Rule 31-2-8.2: how to see your own record',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/mississippi-restoration-of-rights-pardon-expungement-sealing',
    'Collateral Consequences Resource Center: voting, pardon, as of December 2024',
  ),
  clearinghouse(
    'https://www.nationalreentryresourcecenter.org/cleanslate/states/mississippi/policies/ms-d-1',
    'Clean Slate Clearinghouse: nonadjudication under § 99-15-26',
  ),
  legalAid('https://www.expungemississippi.com/', 'Access to Justice Commission: who may ask, and the $150'),
  legalAid(
    'https://mscenterforjustice.org/advocacy-groups-and-educators-join-on-delta-area-expungement-relief/',
    'Mississippi Center for Justice: clinics, and that fees differ',
  ),
  otherPage(
    'https://www.childwelfare.gov/resources/responding-child-victims-human-trafficking-mississippi/',
    'A federal library on § 97-3-54.6, December 2018',
  ),
  otherPage('https://www.felonyclear.com/gun-rights', 'A law firm with the words of § 97-37-5(3)'),
  otherPage(
    'http://gracelawfirm.com/blog/ncr85p5xnsh73lqh9hy832vpdjw5fa',
    'A law firm on one felony, and the ten days’ notice',
  ),
  otherPage('https://holcombgroup.com/?p=2054', 'A law firm on what expungement does'),
  otherPage(
    'https://www.starherald.net/communities-social-state/ms-volunteer-lawyers-project-hosts-free-legal-clinics',
    'A newspaper of September 2021: the telephone number of the Mississippi Volunteer Lawyers Project',
  ),
  otherPage(
    'https://www.wjtv.com/news/local/free-legal-clinic-set-for-october-29-in-jackson/',
    'A newscast: its free clinic on expungement in Jackson',
  ),
];
