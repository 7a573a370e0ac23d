import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'WA',
  name: 'Washington',
  timeZone: 'America/Los_Angeles',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Sixty cases were written from the text of the law before the rules were read; two came out otherwise. A felony now needs a look where jail or prison for another case ended within the years, and a motion needs proof of how one lives now (State v. Abrams, 2026). Drunk driving after a deferred prosecution is no longer closed: the police may refuse to delete it. Of 22 cases written anew, two came out otherwise: driving on cannabis is drunk driving, and no longer taken for a cannabis crime. A table of every kind of crime showed one more: breaking an order against a partner or family waits as long as other domestic violence. A deferred sentence that was dismissed is now vacated, and counts, like a conviction (State v. Haggard, 2020). Other driving that is told as drunk driving is taken to have begun so. Of 65 more, and a table of how each kind of case can end, four came out otherwise: a felony that was put off and dismissed is no longer closed; a pardon now takes a conviction off the public record (§ 9.94A.030(11)(b)); and hurting someone with a car while drunk is no longer a question. An attempt of class B aims at class A and is left out now. Each section of titles 9 and 9A was held against the lists of § 9.94A.640. Common felonies that have one class alone, told by their section, need no class. Of 30 cases more all agreed, and what happens after a pardon was read on a page of the courts too. What counts as a “prior offense” was then read whole in RCW 46.61.5055(14)(a): being drunk in a boat, a plane or a snowmobile does by itself, and of what began as drunk driving only reckless driving, negligent driving in the first degree and reckless endangerment. Of 58 cases more all agreed. A table of each crime that § 43.43.830(9) names showed felonies about images of a minor that were taken as open and now need a look, and so does what was dropped for a plea to something that is not told.',
  },
  gaps: [
    {
      section: 'RCW 9.94A.640(2)(e), (f)',
      what: 'State v. Abrams (April 30, 2026) was read only through two accounts. One says that the years run only from the release for every conviction. Such a case needs a look.',
      since: '2026-11-17',
    },
    {
      section: 'RCW 9.96.060, 9.94A.640',
      what: 'The text at hand is of February 2026. Notes of others say that on August 6, 2026 the last change of § 9.96.060 was still that of 2024, and others say that House Bill 1110 on drunk driving did not pass. Of § 9.94A.640 we found no later change.',
      since: '2026-11-19',
    },
    {
      section: 'RCW 43.43.830(9)',
      what: 'Whether “sexual exploitation of minors” and “child abuse” take in images of a minor (RCW 9.68A.050 to 9.68A.075) and promoting a minor’s prostitution. Such a felony needs a look.',
      since: '2026-11-19',
    },
    {
      section: 'RCW 10.97.060',
      what: 'The police may refuse to delete after a diversion, an earlier conviction or a new arrest. Such a case needs a look.',
      since: '2026-11-17',
    },
    {
      section: 'RCW 13.50.260(1)',
      what: 'Courts set a sealing day at the sentencing of a youth. We take it that they do so since June 12, 2014, when the act began.',
      since: '2026-11-17',
    },
    {
      section: 'RCW 9.96.060(4) and (7), 4.100.060',
      what: 'Three rare ways are not entered: treaty fishing cases from before 1975, prostitution of a homicide victim, and cases of people who were wrongly convicted. Ask a lawyer.',
      since: '2026-11-17',
    },
    {
      section: 'RCW 9.94A.030(11)(b)',
      what: 'The law speaks of a conviction that a governor’s pardon vacates, and not how. The courts say that the Governor’s Office sends each pardon to the State Patrol. That the Patrol then stops showing it comes from words of that office, read in the news and on a law firm’s page. It is a request and no law.',
      since: '2026-11-18',
    },
  ],
  changes: [],
};
