import { all, ask, type Condition, not, when } from '../../engine/condition.ts';
import {
  allOf,
  always,
  assuming,
  blocked,
  blockedPerhaps,
  holdsOn,
  ifSo,
  unknown,
  type When,
} from '../../engine/when.ts';
import { type Period, years } from '../../record/day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { minorTraffic } from './offenses.ts';
import { said } from './said.ts';

/** § 5.2(a)(1)(F): a sentence, supervision or qualified probation. Minor traffic does not count: (a)(2). */
const sentence = all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), not(minorTraffic));

const longAgo = noConvictionElsewhereFor(years(10));

/** “In any jurisdiction”: of cases elsewhere we know the day of the conviction, not that on which the sentence ended: after ten years it is presumed to be over. */
const overElsewhere: Condition = (matter): When => {
  const { number, untold, last } = elsewhere(matter);
  const told = matter.file.answers.facts?.elsewhereOver;
  if (number === 0) return untold.length > 0 ? unknown(...untold) : always;
  if (told === undefined && last === undefined)
    return blockedPerhaps(said.waitElsewhere, 'elsewhere.lastDate');
  if (told === undefined && holdsOn(matter.file.asOf, ask(longAgo, matter)))
    return assuming(said.overElsewhere, always, 'facts.elsewhereOver');
  if (told === undefined) return blockedPerhaps(said.waitElsewhere, 'facts.elsewhereOver');
  return told === true ? always : blocked(said.waitElsewhere);
};

/** So long since the last of all sentences ended, whether or not the petition names it. */
export function sinceLastSentence(period: Period): Condition {
  const over = when(ended('deferred'), waitedSinceProgram(period), waited(period).since('completed'));
  const here = ofWholeRecord(({ record }) =>
    allOf(record.map((each) => ifSo(ask(sentence, each), ask(over, each)))),
  );
  return all(here, overElsewhere);
}
