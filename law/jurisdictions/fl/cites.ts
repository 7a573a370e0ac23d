import { type Cite, cite } from '../../relief.ts';

/** The pages that were read. */
export const page = {
  expunction: 'http://fl.elaws.us/law/943.0585(6)',
  sealing: 'https://instalawyer.io/laws/florida-statutes/943059-court-ordered-sealing-of',
  automatic: 'https://flsenate.gov/Session/Bill/2023/376/BillText/c2/HTML',
  listed:
    'http://www.leg.state.fl.us/Statutes/Index.cfm/index.cfm?App_mode=Display_Statute&Search_String=&URL=0900-0999/0943/Sections/0943.0584.html',
  forcible: 'https://syfert.com/florida/statutes/0776.08.html',
  selfDefense:
    'https://print.casetext.com/statute/florida-statutes/title-xlvii-criminal-procedure-and-corrections/chapter-943-department-of-law-enforcement/section-9430578-lawful-self-defense-expunction',
  mistake: 'https://jonathanrosepa.com/state-criminal-defense/clearing-your-florida-criminal-record',
  diversion: 'https://syfert.com/florida/statutes/0943.0582.html',
  trafficking: 'https://instalawyer.io/laws/florida-statutes/9430583-human-trafficking-victim',
  violentFelonies:
    'https://www.markjobrien.com/criminal-defense-overview/state-sentencing-resources/habitual-violent-felony-offender-fss-775-084-1-b/',
  minors:
    'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=189.428&URL=0900-0999%2F0943%2FSections%2F0943.0515.html',
  certificate:
    'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Certificate-of-Eligibility-Instructions.aspx',
  drunkDriving: 'http://www.duibrowardmiami.com/record-seal-dui/',
  tickets: 'https://orlandocriminallawyerblog.com/category/record-sealed',
  clemency: 'https://ccresourcecenter.org/text-blocks/florida-pardon',
  voting: 'https://dos.fl.gov/elections/for-voters/voter-registration/felon-voting-rights/?os=ioi0NS9c9i',
  relief: 'https://ccresourcecenter.org/text-blocks/florida-record-relief',
  prohibited: 'https://ejdirga.com/florida-expungement/expungement-qualification/prohibited-offenses/',
} as const;

const section = (number: string, url: string) => (part: string) => cite(`Fla. Stat. § ${number}${part}`, url);

export const expunctionLaw = section('943.0585', page.expunction);
export const sealingLaw = section('943.059', page.sealing);
export const automaticLaw = section('943.0595', page.automatic);
export const minorsLaw = section('943.0515', page.minors);
export const diversionLaw = section('943.0582', page.diversion);
export const traffickingLaw = section('943.0583', page.trafficking);
export const listedLaw: Cite = cite('Fla. Stat. § 943.0584', page.listed);
export const recordsOnly: Cite = cite('Fla. Stat. § 943.045', page.tickets);
