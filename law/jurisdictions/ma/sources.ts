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
import { read } from './read.ts';

export const sources: readonly Source[] = [
  statuteCopy(read.text100A, 'G.L. c. 276, § 100A, up to its numbered rules'),
  statuteText(
    'https://malegislature.gov/Laws/GeneralLaws/PartIV/TitleII/Chapter276/Section100I',
    'C. 276, § 100I, who may have a record expunged for its age',
  ),
  statuteText(
    'https://malegislature.gov/Laws/GeneralLaws/PartIV/TitleII/Chapter276/Section100B',
    'C. 276, § 100B, juvenile records',
  ),
  statuteCopy(
    'https://codes.findlaw.com/ma/part-iv-crimes-punishments-and-proceedings-in-criminal-cases-ch-263-280/ma-gen-laws-ch-276-sect-100g/',
    'C. 276, § 100G, the petition to expunge convictions',
  ),
  statuteCopy(
    'https://www.lawserver.com/law/state/massachusetts/ma-laws/massachusetts_general_laws_265_59',
    'C. 265, § 59, victims of trafficking',
  ),
  statuteCopy(
    'https://www.lawserver.com/law/state/massachusetts/ma-laws/massachusetts_general_laws_94c_44',
    'C. 94C, § 44, drug charges without a conviction',
  ),
  statuteText(
    'https://malegislature.gov/Laws/SessionLaws/Acts/2010/Chapter256',
    'The CORI act of 2010, which names records sealed under c. 94C, § 34 beside those of c. 276, §§ 100A to 100C',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/massachusetts-general-laws/section-34-unlawful-possession',
    'C. 94C, § 34, having drugs, up to the part on first cases',
  ),
  courtOrAgency(
    'https://law.justia.com/cases/massachusetts/supreme-court/2023/sjc-13334.html',
    'Commonwealth v. J.F.: not guilty is sealed by itself, each charge for itself',
  ),
  courtOrAgency(
    'https://law.justia.com/cases/massachusetts/supreme-court/2024/sjc-13465.html',
    'In the Matter of an Impounded Case: youthful offenders under § 100B',
  ),
  courtOrAgencyCopy(
    'https://www.socialaw.com/services/slip-opinions/november-2025/mark-gravito-vs-commonwealth',
    'Gravito v. Commonwealth (November 2025): cases with a mixed verdict',
  ),
  courtOrAgencyCopy(
    'http://masscases.com/cases/sjc/490/490mass619.html',
    'Commonwealth v. K.W. (2022): § 100K and marijuana',
  ),
  courtOrAgencyCopy(
    'http://masscases.com/cases/sjc/415/415mass155.html',
    'DeLuca v. Chief of Police (1993): pardons and sealing, c. 127, § 152',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/4287149/commonwealth-v-wimer',
    'Commonwealth v. Wimer (2018): open and gross lewdness is a sex offense only from a second, later conviction on',
  ),
  courtOrAgency(
    'https://www.mass.gov/service-details/find-out-if-you-can-seal-your-criminal-record',
    'Who can seal, and when',
  ),
  courtOrAgency(
    'https://www.mass.gov/how-to/request-to-seal-your-criminal-record',
    'How to ask, and what a judge looks at',
  ),
  courtOrAgency(
    'https://www.mass.gov/how-to/request-a-non-time-based-expungement-of-your-criminal-record',
    'Expungement under § 100K',
  ),
  courtOrAgency('https://www.mass.gov/info-details/cori-frequently-asked-questions', 'Your own CORI'),
  courtOrAgency('https://www.mass.gov/info-details/executive-clemency-process', 'How pardons work'),
  courtOrAgency(
    'https://www.publiccounsel.net/pc/frequently-asked-questions/',
    'Public defenders: crimes that call for registration',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ma-c-2/', 'Clearinghouse: felonies'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ma-c-3/', 'Clearinghouse: sex crimes'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ma-c-4/', 'Clearinghouse: no longer a crime'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ma-nc-2/', 'Clearinghouse: no conviction'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/massachusetts-restoration-of-rights-pardon-expungement-sealing/',
    'Rights, guns, pardons and sealing, December 2024',
  ),
  legalAid('https://masslegalhelp.org/cori/seal-by-mail', 'Sealing by mail, with worked examples'),
  legalAid('https://masslegalhelp.org/cori/sealing', 'Sealing by mail and in court, first drug possession'),
  legalAid('https://www.masslegalhelp.org/cori/unsealable-crimes', 'What can never be sealed'),
  legalAid('https://www.masslegalhelp.org/cori/should-i-seal', 'Who still sees sealed records'),
  legalAid('https://masslegalhelp.org/cori/sealing/marijuana-posession', 'Marijuana cases'),
  legalAid(
    'https://www.masslegalservices.org/content/governor-baker-signs-cannabis-social-equity-bill-making-expungement-decriminalized-cases',
    'The act of 2022 on marijuana: § 100K¼',
  ),
  otherPage(
    read.reference,
    'A private reference of 2026 for those who screen cases: the rules of § 100A, a broken protective order among them, and the list of § 100J',
  ),
  otherPage(read.harmfulMatter, 'A law firm: whoever is convicted under c. 272, § 28 has to register'),
  otherPage(read.listOf100J, 'The list of § 100J, on the page of a lawyer'),
  otherPage(
    read.project,
    'A project that read the state’s pages on October 7, 2026: what § 100J leaves out, the grounds of § 100K, 30 and 60 days',
  ),
  otherPage(
    read.crimeList,
    'The state’s list of crimes with those that call for registration, and which of them § 100J leaves out, made for Citizens for Juvenile Justice',
  ),
  otherPage(read.notices, 'Letters on automatic sealing since January 2024'),
  otherPage(read.judges, 'What judges must and may seal, drug cases'),
  otherPage(
    'https://dellisonlaw.com/?p=1197',
    'The line of 1,200 dollars between misdemeanor and felony since 2018',
  ),
  otherPage(read.booklet, 'Greater Boston Legal Services: its phone'),
  otherPage(read.clinic, 'The hearing: posting and what to bring'),
  otherPage(read.pardonVote, 'The pardon of April 2024 for marijuana'),
  otherPage(read.pardonNews, 'The same: it took effect at once, with a certificate for those who ask'),
  otherPage(read.guns, 'Firearms Licensing Review Board'),
  otherPage(
    'https://www.nepm.org/regional-news/2026-03-06/criminal-justice-reform-advocates-call-for-automatic-record-sealing-laws-in-mass',
    'March 2026: automatic sealing is still only a bill',
  ),
];
