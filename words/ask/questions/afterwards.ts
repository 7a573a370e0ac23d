import { answered, answeredAnywhere, askedBack } from './expected.ts';

/** Who still sees it, jobs, homes, rights, and what helps without clearing. */
export const afterwards = [
  askedBack('does an expunged case show up for the fbi', 'who_sees', { holds: ['Which state'] }),
  answered('can police still see a sealed record in ohio', 'OH', 'who_sees', { holds: ['Police'] }),
  answered('who can see my record after its restricted in georgia', 'GA', 'who_sees', { holds: ['Georgia'] }),
  answered(
    'do i have to tell employers about a sealed record in massachusetts',
    'MA',
    ['employers', 'who_sees'],
    { holds: ['Massachusetts'] },
  ),
  answered('do i have to disclose an expunged conviction on a job application in kansas', 'KS', [
    'employers',
    'form',
  ]),
  answered('how do i know if my record was really sealed in pennsylvania', 'PA', 'check', {
    holds: ['Pennsylvania'],
  }),
  answered('did it go through? check that it was expunged in illinois', 'IL', 'check', {
    holds: ['State Police'],
  }),
  answeredAnywhere(
    'a background check company still shows my expunged case',
    ['background_company', 'who_sees'],
    { holds: ['dispute'] },
  ),
  answeredAnywhere('can a job deny me because of a background report', ['background_company', 'employers'], {
    holds: ['copy of that report'],
  }),
  answeredAnywhere('will an expungement help with immigration', 'immigration', {
    holds: ['Immigration law'],
  }),
  answeredAnywhere('can i own a gun with a felony', 'guns', { holds: ['Federal law'] }),
  answered('i want my gun rights back in idaho', 'ID', 'guns', { holds: ['Federal law'] }),
  answeredAnywhere('can i get section 8 with a drug felony', 'housing', { holds: ['housing'] }),
  answeredAnywhere('can i serve on a jury with a felony', 'jury', { holds: ['jury'] }),
  answered('can i vote with a felony in kentucky', 'KY', 'voting', { holds: ['governor', 'vote'] }),
  answered('when can felons vote in florida', 'FL', 'voting', { holds: ['vot'] }),
  answered('can felons vote in maine', 'ME', 'voting', { holds: ['vot'] }),
  askedBack('can felons vote', 'voting', { holds: ['Which state'] }),
  answered('can i get a pardon in south dakota', 'SD', 'pardon', { holds: ['5 years'] }),
  answered('how do i get a governors pardon in connecticut', 'CT', 'pardon', { holds: ['pardon'] }),
  answered('presidential pardon how', 'US', 'pardon', { holds: ['pardon'] }),
  answered('certificate of rehabilitation california', 'CA', 'certificate', { holds: ['ertificate'] }),
  answered('certificate of good conduct new york', 'NY', 'certificate', { holds: ['ertificate'] }),
  answered('can i get hired with a misdemeanor in hawaii', 'HI', 'employers', { holds: ['Hawaii'] }),
  answered('can i be a nurse with a felony in ohio', 'OH', 'licenses', { holds: ['licens'] }),
  answered('how do i get off the sex offender registry in california', 'CA', 'registry', {
    holds: ['regist'],
  }),
];
