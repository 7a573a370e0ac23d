import { type CourtForm, type Guide, told } from '../../place/guide.ts';
import { textOf } from './cites.ts';
import {
  arrestPlace,
  automaticLimits,
  automaticSteps,
  courtFee,
  dismissedLimits,
  petitionSteps,
  restitutionStays,
} from './how.ts';

const justice =
  'https://oag.ca.gov/fingerprints/automatic-record-relief-penal-code-sections-851.93-and-1203.425';
const selfHelp = 'https://selfhelp.courts.ca.gov';
const juvenile = `${selfHelp}/juvenile-justice/ask-seal-record`;
const marijuana = `${selfHelp}/clean-your-record/marijuana-conviction-relief-prop-64`;
const fairChance = `${selfHelp}/clean-your-record/fair-chance-act`;
const rebound =
  'https://roadmap.rootandrebound.org/understanding-cleaning-up-your-criminal-record/expungement-appendix/petition-for-dismissal-california-expungement/';
const sealingSheet = `${selfHelp}/jcc-form/CR-409-INFO`;
const tulare =
  'https://tularecountypublicdefender.com/publicdefender/index.cfm/services/adult-services/record-expungement-information/';
const clearMyRecord = 'https://www.clearmyrecord.org/';

/** A form of the Judicial Council, which gives each its own address. */
const form = (number: string, rest: Omit<CourtForm, 'number' | 'url'>): CourtForm => ({
  number,
  url: `${selfHelp}/jcc-form/${number}`,
  ...rest,
});

const dismissals = [
  'ca-dismissal-after-probation',
  'ca-dismissal-no-probation',
  'ca-dismissal-county-jail',
  'ca-dismissal-prison',
  'ca-deferred-plea',
  'ca-reduce-felony',
];
const youth = ['ca-juvenile-petition', 'ca-juvenile-automatic'];
const marijuanaCases = ['ca-marijuana-automatic', 'ca-marijuana-reduction'];

