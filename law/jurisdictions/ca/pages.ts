/** Pages that were opened for these rules, each by itself, so that a part loads only those it names. */

export const afterProbation = 'https://www.shouselaw.com/ca/defense/penal-code/1203-4pc/';
export const dismissals = 'https://pubdef.ocgov.com/programs/clean-slate/the-1203-4-penal-code-sections';
export const automatic =
  'https://oag.ca.gov/fingerprints/automatic-record-relief-penal-code-sections-851.93-and-1203.425';
export const automaticStart =
  'https://fastdemocracy.com/bill-summary/?billsummary_id=CAB00027972&billsummary_session=2023-2024&billsummary_state=ca';
export const arrests = 'https://lexace.ai/us/statute/california/pen-851.93';
export const sealArrest =
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=851.91.';
export const timeLimits = 'https://jurris.com/california/penal-code/799-805';
export const seriousFelonies = 'https://www.shouselaw.com/ca/defense/penal-code/1192-7/';
export const reduction = 'http://californiarecordrepair.com/text-of-relevant-statutes/';
export const prop47 = 'https://open.pluralpolicy.com/ca/bills/20232024/SB749';
export const prop64 = 'https://selfhelp.courts.ca.gov/clean-your-record/marijuana-conviction-relief-prop-64';
export const marijuanaDestroyed =
  'http://www.nationalreentryresourcecenter.org/cleanslate/states/california/policies/ca-c-8';
export const vacatur = 'https://lawserver.com/law/state/california/codes/california_penal_code_236-14';
export const fireCamp = 'https://open.pluralpolicy.com/ca/bills/20252026/SB245';
export const youthMisdemeanor = 'https://www.michaelrehm.com/sealing-juvenile-records-california';
export const youthAutomatic = 'https://courts.ca.gov/cms/rules/index/five/rule5_840';
export const youthPetition = 'https://selfhelp.courts.ca.gov/juvenile-justice/ask-seal-record';
export const youthSerious = 'https://cleanslateclearinghouse.org/policies/ca-ar-5/';
export const innocence = 'https://www.attorneydavidreagan.com/factualinnocencepetition';
export const rehabilitation = 'https://codes.findlaw.com/ca/penal-code/pen-sect-4852-03/';
export const pardon = 'https://sanquentinnews.com/applying-for-a-governors-pardon-in-california';
export const voting = 'https://legalclarity.org/prop-17-california-voting-rights-for-people-on-parole';
