import { type CourtForm, freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { read } from './cites.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const aid = 'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1';
const police =
  'https://dps.iowa.gov/divisions-iowa-department-public-safety/iowa-division-criminal-investigation/criminal-history-record-check-information';
const cornell =
  'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/iowa-expungement';
const rules = 'https://www.legis.iowa.gov/law/courtRules/courtRulesListings';
const copies = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const voting = 'https://governor.iowa.gov/services/voting-rights-restoration';
const noConviction = 'https://cleanslateclearinghouse.org/policies/ia-nc-1/';
const asked = [
  'ia-no-conviction',
  'ia-misdemeanor',
  'ia-with-conviction',
  'ia-after-two-years',
  'ia-deferred-before-2013',
] as const;

/** The forms are a part of the Rules of Criminal Procedure, chapter 2 of the court rules. */
const form = (number: number, name: string, reliefs: readonly string[]): CourtForm => ({
  number: `Rule 2.86, Form ${number}`,
  name,
  url: rules,
  demanded: 'not known',
  for: reliefs,
  readOn: copies,
});

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Order your record from the Division of Criminal Investigation (DCI): online, by mail, fax or email, or in person. It costs 15 dollars for each last name.',
      police,
    ),
  ],
  forms: [
    form(1, 'Application to Expunge Court Record under Iowa Code section 901C.2', ['ia-no-conviction']),
    form(2, 'Application to Expunge Misdemeanor Court Records under Iowa Code section 901C.3', [
      'ia-misdemeanor',
      'ia-with-conviction',
    ]),
    form(3, 'Application to Expunge Public Intoxication Court Records', ['ia-after-two-years']),
    form(4, 'Application to Expunge Possession of Alcohol under the Legal Age Court Records', [
      'ia-after-two-years',
    ]),
    form(5, 'Application to Expunge Prostitution Court Records', ['ia-after-two-years']),
  ],
  withoutForm: [
    toldOn(
      copies,
      'The link leads to the list of court rules. Open chapter 2: the forms stand at the end of the expungement rules (rule 2.86). The clerk can give them to you too.',
      undefined,
      ['ia-no-conviction', 'ia-misdemeanor', 'ia-with-conviction', 'ia-after-two-years'],
    ),
    told('You write a motion and a draft order yourself, or ask legal aid.', aid, [
      'ia-deferred-before-2013',
    ]),
    toldOn(read.code, 'The law names no form for this. Ask the juvenile court clerk.', undefined, [
      'ia-juvenile-application',
    ]),
  ],
  fees: [told(how.noFee, noConviction, asked), told('A record check costs 15 dollars.', police)],
  feeWaiver: [
    told(
      'There is no fee to waive, but the money owed in the case must be paid. Ask the clerk for a payment plan.',
      aid,
    ),
  ],
  whereToFile: [
    told('File in your old case, with the clerk of court in the county where it was.', aid, asked),
    toldOn(read.code, 'A juvenile case is sealed by the juvenile court that had it.', undefined, [
      'ia-juvenile-sealing',
      'ia-juvenile-application',
    ]),
  ],
  copiesAndService: [
    toldOn(read.rule, 'The county attorney gets a copy and has 20 days to answer.', undefined, asked),
    toldOn(
      copies,
      'Add a check of your record by DCI (form DCI-77). It may be at most 30 days old.',
      undefined,
      ['ia-misdemeanor', 'ia-with-conviction'],
    ),
  ],
  hearing: [toldOn(read.rule, 'The judge may hold a hearing, but need not.', undefined, asked)],
  howLong: [
    toldOn(
      read.rule,
      'Count at least the 20 days that the county attorney has. Then the judge decides.',
      undefined,
      asked,
    ),
  ],
  checkIt: [
    told('Search your name on Iowa Courts Online. An expunged case does not show.', aid),
    told('Order your DCI record again after a conviction was expunged. It must be gone there too.', police, [
      'ia-misdemeanor',
      'ia-after-two-years',
    ]),
  ],
  employers: [
    told('An expunged case is not open to the public, so an employer should not find it.', cornell),
    told(
      'The law that we read does not say what you may answer. Ask legal aid before you say “no” on a form.',
      aid,
    ),
  ],
  cautions: [
    told(
      'A misdemeanor conviction is expunged once in a life. Use it for the one that hurts you most.',
      aid,
      ['ia-misdemeanor'],
    ),
    told(
      'If you are not a citizen, talk to an immigration lawyer first. A deferred judgment can still count there.',
      cornell,
    ),
  ],
  whoStillSeesIt: [
    told('Judges, prosecutors and police can still see a deferred judgment on their own list.', aid, [
      'ia-deferred-judgment',
      'ia-deferred-before-2013',
    ]),
    told('An expunged record still exists. A court can let somebody see it.', cornell),
  ],
  afterwards: [
    told('After a felony you may vote once your whole sentence is over, unless it was a homicide.', voting),
    told('Voting rights do not bring back gun rights. For those you apply to the Board of Parole.', voting),
  ],
  cleanSlate: [
    told(
      'Iowa clears a deferred judgment by itself once you are discharged and all is paid, since July 2013. It clears no conviction by itself.',
      aid,
    ),
  ],
  help: [
    {
      name: 'Iowa Legal Aid',
      url: aid,
      kind: 'legal aid',
      what: 'Explains expungement and helps people with little money to file.',
      cost: 'free if you have little money',
      languages: ['English', 'Spanish'],
    },
    {
      name: 'Division of Criminal Investigation (DCI)',
      url: police,
      kind: 'office',
      what: 'The state office that keeps criminal records. Order yours there.',
    },
    {
      name: 'Governor’s office on voting rights',
      url: voting,
      kind: 'office',
      what: 'Answers questions on voting after a felony.',
      phone: '515-281-5211',
      cost: 'free',
    },
    {
      name: 'Cornell Criminal Justice and Employment Initiative',
      url: cornell,
      kind: 'law school',
      what: 'A guide to expungement in Iowa.',
      cost: 'free',
    },
  ],
};
