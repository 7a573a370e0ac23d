import type { Source } from '../../jurisdiction.ts';
import { pages } from './cites.ts';

/** A filing service's notes on each section, with the day it was read. */
export const statutesRead = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';

export const sources: readonly Source[] = [
  { url: pages.applies, what: 'Code Crim. Proc. art. 55A.051', read: 'statute' },
  { url: pages.notCharged, what: 'Code Crim. Proc. art. 55A.052', read: 'statute' },
  { url: pages.dismissed, what: 'Code Crim. Proc. art. 55A.053', read: 'statute' },
  {
    url: 'https://dailyclout.io/billcam/bill-texts/baZWpyaAzG',
    what: 'Arts. 55A.101 and 55A.201 as quoted in a 2025 bill',
    read: 'statute',
  },
  { url: pages.limits, what: 'A law firm’s table of limitations for dismissed cases', read: 'secondary' },
  {
    url: 'https://bryanfagan.com/texas-fresh-guide-ppc',
    what: 'A law firm on limitations that stand still',
    read: 'secondary',
  },
  {
    url: 'https://criminallaw.uslegal.com/criminal-statutes-of-limitations/texas/',
    what: 'Code Crim. Proc. arts. 12.01 to 12.05 in short',
    read: 'secondary',
  },
  {
    url: 'https://legiscan.com/TX/text/HB467/id/2773850',
    what: 'HB 467 (2023), limitations for assault in the family',
    read: 'statute',
  },
  { url: pages.eachMisdemeanor, what: 'Ex parte R.P.G.P. (Tex. 2021)', read: 'official' },
  { url: pages.acquittal, what: 'Ex parte K.T. (court of appeals, affirmed in 2022)', read: 'official' },
  {
    url: 'http://ecases.us/case/tex/c5088041/ex-parte-kt',
    what: 'Ex parte K.T. (Tex. 2022)',
    read: 'official',
  },
  { url: pages.insanity, what: 'A law firm on insanity and the criminal episode', read: 'secondary' },
  { url: pages.classC, what: 'A law firm on deferred Class C offenses', read: 'secondary' },
  { url: pages.carry, what: 'A law firm on HB 1927 and § 46.02(a)', read: 'secondary' },
  { url: pages.minor, what: 'Alcoholic Beverage Code § 106.12', read: 'statute' },
  { url: pages.conditions, what: 'Gov’t Code § 411.074', read: 'statute' },
  { url: pages.firstDeferral, what: 'Gov’t Code § 411.072', read: 'statute' },
  {
    url: 'https://instalawyer.io/laws/texas-statutes/section-4110725-procedure-for-deferred',
    what: 'Gov’t Code § 411.0725(a) to (e)',
    read: 'statute',
  },
  {
    url: pages.deferral,
    what: 'Gov’t Code § 411.0725(e) as quoted in HB 4515 (2025, as filed)',
    read: 'statute',
  },
  { url: pages.deferredDwi, what: 'A law firm on deferred DWI (HB 3582 of 2019)', read: 'secondary' },
  { url: pages.probation, what: 'Gov’t Code § 411.073', read: 'statute' },
  { url: pages.conviction, what: 'TexasLawHelp on § 411.0735', read: 'secondary' },
  {
    url: 'https://pdfslide.us/documents/an-overview-of-orders-of-nondisclosure-oca-overview-of-orders-of-nondisclosure.html',
    what: 'The courts’ overview of orders of nondisclosure (2020)',
    read: 'official',
  },
  {
    url: 'https://samadamolaw.com/fresh-out-of-the-box-dwi-nondisclosure-in-texas',
    what: 'Gov’t Code §§ 411.0716 and 411.0731 in part',
    read: 'statute',
  },
  {
    url: 'https://attorneysdfw.com/can-a-dwi-be-sealed-in-texas/',
    what: 'A law firm on §§ 411.0731 and 411.0736',
    read: 'secondary',
  },
  { url: pages.dwi, what: 'A law firm on the waits after a DWI', read: 'secondary' },
  {
    url: statutesRead,
    what: 'A filing service’s notes on §§ 411.0735 and 411.0736, read at the Legislature’s site in August 2026: 3 or 5 years after a DWI without probation',
    read: 'secondary',
  },
  { url: pages.trafficking, what: 'Freedom Network USA on § 411.0728', read: 'secondary' },
  { url: pages.veterans, what: 'Gov’t Code § 411.0727', read: 'statute' },
  {
    url: "https://texas.public.law/statutes/tex._gov't_code_section_411.0745",
    what: 'Gov’t Code § 411.0745',
    read: 'statute',
  },
  { url: pages.juvenile, what: 'Tarrant County on Fam. Code §§ 58.253 and 58.256', read: 'official' },
  { url: pages.supervision, what: 'Fam. Code § 58.255', read: 'statute' },
  { url: pages.juvenileRequest, what: 'Fam. Code § 58.256', read: 'statute' },
  { url: pages.pardon, what: 'The Board of Pardons and Paroles on full pardons', read: 'official' },
  { url: pages.deferredPardon, what: 'The Board on pardons after deferred adjudication', read: 'official' },
  { url: pages.clemency, what: 'State v. Brent (Tex. Crim. App. 2021)', read: 'official' },
  { url: pages.voting, what: 'Restoration of Rights Project, Texas (November 2024)', read: 'secondary' },
];
