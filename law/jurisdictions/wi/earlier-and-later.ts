import type { Dated } from '../../case-file.ts';
import { all, anyAmong, type FactCondition, type Matter } from '../../condition.ts';
import { spanOf } from '../../day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { before, notAfter } from '../../vocabulary/order.ts';
import { type Such, those } from '../../vocabulary/whole-record.ts';
import { allOf, always, anyOf, type Fact, judgement, never, unknown } from '../../when.ts';
import { crimeOf } from './crimes.ts';
import { said } from './said.ts';

const guilty = all(inAdultCourt, ended('convicted', 'pardoned'));
const felonies = those(all(guilty, crimeOf('felony')));
const crimes = those(all(guilty, crimeOf('misdemeanor', 'felony')));

/** The law of July 1, 2009 reaches only sentences from that day on. */
export const sentencedBeforeJuly2009 = happenedBefore('disposition', '2009-07-01');

/** A felony conviction before this one, in any court of any state. Counts of the same case are not “prior”. */
export const priorFelony: FactCondition = (matter) => {
  const here = matter.charge.dateOf('disposition');
  return anyOf([
    inOtherCase(matter, felonies(matter), ({ other, is }) =>
      allOf([is, before(other.charge.dateOf('disposition'), here)]),
    ),
    felonyElsewhereBefore(matter, here),
  ]);
};

/** A conviction for a new crime between the sentence and its end. What came after the end no longer counts. */
export const convictedDuringSentence: FactCondition = (matter) => {
  const start = matter.charge.dateOf('disposition');
  const end = endOfSentence(matter);
  return anyOf([
    inOtherCase(matter, crimes(matter), ({ other, is }) => {
      const conviction = other.charge.dateOf('disposition');
      const within = [before(start, conviction), notAfter(conviction, end)];
      return within.includes(never) ? never : allOf([is, ...within, committedAfter(other, start)]);
    }),
    elsewhereDuring(matter, start, end),
  ]);
};

function inOtherCase({ charge }: Matter, such: readonly Such[], is: (each: Such) => Fact): Fact {
  return anyAmong(such, (each) => (each.other.charge.caseKey === charge.caseKey ? never : is(each)));
}

/** A sentence that is not over has no end yet. */
function endOfSentence({ charge }: Matter): Dated {
  const { span, missing } = charge.dateOf('completed');
  const open = Number.POSITIVE_INFINITY;
  if (charge.completedDate !== undefined || charge.completed === true) return { span, missing };
  if (charge.completed === false) return { span: { first: open, last: open }, missing: [] };
  return { span: { first: span.first, last: open }, missing: [charge.path('completed')] };
}

/** The law says “subsequent offense”. An older crime that only came to court later is not plainly one. */
function committedAfter({ charge }: Matter, start: Dated): Fact {
  const { span, missing } = charge.dateOf('offense');
  if (span.first >= start.span.last) return always;
  if (span.last < start.span.first) return judgement(said.olderAsSubsequent);
  return unknown(...missing, ...start.missing);
}

function felonyElsewhereBefore({ file }: Matter, here: Dated): Fact {
  const { felonies, misdemeanors, lastDate } = file.answers.elsewhere ?? {};
  if (felonies === 0) return never;
  if (felonies === undefined) return unknown('elsewhere.felonies');
  if (lastDate === undefined) return unknown('elsewhere.lastDate');
  const last = { span: spanOf(lastDate), missing: [] };
  if (before(last, here) === always) return always;
  if (felonies === 1 && misdemeanors === 0 && before(last, here) === never) return never;
  return { ...judgement(said.felonyElsewhereBefore), missing: here.missing };
}

function elsewhereDuring(matter: Matter, start: Dated, end: Dated): Fact {
  const { number, untold, last: span } = elsewhere(matter);
  if (number === 0) return untold.length === 0 ? never : unknown(...untold);
  if (!span) return unknown('elsewhere.lastDate');
  const last = { span, missing: [] };
  if (notAfter(last, start) === always) return never;
  const single = untold.length === 0 && number === 1;
  if (single && notAfter(last, end) === never) return never;
  return { ...judgement(said.convictedElsewhereDuring), missing: [...start.missing, ...end.missing] };
}
