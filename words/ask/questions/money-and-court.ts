import { answered, askedBack, notKnown } from './expected.ts';

/** Fees, forms, where to go, hearings, copies, steps. */
export const moneyAndCourt = [
  answered('how much to seal a record in chicago', 'IL', 'fee', { holds: ['$'] }),
  answered('how much does expungement cost in indiana', 'IN', 'fee', { holds: ['Indiana'] }),
  answered('filing fee kentucky felony expungement', 'KY', 'fee', { holds: ['$'] }),
  answered('what does it cost to expunge in louisiana', 'LA', 'fee', { holds: ['$'] }),
  answered('is it expensive to get a pardon in alabama?', 'AL', ['pardon', 'fee']),
  answered('fees in south carolina for expungement', 'SC', 'fee', { holds: ['$'] }),
  answered('cost of expungement in florida', 'FL', 'fee', { holds: ['$75'] }),
  answered('i cant afford the fee in georgia', 'GA', 'fee_waiver', { holds: ['Georgia'] }),
  answered('fee waiver new mexico', 'NM', 'fee_waiver', { holds: ['New Mexico'] }),
  answered('im broke, can i do this for free in ohio', 'OH', 'fee_waiver', { holds: ['Ohio'] }),
  answered('is there a form for vermont', 'VT', 'form', { holds: ['200-00130'] }),
  answered('what form do i use in california to get a dismissal', 'CA', 'form', { holds: ['CR-180'] }),
  answered('forms for expungement in illinois', 'IL', 'form', { holds: ['Request to Expunge'] }),
  answered('where do i find the application for setting aside in michigan', 'MI', 'form', {
    holds: ['Michigan'],
  }),
  answered('what paperwork do i need in new hampshire', 'NH', 'form'),
  answered('is there a form in wyoming', 'WY', 'form', { holds: ['Wyoming'] }),
  answered('where do i file in oregon', 'OR', 'where_to_file', { holds: ['Oregon'] }),
  answered('which court do i go to in nevada', 'NV', 'where_to_file', { holds: ['Nevada'] }),
  answered('can i file online in iowa', 'IA', 'where_to_file', { holds: ['Iowa'] }),
  answered('will there be a hearing in minnesota', 'MN', 'hearing', { holds: ['Minnesota'] }),
  answered('do i have to go to court to seal my record in colorado', 'CO', 'hearing', {
    holds: ['Colorado'],
  }),
  answered('how many copies do i need in hawaii', 'HI', 'copies', { holds: ['Hawaii'] }),
  answered('who do i have to serve the papers to? serve them in missouri', 'MO', 'copies', {
    holds: ['Missouri'],
  }),
  answered('how long does the process take in maryland', 'MD', 'how_long', { holds: ['Maryland'] }),
  answered('how long does it take to get expunged in washington state', 'WA', 'how_long', {
    holds: ['Washington'],
  }),
  answered('how do i get my record expunged in indiana', 'IN', 'steps', { holds: ['petition'] }),
  answered('how to seal a misdemeanor in rhode island', 'RI', 'steps', { holds: ['Rhode Island'] }),
  answered('steps to expunge a dui in idaho', 'ID', 'steps', { holds: ['Idaho'] }),
  answered('where do i start in north dakota', 'ND', 'steps', { holds: ['North Dakota'] }),
  answered('what happens if the prosecutor objects in utah', 'UT', 'objection', { holds: ['Utah'] }),
  notKnown('judge denied my petition in oregon can i try again', 'denied', {
    state: 'OR',
    holds: ['Oregon', 'legal aid'],
  }),
  askedBack('my petition got denied', 'denied', { holds: ['Which state'] }),
  askedBack('how much does it cost', 'fee', { holds: ['Which state'] }),
  answered('how do i get a copy of my record in new mexico', 'NM', 'own_record', {
    holds: ['Department of Public Safety'],
  }),
  answered('how can i see my own criminal record in texas', 'TX', 'own_record', { holds: ['DPS'] }),
  answered('i lost my paperwork and dont know my case number in tennessee', 'TN', 'lost_papers', {
    holds: ['Tennessee'],
  }),
  answered('need a free lawyer in maine', 'ME', 'help', { holds: ['Pine Tree Legal Assistance'] }),
  answered('who can help me with expungement in mississippi? legal aid?', 'MS', 'help', {
    holds: ['Mississippi'],
  }),
  answered('do i need an attorney in arkansas', 'AR', 'help', { holds: ['Arkansas'] }),
];
