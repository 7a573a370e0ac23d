import { describe, expect, it } from 'vitest';
import { type FactCondition, not } from '../engine/condition.ts';
import { judge } from '../engine/judge.ts';
import { always, fact } from '../engine/when.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { cite, relief, rule } from '../place/relief.ts';
import { sayings } from '../place/saying.ts';
import { task } from '../place/task.ts';
import type { Charge } from '../record/record.ts';
import { inventedPlace } from '../testing/invented-place.ts';
import { code } from './code.ts';
import { anything } from './facts.ts';
import { presumed } from './phrases.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from './readings.ts';

const said = sayings({ grandTheft: 'We read it as grand theft.' });

const { under } = code({ name: '§', number: /\d{2}-\d{2}/ });

const listed = under(
  '12-34',
  byKind([readAs(always, said.grandTheft), 'theft'], [onlySectionTells, 'fraud']),
);

function lawThatAsks(condition: FactCondition): Jurisdiction {
  return {
    ...inventedPlace,
    said,
    reliefs: [
      relief({
        id: 'xx-listed',
        name: 'Clearing a listed crime',
        kind: 'expungement',
        covers: anything,
        rules: [rule('on-the-list', 'The law lists it', condition, cite('§ 1'))],
        effect: 'It is gone.',
        fee: 'None.',
        first: task('ask_court', 'Ask the court.'),
        steps: [],
      }),
    ],
  };
}

const law = lawThatAsks(listed);

function judged(charge: Partial<Charge>) {
  const { charges, missing, assumed } = judge({ charges: [{ id: 'a', ...charge }] }, law, '2026-11-15');
  return { outcome: charges[0]?.outcome, missing, assumed };
}

describe('a list of crimes', () => {
  it('goes by the section where one was told, whatever the charge was about', () => {
    expect(judged({ statute: '12-34(a)', offense: ['dui'] }).outcome).toBe('eligible');
    expect(judged({ statute: '12-35', offense: ['theft'] }).outcome).toBe('not_eligible');
  });

  it('reads a charge as the usual one of its kind, and says so', () => {
    expect(judged({ offense: ['theft'] })).toMatchObject({
      outcome: 'eligible',
      assumed: ['We read it as grand theft.'],
    });
  });

  it('lets the first reading that fits decide', () => {
    expect(judged({ offense: ['fraud', 'theft'] }).outcome).toBe('eligible');
  });

  it('asks for the section where the kind does not tell', () => {
    expect(judged({ offense: ['fraud'] })).toMatchObject({
      outcome: 'needs_review',
      missing: ['charges.a.statute'],
    });
  });

  it('asks what the charge was about before anything else', () => {
    expect(judged({}).missing).toEqual(['charges.a.offense']);
  });

  it('leaves out what no reading names', () => {
    expect(judged({ offense: ['gambling'] }).outcome).toBe('not_eligible');
  });
});

describe('what is seldom told', () => {
  const armedAmongOthers = lawThatAsks(
    not(
      whereNotTold(['weaponUsed'], ({ charge, record }) =>
        fact(record.length > 1 && charge.weaponUsed === true),
      ),
    ),
  );
  const takenForGranted = (...ids: string[]) =>
    judge({ charges: ids.map((id) => ({ id })) }, armedAmongOthers, '2026-11-15').assumed;

  it('is taken for granted, and said, where the whole record makes it matter', () => {
    expect(takenForGranted('a', 'b')).toEqual([presumed.noWeapon]);
  });

  it('is left unsaid where it changes nothing', () => {
    expect(takenForGranted('a')).toEqual([]);
  });
});