/** What the state dismisses or clears by itself, month by month. */
const bySelf = ['ca-automatic-misdemeanor', 'ca-automatic-felony'];
const byState = [...bySelf, 'ca-arrest-automatic'];
const asked = [
  ...dismissals,
  'ca-seal-under-18',
  'ca-fire-crew',
  'ca-seal-arrest',
  'ca-vacatur',
  'ca-juvenile-petition',
];
const dismissed = [...dismissals, ...bySelf, 'ca-fire-crew'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the state Department of Justice for your RAP sheet: fill in Live Scan form BCIA 8016RR, mark “Record Review” and give your fingerprints.',
      'https://oag.ca.gov/fingerprints/security_faq',
    ),
    told(
      'The state fee is $25 and can be waived if you get public help or earn little. The fingerprint shop charges its own fee.',
      'https://oag.ca.gov/fingerprints/record-review/fee-waiver',
    ),
  ],
  forms: [
    form('CR-180', {
      name: 'Petition for Dismissal',
      demanded: 'no',
      for: dismissals,
      readOn: rebound,
    }),
    form('CR-181', {
      name: 'Order for Dismissal, for the judge to sign',
      demanded: 'no',
      for: dismissals,
      readOn: rebound,
    }),
    form('CR-409', {
      name: 'Petition to Seal Arrest and Related Records',
      demanded: 'no',
      for: ['ca-seal-arrest'],
      readOn: sealingSheet,
    }),
    form('CR-410', {
      name: 'Order to Seal Arrest and Related Records, for the judge to sign',
      demanded: 'no',
      for: ['ca-seal-arrest'],
      readOn: sealingSheet,
    }),
    form('CR-400', {
      name: 'Petition or application on an old marijuana case',
      demanded: 'not known',
      for: marijuanaCases,
      readOn: marijuana,
    }),
    form('CR-401', {
      name: 'Proof that the prosecutor got form CR-400',
      demanded: 'not known',
      for: marijuanaCases,
      readOn: marijuana,
    }),
    form('CR-430', {
      name: 'Petition for dismissal after work on a fire crew',
      demanded: 'not known',
      for: ['ca-fire-crew'],
      readOn: 'https://www.dochub.com/fillable-form/443215-cr-430',
    }),
    form('JV-595', {
      name: 'Request to seal juvenile records',
      demanded: 'not known',
      for: youth,
      readOn: juvenile,
    }),
  ],
  withoutForm: [
    told(
      'There is no statewide form. You or your lawyer write the petition.',
      `${selfHelp}/clean-your-record/relief-human-trafficking-victims`,
      ['ca-vacatur'],
    ),
    told('We found no form of its own. Ask for it together with the dismissal.', textOf('1203.45'), [
      'ca-seal-under-18',
    ]),
    told(
      'We found no form. Write which arrest and case it was, your birth date and how it ended.',
      textOf('851.7'),
      ['ca-seal-minors-case'],
    ),
  ],
  fees: [told(courtFee, textOf('1203.4'), dismissals), told(restitutionStays, textOf('1203.4'), dismissals)],
  feeWaiver: [
    told('Ask the clerk for fee waiver form FW-001. Hand it in with your petition.', tulare, asked),
  ],
  whereToFile: [
    told(petitionSteps[2], textOf('1203.4'), [...dismissals, 'ca-seal-under-18', 'ca-fire-crew']),
    told(arrestPlace, textOf('851.91'), ['ca-seal-arrest']),
    told('File it in the court that had the case.', textOf('851.7'), ['ca-seal-minors-case']),
    told('For an old marijuana case: the court that convicted you.', marijuana, marijuanaCases),
    told('File it in the court that had the case.', textOf('236.14'), ['ca-vacatur']),
    told('For a juvenile record, go to the probation office of that county.', juvenile, youth),
  ],
  copiesAndService: [
    told(
      'Ask the clerk how many copies to bring. One county wants two beside the first, another five. Add an envelope with a stamp and your address, so that the order comes back to you.',
      tulare,
      asked,
    ),
    told(
      'If you ask for dismissal, the prosecutor must be told 15 days ahead.',
      textOf('1203.4'),
      dismissals,
    ),
    told(
      'To seal an arrest, the prosecutor and the police must each get a copy at least 15 days before the hearing. Then file a proof that they got it.',
      textOf('851.91'),
      ['ca-seal-arrest'],
    ),
  ],
  hearing: [
    told(
      'Courts differ, so ask the clerk if you must come. In Tulare County you need not come for a misdemeanor. For a felony you may.',
      tulare,
      dismissals,
    ),
  ],
  howLong: [
    told(automaticSteps[0], justice, byState),
    told(
      'Tulare County decides misdemeanors within 8 weeks. A felony gets a day 90 days ahead.',
      tulare,
      dismissals,
    ),
    told(
      'In Humboldt County the hearing is at least 30 days after you file.',
      'https://www.humboldt.courts.ca.gov/how-schedule-hearings-penal-code-ss12034-petitions',
      dismissals,
    ),
    told('Sealing a juvenile record takes at least 3 months.', juvenile, youth),
    told('Public defenders and legal aid answer in about 2 to 6 weeks.', clearMyRecord),
  ],
  checkIt: [
    told(automaticSteps[1], justice, byState),
    told(automaticSteps[2], justice, byState),
    told(
      'Ask the court that convicted you if your old marijuana case was cleaned up. If not, file form CR-400.',
      marijuana,
      marijuanaCases,
    ),
  ],
  employers: [
    told(
      'Most employers may ask about your record only after they offer you the job. Even then they may not ask about a conviction that was dismissed or sealed, or use it.',
      fairChance,
    ),
    told(
      'That law leaves out firms with fewer than 5 workers, and jobs where the law calls for a check. Some jobs in health care, banks, schools and the police are like that.',
      fairChance,
    ),
    told(
      'On most job applications you may say that you were not convicted.',
      'https://www.yolocountypublicdefender.com/record-mitigation-reintegration-clinic',
      dismissed,
    ),
    told('Of a sealed arrest you may answer as if it did not happen.', textOf('851.91'), [
      'ca-seal-arrest',
      'ca-arrest-automatic',
    ]),
  ],
  cautions: [
    told('You need a petition of its own for each case.', rebound, asked),
    told('Fill in every part. The court may turn down a form that has gaps.', sealingSheet, asked),
    told(dismissedLimits[2], textOf('1203.4'), dismissed),
  ],
  whoStillSeesIt: [
    told(dismissedLimits[0], textOf('1203.4'), dismissed),
    told(dismissedLimits[1], textOf('1203.4'), [...dismissals, 'ca-fire-crew']),
    told(automaticLimits[1], textOf('1203.425'), bySelf),
  ],
  afterwards: [
    told(
      'Your state record then shows the conviction and, beside it, that it was dismissed.',
      'https://countyofmonterey.gov/government/departments-i-z/public-defender/faq',
      dismissed,
    ),
  ],
  cleanSlate: [
    told(
      'Since July 2022 the state dismisses misdemeanors and cases with finished probation by itself, back to 1973. Since October 1, 2024 it also dismisses most other felonies 4 years after the sentence ended. Serious, violent and sex felonies are left out.',
      justice,
    ),
    told(
      'A dropped misdemeanor is cleared at once, a dropped felony from 2027 on, and an arrest without charges after 1, 3 or 6 years.',
      textOf('851.93'),
    ),
  ],
  help: [
    {
      name: 'Your county’s public defender',
      kind: 'public defender',
      url: clearMyRecord,
      what: 'Many help for free. This page lists them by county.',
      languages: ['English', 'Spanish'],
    },
    {
      name: 'California Courts Self-Help',
      url: marijuana,
      kind: 'court',
      what: 'The courts’ own forms and steps.',
      cost: 'free',
    },
    {
      name: 'A New Way of Life Reentry Project',
      url: 'https://www.anewwayoflife.org/clean-slate/',
      kind: 'group',
      what: 'A legal clinic each month. It helps you ask for dismissal.',
      phone: '323-563-3575',
      area: 'Clinics in Los Angeles and Long Beach',
    },
    {
      name: 'East Bay Community Law Center, Clean Slate',
      url: 'https://ebclc.org/tag/clean-slate/',
      kind: 'legal aid',
      what: 'Lawyers for people with a record.',
      cost: 'free',
      area: 'Alameda County',
      counties: ['Alameda'],
    },
    {
      name: 'Inland Empire Latino Lawyers Association',
      url: 'https://iella.org/services/expungement/',
      kind: 'legal aid',
      what: 'Expungement clinics for people who live there.',
      cost: 'free if you have little money',
      area: 'Riverside and San Bernardino counties',
      counties: ['Riverside', 'San Bernardino'],
    },
  ],
};
