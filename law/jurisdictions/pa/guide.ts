import type { Guide } from '../../guide.ts';

const statePolice = 'https://www.pa.gov/agencies/psp/programs/records-request/overview-of-patch.html';
const summary = 'https://ccresourcecenter.org/text-blocks/pennsylvania-record-relief/';
const effects =
  'https://instalawyer.io/laws/pennsylvania-consolidated-unconsolidated-statutes/section-91225-effects-of';
const sealingRule =
  'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F234%2Fchapter7%2Fs791.html';
const act36 =
  'https://www.pa.gov/en/governor/newsroom/2024-press-releases/governor-shapiro-hosts-legislative-leaders-and-reform-advocates-0.html';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Pennsylvania State Police for your record through PATCH, at epatch.state.pa.us. It can take up to two weeks. The help desk is 888-783-7972, option 4.',
      source: statePolice,
    },
    {
      text: 'Sealed cases no longer show on the state court portal. Ask the county courthouse for a summary of your sealed cases.',
      source: 'http://plsephilly.org/get-help/expungement/',
    },
  ],
  fees: [
    { text: 'If it is sealed by itself, you pay nothing.', source: summary },
    {
      text: 'Fees for a petition differ from county to county. Call the clerk of courts before you file.',
      source: 'http://plsephilly.org/get-help/expungement/',
    },
    {
      text: 'If you cannot afford the fee, ask the court to let you file without it (in forma pauperis).',
      source:
        'https://clsphila.org/learn-about-issues/new-pennsylvania-law-allows-old-and-minor-convictions-be-sealed',
    },
    {
      text: 'Unpaid restitution stops sealing of a conviction. The text of the law no longer names unpaid fines and costs.',
      source: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.001..HTM',
    },
  ],
  whereToFile: [
    {
      text: 'File a sealing petition (Rule 791) with the clerk of courts of the county where the charges were decided.',
      source: sealingRule,
    },
    {
      text: 'To erase a court case, file the petition of Rule 790. For a summary case it is the one of Rule 490.',
      source: 'http://parules.elaws.us/pacode/title234_chapter7_section790',
    },
  ],
  howLong: [
    {
      text: 'Charges without a conviction are to be sealed within 30 days after they end.',
      source: summary,
    },
    {
      text: 'For a petition, the District Attorney first has time to answer. If they object, there is a hearing.',
      source: 'https://www.court.co.lancaster.pa.us/245/PA-Clean-Slate-Law',
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Police, prosecutors and courts still see a sealed record. So do employers that must check records under federal law.',
      source: effects,
    },
    {
      text: 'If it was sealed by itself, state boards that give licenses still see it. If it was sealed by petition, they do not.',
      source: summary,
    },
  ],
  afterwards: [
    {
      text: 'You may answer as if the crime did not happen, unless federal law asks for it.',
      source: effects,
    },
    {
      text: 'Sealing does not give back gun rights.',
      source: 'https://blog.princelaw.com/2024/05/08/caution-pa-clean-slate-does-not-restore-firearms-rights',
    },
  ],
  cleanSlate: [
    {
      text: 'The state seals many convictions by itself. It takes 7 years for a misdemeanor, 5 for a summary offense and 10 for some drug felonies.',
      source:
        'https://www.weny.com/story/50893155/non-violent-drug-felonies-up-for-automatic-expungement-in-pa',
    },
    { text: 'The shorter waits took effect on June 11, 2024.', source: act36 },
    { text: 'After a full pardon the record is erased without being asked.', source: act36 },
  ],
  help: [
    {
      name: 'My Clean Slate PA',
      url: 'https://mycleanslatepa.com',
      what: 'Free check of your record by Community Legal Services.',
    },
    {
      name: 'PALawHelp',
      url: 'https://www.palawhelp.org',
      what: 'Find free legal help near you, and guides to read.',
    },
    {
      name: 'Pennsylvania Legal Aid Network',
      url: 'https://palegalaid.net',
      what: 'The network of legal aid offices in the state.',
    },
    {
      name: 'Philadelphia Lawyers for Social Equity',
      url: 'https://plsephilly.org',
      what: 'Free help with expungement and pardons in Philadelphia.',
    },
  ],
};
