import { answered, askedBack, declined, notKnown } from './expected.ts';

/** Short ones, as they are typed into a search. Those that were answered wrongly at first, and some beside them. */
export const unseenTwelfth = [
  askedBack(
    'my boyfriend did 3 yrs in huntsville got out 2015 for burglary of a habitation. can that ever be hidden from jobs',
    'employers',
    { holds: ['Alabama', 'Texas'] },
  ),
  answered(
    'i was 19 when it happened, one felony possession in des moines, deferred judgment. still shows',
    'IA',
    'eligibility',
    { holds: ['expunged by itself'] },
  ),
  declined('got pulled over right now cop asking about my record what do i do', 'danger', {
    holds: ['lawyer'],
  }),
  notKnown('I want off the sex offender registry in oregon its been 15 years', 'registry', {
    state: 'OR',
    holds: ['Keep registering'],
  }),
  answered('can i vote in florida if i still owe fines', 'FL', 'voting', { holds: ['left to pay'] }),
  notKnown('judge denied my petition in new jersey, can i try again', 'denied', { state: 'NJ' }),
  answered('judge denied my petition in illinois, can i try again', 'IL', 'denied', { holds: ['a year'] }),
  answered('army vet w ptsd got a felony in maine 2003 what can i do', 'ME', ['steps', 'eligibility']),
  answered('what happens if i lie about my sealed record on a job app in texas', 'TX', 'employers', {
    holds: ['job forms'],
  }),
  answered('my record got expunged but its still on the court website, ohio', 'OH', 'check', {
    holds: ['clerk’s website'],
  }),
  answered('louisiana 894 what is that', 'LA', 'eligibility', { holds: ['art. 894'] }),
  answered('whats the form number in california to dismiss a conviction', 'CA', 'form', {
    holds: ['CR-180'],
    lacks: ['CR-409'],
  }),
  answered('if i was found not guilty in connecticut is record erased', 'CT', 'eligibility', {
    holds: ['20 days'],
  }),
  answered('indiana expungement one time only?', 'IN', 'eligibility', { holds: ['one petition'] }),
  answered('unpaid court costs alabama expunge', 'AL', 'eligibility', {
    holds: ['left to pay'],
    lacks: ['$500'],
  }),
  answered('record in georgia restricted what does restricted mean', 'GA', 'definition', {
    holds: ['employers and landlords no longer see it'],
  }),
];
