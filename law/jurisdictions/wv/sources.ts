import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';
import { read } from './read.ts';

export const sources: readonly Source[] = [
  statuteCopy(read.text, '§ 61-11-26(a) and (b): who may ask, and the waits'),
  statuteCopy(read.charges, '§ 61-11-25(a) since 2024: dismissals, diversion, deferred adjudication'),
  statuteCopy(
    'https://instalawyer.io/laws/west-virginia-code/61-11-25-expungement-of-criminal-records',
    '§ 61-11-25 before 2024: 60 days, mental illness',
  ),
  statuteCopy(read.program, '§ 61-11-26a: treatment and job courses'),
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    '§ 61-11-22a, deferred adjudication, in a copy of February 2026',
  ),
  statuteCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=WVB00016828&billsummary_session=2020&billsummary_state=wv',
    'S.B. 562 (2020), the title of the act: homes, drunk driving of 5 years ago, the only convictions',
  ),
  statuteCopy(read.pardonLaw, '§ 5-1-16a, pardons'),
  courtOrAgencyCopy(
    'https://www.casemine.com/commentary/us/in-re-petition-of-d.k.:-plea-and-diversion-dismissals-are-“in-exchange-for-a-guilty-plea”-and-not-expungeable-under-former-w.-va.-code-61‑11‑25(a)/view',
    'In re Petition of D.K. (2025), on the law before 2024',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/opinion/1234099/perito-v-county-of-brooke',
    'Perito v. County of Brooke (2004): a pardon does not give back gun rights',
  ),
  courtOrAgency(
    'http://www.paroleboard.wv.gov/executiveclemency/Pages/guidelines.aspx',
    'Parole Board: clemency, older than today’s law on expungement',
  ),
  courtOrAgency(read.forms, 'Public Defender Corporation: waits, what is left out, forms'),
  courtOrAgencyCopy(
    'http://www.courtswv.gov/lower-courts/expungement/SCA-C906.pdf',
    'Form SCA-C906 of June 2019: misdemeanors and traffic citations, waits, whom to serve',
  ),
  courtOrAgencyCopy(
    'https://www.courtswv.gov/',
    'Forms SCA-C903 of 2010, SCA-C907 of 2019 and SCA-C912 of 2020: dropped charges, felonies, 30 days to object',
  ),
  otherPage(
    read.summary,
    'Only once; 200 dollars and 100 for the State Police; acquittals since 2024; what is left out',
  ),
  courtOrAgency(
    'https://governor.wv.gov/News/press-releases/2019/Pages/Gov.-Justice-unveils-historic-Jobs-and-Hope-West-Virginia-program-to-combat-substance-use-disorder-crisis.aspx',
    'Governor: Jobs & Hope West Virginia',
  ),
  clearinghouse(
    'https://www.nationalreentryresourcecenter.org/cleanslate/states/west-virginia/policies/wv-ar-4',
    'Juvenile records, § 49-5-104',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/wv-d-2/', 'First drug cases, § 60A-4-407'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/wv-c-1/', 'The fee is that of a civil case'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/wv-c-7/', '§ 61-11-26b, driving cases'),
  clearinghouse(
    'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/west-virginia-expungement',
    'Cornell: charges and convictions',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/west-virginia-restoration-of-rights-pardon-expungement-sealing/',
    'Rights, guns and pardons, November 2024',
  ),
  legalAid(
    'https://legalaidwv.org/legal-information/expungement-of-criminal-records',
    'Legal Aid, June 2024',
  ),
  legalAid(read.office, 'Legal Aid: its office'),
  legalAid(
    'https://info.rdvic.org/laws/west-virginia-human-trafficking-laws',
    'The law on human trafficking',
  ),
  otherPage(read.clinic, 'Expungement clinic of 2023: papers and waits'),
  otherPage(read.pardons, 'One year after the pardon, five after the sentence'),
  otherPage(read.bar, 'The State Bar’s lawyer referral'),
  otherPage(read.overview, 'What sealing and expungement mean'),
  courtOrAgencyCopy(
    'https://ecases.us/case/wva/c8937661/in-re-petition-of-cmh-for-expungement-of-records',
    'In re C.M.H. (West Virginia Supreme Court, 2023): the judge’s no was undone on appeal',
  ),
];
