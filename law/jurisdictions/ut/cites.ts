import { type Cite, cite } from '../../relief.ts';

/** Pages that were opened for these rules and that a rule points to. */
export const page = {
  convictions: 'https://law.counselstack.com/statute/ut/77-40a-303',
  nonConvictions: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-302',
  petition: 'https://lawserver.com/law/state/utah/ut-code/utah_code_77-40a-305',
  cleanSlate: 'https://law.counselstack.com/statute/ut/77-40a-205',
  acquittals: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-206',
  definitions:
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-101/',
  violentFelonies: 'https://stoneriverlaw.com/utah-criminal-defense/violent-felony-gun-rights-restrictions',
  pardonOrder: 'https://www.lawserver.com/law/state/utah/ut-code/utah_code_77-27-5-1',
  pardonRule: 'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R671-315-1',
  trafficking: 'https://cleanslateclearinghouse.org/policies/ut-c-7/',
  juvenile:
    'https://casetext.com/statute/utah-code/title-80-utah-juvenile-code/chapter-6-juvenile-justice/part-10-juvenile-records-and-expungement/section-80-6-10041-petition-to-expunge-adjudication-hearing-and-notice-waiver-order',
  juvenileBars: 'http://www.nationalreentryresourcecenter.org/cleanslate/states/utah/policies/ut-ar-1',
  juvenileAdjustments: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-2/',
  juvenileNoFinding: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-3/',
  juvenileNotTrue: 'https://lawserver.com/law/state/utah/ut-code/utah_code_80-6-1004-4',
  juvenileAutomatic: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-5/',
  juvenileVacatur: 'https://legalfix.com/statutes/state-codes/utah/title-78a/chapter-6/part-11/section-1114',
  reduction: 'https://legalclarity.org/402-reduction-in-utah-eligibility-filing-and-outcomes/',
  reductionNewer: 'https://provocriminaldefense.com/2023/07/06/more-changes-to-utahs-402-statute',
  rights:
    'https://ccresourcecenter.org/state-restoration-profiles/utah-restoration-of-rights-pardon-expungement-sealing',
  bureau: 'https://bci.utah.gov/expungements/expungements-faq/',
  bureauCleanSlate: 'https://bci.utah.gov/clean-slate-expungement',
} as const;

export const law303 = (part: string): Cite => cite(`Utah Code 77-40a-303${part}`, page.convictions);
export const law302 = (part: string): Cite => cite(`Utah Code 77-40a-302${part}`, page.nonConvictions);
export const law205 = (part: string): Cite => cite(`Utah Code 77-40a-205${part}`, page.cleanSlate);
export const law206 = (part: string): Cite => cite(`Utah Code 77-40a-206${part}`, page.acquittals);
export const law305 = (part: string): Cite => cite(`Utah Code 77-40a-305${part}`, page.petition);
/** The section on traffic tickets was read in an account of it only. */
export const law202: Cite = cite('Utah Code 77-40a-202', page.bureauCleanSlate);
