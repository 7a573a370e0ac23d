import { describe, expect, it } from 'vitest';
import { cite, requires } from '../place/relief.ts';
import { days, months, years } from '../record/day.ts';
import { atLeast, hasTurned, youngerThan } from './age.ts';
import { cleanYears, noneLately } from './clean-years.ts';
import { caseAndProgramOver, caseOver, programFinished, wholeCaseOver } from './endings.ts';
import { everythingPaid, paid } from './money.ts';
import { nothingPending, notRegistered } from './person.ts';
import { called, either, past, sentenceOver, waited, waitedBy, waitedSinceRevocation } from './waiting.ts';

const adult = youngerThan(90);

describe('a requirement says itself', () => {
  it.each([
    ['3 years have passed since your whole sentence ended', waited(years(3)).since('completed')],
    ['1 year has passed since your conviction', waited(years(1)).since('conviction')],
    ['60 days have passed since the case ended', waited(days(60)).since('disposition')],
    ['18 months have passed since the court’s supervision ended', waited(months(18)).since('supervision')],
    [
      '10 years have passed since your conviction and since your whole sentence ended',
      waited(years(10)).since('conviction', 'completed'),
    ],
    [
      '7 years have passed since you left jail or prison, or since your conviction if you were not locked up',
      waited(years(7)).since('released'),
    ],
    [
      '7 years have passed since your conviction and since you left jail or prison',
      waited(years(7)).since('conviction', 'released'),
    ],
    [
      '3 years have passed since the final order',
      waited(years(3)).since(called('the final order', 'disposition')),
    ],
    [
      '5 years have passed since your last sentence ended. Time locked up does not count',
      waited(years(5)).counted(caseOver, 'Time locked up does not count').since('lastSentence'),
    ],
    [
      'You have waited since your conviction and since you left jail or prison. It is 7 years for a Class B felony, and 5 years for others',
      waitedBy([years(7), 'for a Class B felony', adult], [years(5), 'for others']).since(
        'conviction',
        'released',
      ),
    ],
    [
      'You have waited since the arrest. It is 1 year for a, 2 years for b, and 3 years for c. It is 4 years for d. There is no wait for others',
      waitedBy(
        [years(1), 'for a'],
        [years(2), 'for b'],
        [years(0), 'for others'],
        [years(3), 'for c'],
        [years(4), 'for d'],
      )
        .counted(caseOver)
        .since('arrest'),
    ],
    [
      'You are 17 or older, or 1 year has passed since your youth case ended',
      either('is-17-or-waited', hasTurned(17), waited(years(1)).since('youthCase')),
    ],
    ['If your probation was revoked, 3 years have passed since then', waitedSinceRevocation(years(3))],
    ['You are out of jail and prison', past('released')],
    ['The case is over', caseOver],
    ['The whole case is over', wholeCaseOver],
    ['The case is over, and any program is finished', caseAndProgramOver],
    ['You finished your program, if you were in one', programFinished],
    ['Your whole sentence is over, with any probation or parole', sentenceOver],
    ['No fines, fees or court costs are left to pay', paid('fines')],
    ['No fines, fees, court costs or restitution are left to pay', everythingPaid],
    ['You have no open criminal case', nothingPending],
    ['You do not have to register as a sex offender', notRegistered],
    ['You have had no conviction for 7 years', cleanYears(years(7), caseOver)],
    [
      'You had no other conviction in the last 3 years, traffic apart',
      noneLately('no-conviction-lately', years(3), 'other conviction', caseOver, 'traffic apart'),
    ],
    ['You are 18 or older', hasTurned(18)],
    ['You were under 21 when it happened', youngerThan(21)],
    ['You were 21 or older when it happened', atLeast(21)],
  ])('“%s”', (sentence, requirement) => {
    expect(requires(requirement, cite('§ 1')).text).toBe(sentence);
  });

  it('and the rule made of it needs only its section', () => {
    const holds = paid('restitution');
    expect(requires(holds, cite('§ 12-34(e)'), { from: '2027-01-01' })).toEqual({
      id: 'restitution-paid',
      text: 'No restitution is left to pay',
      otherwise: 'You still owe restitution',
      holds,
      cite: { label: '§ 12-34(e)' },
      inForce: { from: '2027-01-01' },
    });
  });
});

it('a requirement says in its own words that there was a conviction lately', () => {
  const words = (what: 'other conviction' | 'DWI') =>
    noneLately('lately', years(3), what, caseOver).otherwise;
  expect(words('other conviction')).toBe('You had another conviction in the last 3 years');
  expect(words('DWI')).toBe('You had a DWI in the last 3 years');
});

it('a wait that differs by class says in its own words that it is not over', () => {
  const wait = waitedBy([years(2), 'for class B', adult], [years(1), 'otherwise']).since('conviction');
  expect(wait.otherwise).toBe(
    'You have not yet waited long enough since your conviction. It is 2 years for class B, and 1 year otherwise',
  );
});
