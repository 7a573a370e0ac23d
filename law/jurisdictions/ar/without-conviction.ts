import { all, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { caseAndProgramOver, caseOver, programOver } from '../../vocabulary/endings.ts';
import { chargeFact, chargeFactAsked, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { askProsecutor } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { sealing } from './how.ts';
import { drunkDriving, dwi, notForFirstOffenders } from './listed.ts';
import { lookBackOver } from './look-back.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

const dropped = cite('16-90-1410');
const arrested = cite('16-90-1409; § 16-90-1410(a)(4)');
const firstOffender = cite('16-93-303; § 16-90-1602');

/**
 * Whether a dropped case was nolle prossed. Dismissed for good, it was not; where it could come back, or was dropped in a
 * deal, only the paper tells; and “dismissed” alone is read as it is written.
 */
const asked = chargeFactAsked('nolleProssed');
const asWritten = chargeFact('nolleProssed', false, said.plainlyDismissed);
const nolleProssed: FactCondition = (matter) => {
  const { dismissal } = matter.charge;
  if (dismissal === 'with_prejudice') return never;
  return ask(dismissal === undefined ? asWritten : asked, matter);
};

const declined: FactCondition = ({ charge: { dismissal } }) => (dismissal === 'declined' ? always : never);

const aYear = waited(years(1)).since('disposition');

export const nonConvictions: readonly Relief[] = [
  relief({
    ...sealing,
    first: askProsecutor,
    id: 'ar-no-charges',
    name: 'Seal an arrest without charges',
    covers: all(inAdultCourt, ended('no_charges')),
    rules: [
      rule(
        'waited',
        'The prosecutor decided not to charge you, or 1 year has passed since the arrest',
        when(declined, caseOver, aYear),
        arrested,
        {
          otherwise:
            '1 year must pass since the arrest, unless the prosecutor decides earlier not to charge you',
        },
      ),
    ],
  }),
  relief({
    ...sealing,
    id: 'ar-dropped',
    name: 'Seal a case that was dropped or ended in not guilty',
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'not_responsible', 'pending')),
    rules: [
      requires(caseAndProgramOver, dropped),
      rule(
        'waited',
        'If it was “nolle prossed”, 1 year has passed since then',
        when(all(ended('dismissed'), nolleProssed), aYear, () => always),
        dropped,
        { otherwise: '1 year must pass since it was “nolle prossed”' },
      ),
      rule(
        'lookback-over',
        'If it was a DWI in a specialty court, the “lookback” is over: 5 years for an offense before July 28, 2021, and 10 years for later ones',
        when(all(ended('diverted'), dwi), lookBackOver, () => always),
        cite('16-90-1602(c)'),
        {
          otherwise:
            'The “lookback” for a DWI is not over: 5 years for an offense before July 28, 2021, and 10 years for later ones',
        },
      ),
      rule(
        'not-for-mental-disease',
        'You were not acquitted because of a mental disease or defect',
        not(ended('not_responsible')),
        dropped,
        { otherwise: 'You were acquitted because of a mental disease or defect' },
      ),
    ],
  }),
  relief({
    ...sealing,
    id: 'ar-first-offender',
    name: 'Dismiss and seal a first offender’s case',
    covers: all(inAdultCourt, ended('deferred')),
    rules: [
      requires(programOver, firstOffender),
      requires(everythingPaid, firstOffender),
      rule(
        'not-left-out',
        'It was not a sex crime that calls for registration, or a felony with violence',
        not(notForFirstOffenders),
        firstOffender,
        { otherwise: 'It was a sex crime, or a felony with violence' },
      ),
      rule(
        'not-drunk-driving',
        'It was not drunk driving, which the First Offender Act leaves out',
        not(all(drunkDriving, () => judgement(said.deferredDwi))),
        cite('5-65-108; § 5-65-308'),
      ),
    ],
    cautions: [
      'Many judges do it when probation ends. If yours did not, ask for it with the form for Act 346.',
    ],
    first: check,
    steps: [...sealing.steps],
  }),
];
