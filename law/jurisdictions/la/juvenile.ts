import { all, type Condition, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import {
  about,
  convicted,
  convictedOrPardoned,
  felony,
  inJuvenileCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline, juvenileClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { youthArticle } from './code.ts';
import { said } from './said.ts';

const since = (number: number) => waited(years(number)).since('supervision');

const youth = {
  kind: 'expungement',
  effect: 'The record is expunged and sealed. You do not have to tell anyone of it.',
  limits: ['The court may keep a short secret note that there was a case.'],
  fee: 'There is no filing fee (Ch.C. art. 924).',
  first: juvenileClerk,
  steps: ['File the motion for expungement and sealing (Ch.C. art. 925) with the court that has the record.'],
} as const;

const found = all(inJuvenileCourt, convicted);
const over: Condition = when(convicted, sentenceOver, caseAndProgramOver);

export const juvenileReliefs: readonly Relief[] = [
  relief({
    ...youth,
    id: 'la-juvenile-no-finding',
    name: 'Clear a juvenile case without a finding of guilt',
    covers: all(inJuvenileCourt, not(convicted)),
    rules: [requires(caseAndProgramOver, youthArticle('918(A)'))],
  }),
  relief({
    ...youth,
    id: 'la-juvenile-misdemeanor',
    name: 'Clear a juvenile misdemeanor after two years',
    covers: all(found, ofLevel('misdemeanor', 'infraction')),
    rules: [requires(since(2), youthArticle('918'))],
  }),
  relief({
    ...youth,
    id: 'la-juvenile-felony',
    name: 'Clear a juvenile felony',
    covers: all(found, felony),
    rules: [
      rule(
        'waited',
        '2 to 5 years have passed since the court’s supervision ended',
        somewhereBetween(since(2), since(5), said.youthWait),
        youthArticle('918'),
        { otherwise: '2 to 5 years must pass since the court’s supervision ended' },
      ),
      rule(
        'not-most-serious',
        'It is not on the list of the most serious crimes',
        openIf(about('homicide', 'sexual', 'kidnapping', 'robbery'), said.youthCrime),
        youthArticle('918'),
      ),
      rule(
        'no-adult-conviction',
        'You were not convicted as an adult since then',
        all(
          openIf(endedLater(convictedOrPardoned), said.convictedSinceYouth),
          noneElsewhere(judgement(said.convictedSinceYouth)),
        ),
        youthArticle('918'),
      ),
      requires(nothingPending, youthArticle('918')),
    ],
  }),
  relief({
    ...youth,
    id: 'la-juvenile-trafficking',
    name: 'Clear a juvenile prostitution case of a trafficking victim',
    covers: all(found, traffickingVictim, about('prostitution')),
    rules: [
      rule(
        'trafficked',
        'It was about prostitution, and you did it because someone trafficked you',
        all(traffickingVictim, about('prostitution')),
        youthArticle('923(A)'),
      ),
      rule('youth-case-over', 'You finished what the juvenile court ordered', over, youthArticle('923(A)'), {
        otherwise: 'The juvenile case is not over yet',
      }),
    ],
    first: hotline,
    steps: [
      'Ask the juvenile court in writing to set aside the finding (Ch.C. art. 923). Give a copy to the district attorney.',
      phrase.traffickingHelp,
    ],
  }),
];
