import { all, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { isNot, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { noLongerOpen } from '../../vocabulary/endings.ts';
import {
  about,
  convicted,
  ended,
  felony,
  inJuvenileCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { type DayOf, decided, endOfSentence, everAfter } from '../../vocabulary/order.ts';
import { endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { youthFee } from './how.ts';
import { neverExpungedYouth, prostitution } from './offenses.ts';
import { said } from './said.ts';
import { notOnRegistry } from './shared-rules.ts';

const law = (part: string) => cite(`38-2312${part}`);

const sinceDischarge = (wait: number): Condition =>
  when(
    convicted,
    waited(years(wait)).since('supervision'),
    when(
      ended('deferred', 'diverted'),
      waitedSinceProgram(years(wait)),
      waited(years(wait)).since('disposition'),
    ),
  );
const oldEnough = any(
  hasTurned(23),
  when(prostitution, sinceDischarge(1), sinceDischarge(2)),
  all(traffickingVictim, () => judgement(said.traffickedYouth)),
);

/** The day of the final discharge. Where there was no sentence, the case itself ended then. */
const discharge: DayOf = (matter) =>
  isNot(ask(convicted, matter)) ? decided(matter) : endOfSentence(matter);
const guilty = ended('convicted', 'pardoned');
const guiltyAgain = endedDuring(
  discharge,
  everAfter,
  all(guilty, any(felony, all(misdemeanor, not(about('traffic', 'dui'))))),
);
const drunkSince = endedDuring(discharge, everAfter, all(guilty, misdemeanor, about('dui')));

export const juvenileReliefs: readonly Relief[] = [
  relief({
    id: 'ks-juvenile',
    name: 'Expunge a juvenile record',
    kind: 'expungement',
    covers: inJuvenileCourt,
    rules: [
      requires(noLongerOpen, law('(a)')),
      rule(
        'old-enough',
        'You are 23 or older, or 2 years have passed since you were let go for good, or 1 year for prostitution',
        oldEnough,
        law('(e)(1)'),
        { otherwise: 'You must be 23, or 2 years must pass since you are let go for good' },
      ),
      rule(
        'not-guilty-since',
        'You were not found guilty again since then, traffic apart',
        all(
          not(guiltyAgain),
          openIf(drunkSince, said.duiAsTraffic),
          noneElsewhere(judgement(said.guiltyElsewhereSince)),
        ),
        law('(e)(1)'),
        { otherwise: 'You were found guilty again since then' },
      ),
      requires(nothingPending, law('(e)(1)')),
      rule(
        'not-on-list',
        'It was no killing, sex crime or crime against a child that the law leaves out',
        any(
          not(neverExpungedYouth),
          all(traffickingVictim, () => judgement(said.traffickedYouth)),
        ),
        law('(b)'),
        { otherwise: 'It is on the list of crimes that the law leaves out' },
      ),
      notOnRegistry,
    ],
    effect: 'The record is closed. You may say in most cases that it never happened.',
    limits: ['Courts can still use it if you are sentenced later.'],
    cautions: [
      'The judge looks at how you live now, and may say no.',
      'The judge may want court costs, fees and restitution paid first.',
    ],
    fee: youthFee,
    first: task('ask_court', 'Ask the district court clerk for your juvenile case number.'),
    steps: [
      'Ask the judge of the county that keeps the record. If you are under 18, a parent asks for you.',
      'Go to the hearing.',
    ],
  }),
];
