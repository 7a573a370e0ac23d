import { type Cite, cite } from '../../relief.ts';

/** Pages that were opened for these rules. */
export const page = {
  petition: 'https://lexace.ai/us/statute/maryland/CP-10-105',
  brochure: 'https://www.yumpu.com/en/document/view/17887888/expungement-brochure-maryland-judiciary/6',
  automatic: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=10-105.1',
  arrest:
    'https://law.justia.com/codes/maryland/2022/criminal-procedure/title-10/subtitle-1/section-10-103-1/',
  unit: 'https://law.justia.com/cases/maryland/court-of-appeals/2006/24a06-2.html',
  pbj: 'https://casetext.com/case/in-re-trey-h',
  pending: 'https://casetext.com/case/robert-v-state-11',
  duiPbj: 'https://somdcriminaldefense.com/new-maryland-law-dui-and-dwi-charges-now-eligible-for-expungement',
  conviction:
    'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=10-110&enactments=false',
  waits: 'https://mvlslaw.org/expungeable-convictions/',
  summary: 'https://ccresourcecenter.org/text-blocks/maryland-record-relief/',
  reform:
    'https://wmar2news.com/local/new-maryland-expungement-law-gives-more-people-a-second-chance-after-serving-their-time',
  restitution: 'https://app.legiplex.com/md/legislature/2025/2025-r/bills/hb499/drafts-latest',
  cannabis: 'https://maronicklaw.com/blog/can-i-get-a-cannabis-conviction-expunged-in-maryland',
  shieldable: 'https://codes.findlaw.com/md/criminal-procedure/md-code-crim-proc-sect-10-301/',
  shielding: 'https://cjei.cornell.edu/fix-your-record/dismissalset-asidevacateshield/maryland-shielding',
  vacatur: 'https://self-law.org/code/md/criminal-procedure/8-302',
  juvenile: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcj&section=3-8A-27.1',
  juvenileBars: 'https://frizwoods.com/blog/juvenile-expungement',
  pardons: 'https://peoples-law.org//node/36596/printable/print',
  rights:
    'https://ccresourcecenter.org/state-restoration-profiles/maryland-restoration-of-rights-pardon-expungement-sealing',
  clearinghouse:
    'https://nationalreentryresourcecenter.org/cleanslate/compare-records-clearance-policies?page=105',
};

/** A part of section 10-105 or 10-110 of the Criminal Procedure Article. */
export const petitionLaw = (part: string, url = page.petition): Cite => cite(`CP § 10-105${part}`, url);
export const convictionLaw = (part: string, url = page.summary): Cite => cite(`CP § 10-110${part}`, url);
export const shieldLaw = (section: string, url = page.shielding): Cite => cite(`CP § ${section}`, url);
export const juvenileLaw = (part: string, url = page.juvenile): Cite => cite(`CJP § 3-8A-27.1${part}`, url);
export const unitLaw: Cite = cite('CP § 10-107(b)', page.unit);
