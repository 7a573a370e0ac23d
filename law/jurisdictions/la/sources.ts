import {
  clearinghouse,
  courtOrAgency,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';
import { legislature } from './code.ts';

const law = (document: number, what: string) => statuteText(legislature(document), what);

export const sources: readonly Source[] = [
  law(919667, 'C.Cr.P. art. 976, whole: arrests without a conviction'),
  law(919669, 'C.Cr.P. art. 977, whole: misdemeanors, and marijuana after 90 days'),
  law(919675, 'C.Cr.P. art. 983, its start: what it costs'),
  law(1335802, 'C.Cr.P. art. 985.2, its start: the simple request to the State Police waits for money'),
  law(1015538, 'C.Cr.P. art. 890.3, whole: crimes that are always crimes of violence'),
  law(79202, 'R.S. 15:572, its start: pardons, and the first offender pardon'),
  law(78337, 'R.S. 14:2, its start: what a felony and a misdemeanor are'),
  law(73514, 'Ch.C. art. 920, whole: juvenile records'),
  law(859118, 'Ch.C. art. 923, whole: juvenile victims of trafficking'),
  statuteText(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=LAB00022230&billsummary_session=2024&billsummary_state=la',
    'The digest of Act 580 of 2024: felonies in the ten years before the motion, and more than one felony',
  ),
  statuteCopy(
    'https://app.legiplex.com/la/legislature/2019/2019-r/bills/sb98/draft-349353',
    'The digest of Act 268 of 2019: expungement with a first offender pardon',
  ),
  statuteCopy(
    'https://app.legiplex.com/la/legislature/2020/2020-r/bills/hb178/draft-337561?id=337561',
    'Act 70 of 2020: C.Cr.P. art. 893(E), felonies that can be set aside',
  ),
  statuteCopy(
    'https://app.legiplex.com/la/legislature/2022/2022-r/bills/hb365/draft-286236?id=286236',
    'R.S. 14:2(B): the words that define a crime of violence',
  ),
  statuteCopy(
    'https://vdocument.in/act-no-281-enrolled.html',
    'Act 281 of 2017, its title: mingling harmful substances, extortion and illegal use of weapons leave R.S. 14:2(B)',
  ),
  statuteCopy(
    'https://app.legiplex.com/la/legislature/2024/2024-2/bills/hb5',
    'A law of March 2024: illegal use of weapons is a crime of violence again',
  ),
  statuteCopy(
    'https://app.legiplex.com/la/legislature/2022/2022-r/bills/sb315',
    'A law of 2022: selling heroin or fentanyl that badly hurts somebody is a crime of violence',
  ),
  statuteCopy(
    'https://github.com/bitwulf/Usufruct',
    'An open copy of the Revised Statutes of May 2026: which sections R.S. 14:2 and 15:541 name, and where in their text',
  ),
  otherPage(
    'https://sessionsource.net/bill/150',
    'A bill of 2026, as first written, that would make felony hit and run the 63rd crime of violence: how it ended was not seen',
  ),
  otherPage(
    'https://keepinglawsimple.org/states/louisiana/bills/2026/HB806',
    'A law of August 1, 2026 on bail and notice in hit and run cases',
  ),
  otherPage(
    'https://legalclarity.org/louisiana-expungement-free-process-eligibility-guide',
    'Felonies: no pending charge and no other felony in the ten years',
  ),
  otherPage(
    'https://wgno.com/news/louisiana-catalytic-converter-theft-carjacking-laws-to-take-effect-aug-1/',
    'A gun held after a violent felony has been a crime of violence since August 2022',
  ),
  statuteCopy(
    'https://app.legiplex.com/la/legislature/2024/2024-r/bills/sb116/draft-243137?id=243137',
    'Article 978(F) as it was in the bill: more than one felony, but only one of four violent ones, in ten years',
  ),
  statuteCopy(
    'https://app.legiplex.com/la/legislature/2024/2024-r/bills/hb553/drafts-latest',
    'Act 270 of 2024, its start: expedited expungement of arrests at 17',
  ),
  statuteCopy(
    'https://law.justia.com/codes/louisiana/2014/code-codeofcriminalprocedure/ccrp-978',
    'C.Cr.P. art. 978 as it was in 2014: which felonies are left out',
  ),
  courtOrAgency(
    'https://lsp.org/about/leadershipsections/support/bcii',
    'State Police: how to get your own record (“Right to Review”)',
  ),
  courtOrAgency(
    'https://regulations.justia.com/states/louisiana/title-22/part-v/chapter-2/section-v-203',
    'Board of Pardons: who may ask',
  ),
  courtOrAgency(
    'https://regulations.justia.com/states/louisiana/title-22/part-v/chapter-2/section-v-205',
    'Board of Pardons: how to ask',
  ),
  law(81243, 'R.S. 18:102: under an order of imprisonment, and not locked up for it in the last five years'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/louisiana-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center: voting, as of 2024',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/text-blocks/louisiana-record-relief/',
    'Collateral Consequences Resource Center: juvenile records, and expungement in short',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/la-c-3/',
    'Clean Slate Clearinghouse: first offender pardons',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/la-nc-2/',
    'Clean Slate Clearinghouse: interim expungement (art. 985.1)',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/la-le-1/',
    'Clean Slate Clearinghouse: juvenile cases without charges, and that they are free',
  ),
  legalAid(
    'https://probonodeskmanual.loyno.edu/book/export/html/586',
    'Loyola’s manual for lawyers, December 2022: which forms, and one motion for each arrest',
  ),
  legalAid(
    'https://probonodeskmanual.loyno.edu/expungements-louisiana/43-arrests-without-conviction',
    'Loyola’s manual for lawyers: arrests without a conviction',
  ),
  legalAid('https://freedomnetworkusa.org/?p=5993', 'Freedom Network: trafficking victims, January 2025'),
  legalAid('https://www.la-law.org/alsc-hosts-free-expungement-clinics', 'Acadiana Legal Service: clinics'),
  legalAid('https://www.jaclouisiana.org/re-entry', 'Justice and Accountability Center: clinics'),
  courtOrAgency(
    'https://wwwcfprd.doa.louisiana.gov/boardsAndCommissions/viewBoard.cfm?board=418',
    'Board of Pardons: its address and phone',
  ),
  otherPage(
    'https://gilmergiglio.com/blog/category/expungement',
    'A law firm on misdemeanors, marijuana and interim expungement',
  ),
  otherPage(
    'https://gilmergiglio.com/blog/what-is-an-article-893-or-894',
    'A law firm on articles 893 and 894, with their words',
  ),
  otherPage(
    'https://gilmergiglio.com/blog/firstoffenderpardon',
    'A law firm with the words of the constitution on the first offender pardon',
  ),
  otherPage(
    'https://www.philipadamslaw.com/blog/an-opportunity-for-redemption-in-certain-serious-criminal-convictions',
    'A law firm on article 978(E)',
  ),
  otherPage(
    'https://www.southernoakslaw.com/blog/2019/07/how-do-i-apply-for-expungement/',
    'A law firm on how long it takes',
  ),
  otherPage('https://sanchezburke.com/?p=295', 'A law firm on juvenile records'),
  otherPage(
    'https://print.casetext.com/case/state-v-forman-15',
    'State v. Forman (Court of Appeal, 2023): a writ after the judge’s no',
  ),
];
