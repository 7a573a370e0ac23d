import { answered, answeredAnywhere, askedBack } from './expected.ts';

/** Questions that go on from the ones before, and small talk. */
export const followUps = [
  answered('what about michigan', 'MI', 'wait', {
    before: ['how long do i wait for a misdemeanor in ohio'],
    holds: ['7 years'],
  }),
  answered('and for a felony?', 'OH', 'wait', {
    before: ['how long do i wait for a misdemeanor in ohio'],
    holds: ['felony'],
  }),
  answered('how much does it cost', 'OH', 'fee', { before: ['can i seal a dui in ohio'] }),
  answered('maine', 'ME', 'eligibility', { before: ['can I seal a dui in portland'], holds: ['DUI'] }),
  answered('texas', 'TX', 'wait', { before: ['how long do i wait for a felony'], holds: ['felony'] }),
  answered('what if it was dismissed', 'FL', 'eligibility', {
    before: ['can i expunge a theft in florida'],
    holds: ['dismissed', 'theft'],
  }),
  answered('is there a form', 'NH', 'form', {
    before: ['can i annul a misdemeanor in new hampshire', 'how long do i wait'],
  }),
  answered('do i need a lawyer', 'AZ', 'help', { before: ['can i seal a felony in arizona'] }),
  answered('ok and in new jersey?', 'NJ', 'automatic', {
    before: ['is weed automatically expunged in missouri'],
  }),
  answered('what about a dui', 'IN', 'eligibility', {
    before: ['can i expunge a felony theft in indiana'],
    holds: ['DUI'],
  }),
  answered('i was a juvenile', 'WI', 'eligibility', {
    before: ['can i expunge a theft in wisconsin'],
    holds: ['juvenile'],
  }),
  askedBack('hi', 'tool'),
  askedBack('Hello there', 'tool'),
  answeredAnywhere('thanks', 'tool'),
  answeredAnywhere('ok thank you so much', 'tool'),
  answeredAnywhere('is this site really free', 'tool', { holds: ['free'] }),
  answeredAnywhere('are you a lawyer', 'tool', { holds: ['no lawyer'] }),
];
