import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { noLongerOpen } from '../../vocabulary/endings.ts';
import {
  about,
  convicted,
  crime,
  ended,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { neverExpungedYouth, prostitution } from './offenses.ts';
import { said } from './said.ts';

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
const oldEnough = any(hasTurned(23), when(prostitution, sinceDischarge(1), sinceDischarge(2)));
const guiltyAgain = endedLater(all(ended('convicted', 'pardoned'), crime, not(about('traffic'))));

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
        all(not(guiltyAgain), noneElsewhere(judgement(said.guiltyElsewhereSince))),
        law('(e)(1)'),
        { otherwise: 'You were found guilty again since then' },
      ),
      requires(nothingPending, law('(e)(1)')),
      rule(
        'not-on-list',
        'It was no killing, sex crime or crime against a child that the law leaves out, or you were trafficked',
        any(not(neverExpungedYouth), traffickingVictim),
        law('(b), (c)'),
        { otherwise: 'It is on the list of crimes that the law leaves out' },
      ),
    ],
    effect: 'The record is closed. You may say in most cases that it never happened.',
    limits: ['Courts can still use it if you are sentenced later.'],
    cautions: ['The judge looks at how you live now, and may say no.'],
    fee: phrase.feeUnconfirmed,
    steps: [
      'Ask the judge of the county that keeps the record. If you are under 18, a parent asks for you.',
      'Go to the hearing.',
    ],
  }),
];
