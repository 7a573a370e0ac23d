import { answered } from './expected.ts';

/** Cases that ended without a conviction, and those of young people. */
export const withoutConviction = [
  answered('got arrested never charged in ATL', 'GA', 'eligibility', {
    holds: ['an arrest without charges', 'by itself'],
  }),
  answered('my case was dismissed in georgia does it still show', 'GA', 'eligibility', {
    holds: ['dropped or dismissed'],
    lacks: ['7 years old'],
  }),
  answered('charges dropped in nebraska do they still show up on a background check', 'NE', 'eligibility', {
    holds: ['dismissed', 'by itself'],
  }),
  answered('found not guilty in florida can i get it expunged', 'FL', 'eligibility', {
    holds: ['not guilty'],
  }),
  answered('arrested but charges were dropped in los angeles', 'CA', 'eligibility', {
    holds: ['dropped', 'by itself'],
  }),
  answered('i beat my case in brooklyn is it sealed', 'NY', 'eligibility', {
    holds: ['Sealing of a case that ended in your favor'],
  }),
  answered('ACD in new york does it go away', 'NY', ['eligibility', 'wait', 'definition'], {
    holds: ['New York'],
  }),
  answered('got a PBJ in maryland can it be expunged', 'MD', 'eligibility', {
    holds: ['deferred'],
    lacks: ['felony conviction'],
  }),
  answered('deferred adjudication texas nondisclosure', 'TX', 'eligibility', { holds: ['deferred'] }),
  answered('adjudication withheld in miami can i seal it', 'FL', 'eligibility', {
    holds: ['Court-ordered sealing'],
  }),
  answered('nolle prosequi in virginia', 'VA', ['eligibility', 'definition'], { holds: ['Virginia'] }),
  answered('finished diversion in kansas city kansas can i expunge', 'KS', 'eligibility', {
    holds: ['diversion'],
  }),
  answered('how long after a dismissal can i expunge in west virginia', 'WV', 'wait', { holds: ['60 days'] }),
  answered('dismissed case in new hampshire', 'NH', 'eligibility', { holds: ['by itself', '30 days'] }),
  answered('case was nolle prossed in connecticut when is it erased', 'CT', ['wait', 'eligibility'], {
    holds: ['13 months'],
  }),
  answered('ARD in pennsylvania expunge', 'PA', 'eligibility', { holds: ['diversion'] }),
  answered('charge was thrown out in alabama how long to wait', 'AL', 'wait', { holds: ['90 days'] }),
  answered('i was 15 when i got a theft charge in michigan', 'MI', 'eligibility', {
    holds: ['a juvenile case', '2 years'],
  }),
  answered('juvenile record in illinois can it be expunged', 'IL', 'eligibility', { holds: ['juvenile'] }),
  answered('juvie record washington state', 'WA', 'eligibility', { holds: ['juvenile'] }),
  answered('is my juvenile record sealed automatically in texas', 'TX', 'automatic', { holds: ['juvenile'] }),
  answered('when i was 16 i got caught with weed in utah', 'UT', 'eligibility', {
    holds: ['juvenile', 'marijuana'],
  }),
  answered('can i expunge a pending case in ohio', 'OH', 'eligibility', { holds: ['still open'] }),
  answered('arrest with no charges in rhode island', 'RI', 'eligibility', {
    holds: ['arrest without charges'],
  }),
  answered('acquitted in indiana', 'IN', 'eligibility', { holds: ['not guilty', '60 days'] }),
];
