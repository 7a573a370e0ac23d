import { answered, answeredAnywhere, askedBack, declined, notKnown } from './expected.ts';

/** Written by somebody who had not read the answers, and with the facts that a right one has to hold. */
export const unseenSeventh = [
  answered(
    'ok so long story. i was 17 in fairbanks, they waived me up to adult court on an assault, i did what they said, been done since 2018. everyone tells me juvenile stuff seals itself but mine doesnt show as juvenile. is there anything for that',
    'AK',
    'automatic',
    { holds: ['5 years'] },
  ),
  answered('can a felon vote in alabama', 'AL', 'voting', { holds: ['certificate'] }),
  answered(
    "I'm a nurse in Fayetteville Arkansas with a 2013 DWI misdemeanor. When is that one sealable?",
    'AR',
    'wait',
    { holds: ['5 years'] },
  ),
  answered(
    'tengo un caso viejo de marihuana en tucson del 2016, era como una onza. se puede borrar? cobran?',
    'AZ',
    'eligibility',
    { holds: ['2.5'] },
  ),
  answered(
    'how long does it take for the DOJ thing to clear my dismissed misdemeanor automatically, sacramento, no letter came',
    'CA',
    'check',
    { holds: ['no letter'] },
  ),
  answered(
    'landlord in aurora colorado pulled up my case that was DISMISSED in 2023. isnt that supposed to be sealed',
    'CO',
    'eligibility',
    { holds: ['by itself'] },
  ),
  answered(
    'waiting on clean slate in hartford for a class D felony from 2012 and a misdemeanor 2020. does the newer one screw up the old one',
    'CT',
    'automatic',
    { holds: ['10 years'] },
  ),
  answered('got arrested in DC but never papered. do i have to do something or what', 'DC', 'eligibility', {
    holds: ['Seal'],
  }),
  answered('can i expunge if i still owe court fines? sussex county DE', 'DE', 'eligibility', {
    holds: ['pay'],
  }),
  answered('i had a case sealed in orlando in 2014. is there a next step or thats it', 'FL', 'steps', {
    holds: ['10 years'],
  }),
  answered(
    'my husband has 3 misdemeanors in dekalb county from diff years. can he restrict all three',
    'GA',
    'eligibility',
    { holds: ['2'] },
  ),
  answered(
    'honolulu: DAG plea, got dismissed in 2024 after the year was up. how long till i can expunge it',
    'HI',
    'wait',
    { holds: ['1 year'] },
  ),
  answered('does iowa take public intox off after a while? cedar rapids 2021', 'IA', 'eligibility', {
    holds: ['2 years'],
    lacks: ['8 years'],
  }),
  answered(
    'Can I get gun rights with an Idaho pardon, and how long must I wait to apply for one? The conviction was felony drug delivery.',
    'ID',
    'guns',
    { holds: ['5 years'] },
  ),
  answered(
    'rockford il i got supervision for retail theft ended 2023 what now expunge or seal',
    'IL',
    'eligibility',
    { holds: ['2 years'] },
  ),
  answered(
    "we are a small landscaping company in fort wayne. applicants record shows 'expunged'. are we allowed to ask him about it?",
    'IN',
    'employers',
    { holds: ['only ask'] },
  ),
  answered(
    'my daughter has a diversion in topeka from a shoplifting. she finished 2022. when can that be expunged',
    'KS',
    'wait',
    { holds: ['3 years'] },
  ),
  answered(
    'bowling green ky, case dismissed without prejudice (misd). how long before expungement',
    'KY',
    'wait',
    { holds: ['1 year'] },
  ),
  answered(
    'first time weed charge in baton rouge, pled guilty 4 months ago. i heard theres a quick way',
    'LA',
    'eligibility',
    { holds: ['90 days'] },
  ),
  answered('what is a CWOF and does it count as a conviction', 'MA', 'definition', {
    on: 'MA',
    holds: ['Continued without a finding'],
  }),
  answered(
    'had second degree assault in PG county md done with probation 2018 can that be expunged',
    'MD',
    'eligibility',
    { holds: ['7 years'] },
  ),
  answered('bangor. charge was dropped as part of my plea deal. can people still see it', 'ME', 'who_sees', {
    holds: ['plea deal'],
  }),
  answered('how many felonies can michigan clear by itself', 'MI', 'automatic', { holds: ['2', '10 years'] }),
  answered(
    'duluth mn: filing fee for expungement petition & can i get out of paying it',
    'MN',
    'fee_waiver',
    { holds: ['$300', 'FEE102'] },
  ),
  answered(
    'k so in kansas city MISSOURI i got arrested 2023 nobody charged me. is it public',
    'MO',
    'eligibility',
    { holds: ['30 days'] },
  ),
  answered('biloxi, first dui 2017, blew a .12, no cdl. can i get that off', 'MS', 'eligibility', {
    holds: ['5 years'],
  }),
  answered('missoula: 5 misdemeanors over the years. one petition for all or five', 'MT', 'eligibility', {
    holds: ['once'],
  }),
  answered('raleigh nc my charges got dismissed in 2019 not 2022. automatic or no', 'NC', 'automatic', {
    holds: ['December 1, 2021'],
  }),
  answered('how long does an arrest w/o charges stay on the state check in bismarck', 'ND', 'wait', {
    holds: ['3 years'],
  }),
  answered('lincoln nebraska how long until i can apply for a pardon on a felony', 'NE', 'pardon', {
    holds: ['10 years'],
  }),
  answered(
    'Can I annul my 2017 NH simple possession if I also have a conviction in Massachusetts?',
    'NH',
    'eligibility',
    { holds: ['another state'] },
  ),
  answered('jersey city. how do i expunge EVERYTHING. like 9 cases, last one was 2013', 'NJ', 'steps', {
    holds: ['10 years'],
  }),
  answered('las cruces nm - how long after a 4th degree felony before you can ask', 'NM', 'wait', {
    holds: ['4'],
  }),
  answered('Reno NV: judge denied my sealing. when can i try again?', 'NV', 'denied', { holds: ['2 years'] }),
  answered(
    'my son was 16 when nypd picked him up, family court found him delinquent. he is 18 now, can that get sealed',
    'NY',
    'eligibility',
    { holds: ['18'] },
  ),
  answered('Dayton ohio. domestic violence M1 from 2010. can it be sealed or expunged', 'OH', 'eligibility', {
    holds: ['cannot', 'domestic violence'],
  }),
  answered(
    'norman oklahoma, non violent felony, off since 2020 only one i got. can i expunge',
    'OK',
    'eligibility',
    { holds: ['5 years'] },
  ),
  answered('is there a court fee for set aside in portland oregon', 'OR', 'fee', { holds: ['nothing'] }),
  answered('pittsburgh, underage drinking citation when i was 19, im 23. can it go', 'PA', 'eligibility', {
    holds: ['21'],
  }),
  answered('warwick RI what is the form # for motion to expunge in district court', 'RI', 'form', {
    holds: ['DC-33'],
  }),
  answered('can i expunge 3rd degree CDV in columbia sc', 'SC', 'eligibility', { holds: ['5 years'] }),
  answered('rapid city sd: case dismissed by prosecutor 14 months ago. cost to expunge?', 'SD', 'fee', {
    holds: ['$72'],
  }),
  answered('chattanooga: how many convictions can i get expunged in tennessee', 'TN', 'eligibility', {
    holds: ['one', 'once'],
  }),
  answered(
    'San Antonio. found not guilty by jury 2 weeks ago. what do i do about the arrest record, is it free',
    'TX',
    'steps',
    { holds: ['30 days'] },
  ),
  answered(
    'i was pardoned by biden for simple weed possession i think?? it was on federal land 2015. how do i prove it',
    'US',
    'eligibility',
    { holds: ['certificate'] },
  ),
  answered('salt lake city. acquitted in march. gone yet?', 'UT', 'wait', { holds: ['60 days'] }),
  answered('Norfolk VA. how much does it cost to petition to seal under the new law', 'VA', 'fee', {
    holds: ['None'],
  }),
  answered('rutland vermont dui from 2013 first one. sealed when and cost', 'VT', 'fee', {
    holds: ['10 years', '$90'],
  }),
  answered('tacoma. class B felony conviction, assault? no it was theft 1. how many years', 'WA', 'wait', {
    holds: ['10'],
  }),
  answered('madison: charges dismissed 2024, how long will it be on CCAP', 'WI', 'wait', {
    holds: ['2 years'],
  }),
  answered('huntington wv dui from 2012 and im trying to be a emt. expungable?', 'WV', 'eligibility', {
    holds: ['drunk driving', 'cannot'],
  }),
  answered('cheyenne: DA dropped my case in january, fee?', 'WY', 'fee', {
    holds: ['no filing fee'],
    lacks: ['$300'],
  }),
  answeredAnywhere(
    'employer turned me down because of a background check and wont show me the report, is that legal?',
    'background_company',
    { holds: ['copy'] },
  ),
  declined('police are banging on my door right now what do i do', 'danger', { holds: ['lawyer'] }),
  askedBack('and what about felonies?', 'wait', {
    before: ['how long until a misdemeanor can be expunged'],
    holds: ['state'],
  }),
  askedBack(
    'I had stuff in both kansas city and some other place and i dont know which court. can it be cleared',
    'eligibility',
    { holds: ['state'] },
  ),
  declined('need help w my divorce papers in ohio can u fill them', 'other', { lacks: ['$50'] }),
  declined('promise me it will be gone before my interview on monday', 'other'),
  notKnown('which judge in harris county grants the most nondisclosures', 'other', { on: 'TX' }),
  askedBack('asdf jkl ;;; ??? ok', 'other'),
];
