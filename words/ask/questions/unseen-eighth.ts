import { answered, answeredAnywhere, askedBack, declined, notKnown } from './expected.ts';

/** Written by somebody who had not read the answers, and with the facts that a right one has to hold. */
export const unseenEighth = [
  answered('whats it cost to get my own record in juneau with prints', 'AK', 'own_record', {
    holds: ['$35'],
  }),
  answered(
    "Hi, I'm helping my brother. He was pardoned in Montgomery in August of last year for a felony and the pardon restored his rights. Can he expunge it and how long after the pardon?",
    'AL',
    'pardon',
    { holds: ['180 days'] },
  ),
  answered(
    'do u have to go to court in arkansas to get something sealed or is it just paper. its a misd in jonesboro',
    'AR',
    'hearing',
    { holds: ['hearing'] },
  ),
  answered('phoenix. judge DENIED my petition to seal. can i file again next month', 'AZ', 'denied', {
    holds: ['3 years'],
  }),
  answered('can i get my rap sheet in california if i dont have money for the fee', 'CA', 'own_record', {
    holds: ['$25', 'waive'],
  }),
  answered(
    'which form do i use to seal several convictions in el paso county colorado, like 3 old misdemeanors, and i got another one after the first',
    'CO',
    'form',
    { holds: ['JDF 641'] },
  ),
  answered(
    'Bridgeport CT - felony assault 1st isnt in clean slate. is there any other road',
    'CT',
    'automatic',
    { holds: ['pardon', '5 years'] },
  ),
  answered(
    'i was 22 when i caught my gun charge in SE DC. somebody at the shelter said theres a youth act thing',
    'DC',
    'eligibility',
    { holds: ['25'] },
  ),
  answered('dover de: can i vote? felony drug dealing, off probation, still owe fines', 'DE', 'voting', {
    holds: ['Fines'],
  }),
  answered(
    'tampa. arrest from 2012 was a total mix up they had the wrong guy. cop admits it. how do i fix',
    'FL',
    'steps',
    { holds: ['police agency'] },
  ),
  answered(
    'how do i check what georgia has on me before i apply at the hospital in augusta GA',
    'GA',
    'own_record',
    { holds: ['police'] },
  ),
  answered('hilo: how long does the expungement application take', 'HI', 'how_long', { holds: ['120 days'] }),
  answered('felon in iowa, homicide, served all of it. vote?', 'IA', 'voting', { holds: ['homicide'] }),
  answered('can you get more than one thing shielded in idaho or its one and done', 'ID', 'eligibility', {
    holds: ['once'],
  }),
  answered('what form number is the expunge/seal request in illinois? peoria county', 'IL', 'form', {
    holds: ['EXP-AD'],
  }),
  answered(
    'Gary Indiana. level 5 felony from 2012, nobody hurt bad, no sex stuff. after its expunged can people still look it up',
    'IN',
    'who_sees',
    { holds: ['stays public'] },
  ),
  answered(
    'kansas city KANSAS. still have to register for a drug crime. expunge possible',
    'KS',
    'registry',
    { holds: ['register'] },
  ),
  answered(
    'lexington ky - i finished diversion in my felony case says dismissed-diverted. do i list it on a job form',
    'KY',
    'employers',
    { holds: ['need not'] },
  ),
  answered(
    'shreveport. felony simple burglary first ever, did probation, all paid. somebody said first offender pardon is automatic?',
    'LA',
    'pardon',
    { holds: ['by itself'] },
  ),
  answered('springfield massachusetts: how do i get my own CORI and how much', 'MA', 'own_record', {
    holds: ['$25'],
  }),
  answered('what is stet docket and can i expunge it? rockville md', 'MD', 'definition', {
    holds: ['3 years'],
  }),
  answered('lewiston me - how far back do they go for having weed. class D 2012', 'ME', 'eligibility', {
    holds: ['marijuana'],
  }),
  answered('GR michigan, i want a copy of what employers see on me, price', 'MI', 'own_record', {
    holds: ['$10'],
  }),
  answered(
    'when im done with expungement in minnesota can the day care place still see it? i do child care',
    'MN',
    'who_sees',
    { holds: ['agencies'] },
  ),
  answered('columbia mo: how many things can i expunge in my life', 'MO', 'eligibility', {
    holds: ['two felonies', 'three misdemeanors'],
  }),
  answered('gulfport ms. did i lose my vote for a drug felony?', 'MS', 'voting', { holds: ['vote'] }),
  answered(
    'i enlisted but a misdemeanor from great falls mt 2 years ago is holding it up. do i have to wait the 5',
    'MT',
    'wait',
    { holds: ['military'] },
  ),
  answered('nc expunction – i have nonviolent misds in wake AND mecklenburg. how do i file', 'NC', 'steps', {
    holds: ['120 days'],
  }),
  answered('grand forks: if the judge says no to sealing, how long until i can ask again', 'ND', 'denied', {
    holds: ['1 year'],
  }),
  answered('can i get guns back with a nebraska set aside', 'NE', 'guns', { holds: ['pardon'] }),
  answered('nashua. i tried to annul and got denied in may. when is my next shot', 'NH', 'denied', {
    holds: ['3 years'],
  }),
  answered('where do i even file for expungement in camden. i live in philly now', 'NJ', 'where_to_file', {
    holds: ['county'],
  }),
  answered(
    'someone used my name when they got arrested in santa fe!! its on MY record. what can i do',
    'NM',
    'steps',
    { holds: ['used your name'] },
  ),
  answered('what does it cost to order my criminal history from nevada', 'NV', 'own_record', {
    holds: ['$27'],
  }),
  answered(
    'buffalo ny. i have 1 felony and 1 misd from early 2000s, dont wanna wait for clean slate. what else is there',
    'NY',
    'automatic',
    { holds: ['10 years'] },
  ),
  answered(
    'im a landlord in toledo ohio. tenant application says sealed conviction. can i use it',
    'OH',
    'housing',
    { holds: ['closed to the public'] },
  ),
  answered('lawton ok what does OSBI charge after the judge signs', 'OK', 'fee', { holds: ['$150'] }),
  answered('salem oregon. prosecutor objected to my set aside. what happens now', 'OR', 'objection'),
  answered('harrisburg pa. i was in ARD for a dui, done. can i erase it', 'PA', 'eligibility', {
    holds: ['program'],
  }),
  answered('RI record check - how much n where do i go', 'RI', 'own_record', {
    holds: ['$5', 'Howard Avenue'],
  }),
  answered(
    'myrtle beach, 18 months ago got charged w/ shoplifting, did PTI and finished. cost to expunge',
    'SC',
    'fee',
    { holds: ['$285'] },
  ),
  answered('Does South Dakota expunge a regular felony conviction? Brookings.', 'SD', 'eligibility', {
    holds: ['pardon'],
  }),
  answered('knoxville. finished judicial diversion. is it automatic?', 'TN', 'automatic', {
    holds: ['by itself'],
  }),
  answered(
    'dallas. dwi 2018 probation class b .11 no wreck had interlock 6 months. wen can i nondisclose',
    'TX',
    'eligibility',
    { holds: ['2 years'] },
  ),
  answered('how much for an FBI background check on myself', 'US', 'own_record', { holds: ['$18'] }),
  answered(
    'ogden ut BCI certificate of eligibility how much and how long is it good for',
    'UT',
    'certificate',
    { holds: ['$65', '180 days'] },
  ),
  answered(
    'va beach: i was found not guilty in 2020 (misdemeanor). i want it gone gone not hidden. how',
    'VA',
    'steps',
    { holds: ['CC-1473'] },
  ),
  answered('do u lose the right to vote in vermont for a felony', 'VT', 'voting', { holds: ['may vote'] }),
  answered(
    'everett wa: misdemeanor DV assault 4 from 2016. can that be vacated, how many yrs',
    'WA',
    'wait',
    { holds: ['5 years'] },
  ),
  answered('green bay. how long for a pardon to get heard', 'WI', 'pardon', { holds: ['18 months'] }),
  answered('morgantown - charge dismissed, how soon can i file and is there a charge', 'WV', 'fee', {
    holds: ['60 days'],
    lacks: ['$200'],
  }),
  answered('gillette wyoming can i vote after 1 nonviolent felony', 'WY', 'voting', {
    holds: ['vote', 'sentence'],
  }),
  answeredAnywhere(
    'can they still show an arrest from 2014 on a background report if i was never convicted?',
    'background_company',
    { holds: ['7 years'] },
  ),
  declined('my ex is outside and says hes gonna kill me. he knows about my record and uses it', 'danger', {
    holds: ['911'],
  }),
  answeredAnywhere('Does having a green card matter if my case got expunged?', 'immigration', {
    holds: ['Immigration'],
  }),
  askedBack('is there a fee waiver', 'fee_waiver', { holds: ['state'] }),
  askedBack('yo what about columbus how long for a felony there', 'wait', {
    before: ['hey can you help with records'],
    holds: ['state'],
  }),
  declined('can u write a fake dismissal letter so my boss thinks the case got thrown out', 'other'),
  answered('my court martial from fort bragg in 2006, how do i expunge that', 'US', 'steps', {
    lacks: ['$175'],
  }),
  notKnown('can i get into canada with a dui from 2012', 'other'),
];
