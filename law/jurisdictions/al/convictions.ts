import { all, any, not, when } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { clearedBefore, noMoreThan } from '../../vocabulary/convictions.ts';
import {
  about,
  chargeFact,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { lesser, moralTurpitude, seriousTraffic, sexOffense, violent } from './exclusions.ts';
import * as how from './how.ts';
import { said } from './said.ts';

/** 49 C.F.R. § 383.51 is about drivers. */
const commercialDriver = all(
  about('traffic', 'dui'),
  chargeFact('commercialDriver', false, said.notCommercial),
);

const exclusions = (section: string, parts: readonly [string, string, string, string]) => {
  const [first, second, third, fourth] = parts;
  return [
    rule('not-violent', 'It was not a violent offense', not(violent), cite(`${section}(${first})`), {
      otherwise: 'It was a violent offense',
    }),
    rule('not-sex-offense', 'It was not a sex offense', not(sexOffense), cite(`${section}(${second})`), {
      otherwise: 'It was a sex offense',
    }),
    rule(
      'not-serious-traffic',
      'It was not drunk or reckless driving or the like',
      not(seriousTraffic),
      cite(`${section}(${third})`),
      { otherwise: 'It was drunk or reckless driving or the like' },
    ),
    rule(
      'not-commercial',
      'If it was about driving, you had no commercial license and drove no commercial vehicle',
      not(commercialDriver),
      cite(`${section}(${fourth})`),
      { otherwise: 'You had a commercial license or drove a commercial vehicle' },
    ),
  ];
};

const misdemeanor = relief({
  ...how.expunged,
  id: 'al-misdemeanor',
  name: 'Expunging a misdemeanor, violation or traffic conviction',
  covers: all(convictedOrPardoned, lesser),
  pick: how.twoInAll,
  rules: [
    requires(waited(years(3)).since('conviction'), cite('15-27-1(b)(2)')),
    requires(sentenceOver, cite('15-27-1(b)(1)')),
    requires(everythingPaid, cite('15-27-1(b)(1)')),
    ...exclusions('15-27-1(b)', ['4', '5', '7', '3']),
    rule(
      'fewer-than-two',
      'You had fewer than two such expungements before',
      noMoreThan(1, clearedBefore('misdemeanor')),
      cite('15-27-2.1(a)(3)'),
      { otherwise: 'You had two such expungements before' },
    ),
  ],
  fee: how.fee,
  first: askClerk,
  steps: how.petition,
  cautions: [
    how.noRight,
    how.twice,
    'A youthful offender finding for a misdemeanor counts as a conviction here, and may be cleared the same way.',
    'If you cannot pay what you owe, ask the judge to find you indigent (“Affidavit of Substantial Hardship”).',
  ],
});

const pardonedFelony = relief({
  ...how.expunged,
  id: 'al-pardoned-felony',
  name: 'Expunging a pardoned felony',
  covers: all(inAdultCourt, ended('pardoned'), felony),
  pick: {
    id: 'one-felony',
    text: 'Alabama expunges one pardoned felony in your life. All from one arrest count as one.',
    cite: cite('15-27-2.1(a)(2)'),
    n: 1,
    byCase: true,
  },
  rules: [
    requires(waited(days(180)).since('pardoned'), cite('15-27-2(c)(3)')),
    rule(
      'rights-restored',
      'The pardon gave back your civil and political rights',
      chargeFact('rightsRestored', true, said.rightsRestored),
      cite('15-27-2(c)(1), (2)'),
      { otherwise: 'The pardon did not give back your civil and political rights' },
    ),
    requires(everythingPaid, cite('15-27-12')),
    ...exclusions('15-27-2(c)', ['4', '5', '7', '8']),
    rule(
      'not-moral-turpitude',
      'It is not on the list of felonies of moral turpitude',
      not(moralTurpitude),
      cite('15-27-2(c)(6)'),
      { otherwise: 'It is on the list of felonies of moral turpitude' },
    ),
    rule(
      'first-felony',
      'You had no felony conviction expunged before',
      noMoreThan(0, clearedBefore('felony')),
      cite('15-27-2.1(a)(2)'),
      { otherwise: 'You had a felony conviction expunged before, and the law allows one' },
    ),
  ],
  fee: how.fee,
  first: task('get_paper', 'Get a copy of your certificate of pardon.'),
  steps: [...how.petition],
  cautions: [
    how.noRight,
    'You get one felony in your life. All from one arrest count as one.',
    'A felony that has been a misdemeanor since 2016 may be cleared after 15 years without an arrest. Ask a lawyer.',
  ],
});

/** § 15-27-2(b): three violent offenses may be cleared for victims too. */
const clearedForVictims = under('13A-12-111 13A-6-132 13A-12-197');

const trafficked = relief({
  ...how.expunged,
  id: 'al-trafficking',
  name: 'Expunging a case of a trafficking victim',
  covers: inAdultCourt,
  rules: [
    rule(
      'trafficked',
      'You did it while you were trafficked, and would not have done it otherwise',
      traffickingVictim,
      cite('15-27-1(a)(8); § 15-27-2(a)(8)'),
      { otherwise: 'You did not tell us that you were trafficked' },
    ),
    rule(
      'not-violent-felony',
      'If you were convicted of a felony, it was not violent, or is one of three that the law lets victims clear',
      when(all(ended('convicted', 'pardoned'), felony), any(not(violent), clearedForVictims), () => always),
      cite('15-27-2(b)'),
      { otherwise: 'You were convicted of a violent felony' },
    ),
  ],
  fee: how.fee,
  first: hotline,
  steps: [phrase.traffickingHelp, ...how.petition],
  cautions: [
    how.noRight,
    'There is no wait and no limit. It helps if the trafficker was convicted, but you do not need that.',
  ],
});

export const convictionReliefs: readonly Relief[] = [misdemeanor, pardonedFelony, trafficked];
