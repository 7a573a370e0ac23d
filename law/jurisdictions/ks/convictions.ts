import { all, any, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import {
  chargeFact,
  convictedOrPardoned,
  ended,
  inAdultCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { petition } from './how.ts';
import {
  commercialDui,
  fiveYears,
  laterDui,
  laterDuiThatYear,
  neverExpunged,
  prostitution,
} from './offenses.ts';
import { said } from './said.ts';
import { noFelonyLately, noFelonyOpen, notOnRegistry } from './shared-rules.ts';

const law = (part: string) => cite(`21-6614${part}`);

const program = ended('diverted', 'deferred');

const notOnList = rule(
  'not-on-list',
  'It was no murder, manslaughter, rape or other crime that can never be expunged',
  not(neverExpunged),
  law('(e)'),
  { otherwise: 'It is on the list of crimes that can never be expunged' },
);

const specialtyCourt = chargeFact('specialtyCourt', false, said.noSpecialtyCourt);
const longerWait = any(laterDui, laterDuiThatYear, fiveYears);

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ks-conviction',
    name: 'Expunge a conviction',
    covers: convictedOrPardoned,
    rules: [
      requires(
        waitedBy(
          [years(10), 'for a second or later DUI since July 2006', laterDui],
          [years(7), 'if that one was from July 2014 to June 2015', laterDuiThatYear],
          [years(5), 'for other DUIs, a serious felony and some driving crimes', fiveYears],
          [years(3), 'for others'],
        ).since('completed'),
        law('(a), (c), (d)'),
      ),
      notOnList,
      requires(everythingPaid, law('(a)(1)')),
      noFelonyLately,
      noFelonyOpen,
      notOnRegistry,
    ],
    cautions: [...petition.cautions, 'Some courts count the years only from the day on which all was paid.'],
  }),
  relief({
    ...petition,
    id: 'ks-specialty-court',
    name: 'Expunge a conviction after a specialty court',
    covers: all(convictedOrPardoned, specialtyCourt),
    rules: [
      rule(
        'specialty-court',
        'You finished a specialty court program in this case, such as drug court',
        specialtyCourt,
        law('(a)(3)'),
      ),
      requires(sentenceOver, law('(a)(3)')),
      rule(
        'three-year-crime',
        'It is a crime with a wait of 3 years, not 5 or more',
        not(longerWait),
        law('(a)(3)'),
        { otherwise: 'It is a crime with a wait of 5 years or more' },
      ),
      notOnList,
      noFelonyOpen,
      notOnRegistry,
    ],
    fee: `${petition.fee} The judge may waive it after a specialty court.`,
  }),
  relief({
    ...petition,
    id: 'ks-coerced',
    name: 'Expunge prostitution that somebody forced on you',
    covers: all(
      inAdultCourt,
      ended('convicted', 'pardoned', 'diverted', 'deferred'),
      prostitution,
      traffickingVictim,
    ),
    rules: [
      rule(
        'waited',
        '1 year has passed since your sentence or diversion ended',
        when(program, waitedSinceProgram(years(1)), waited(years(1)).since('completed')),
        law('(b)'),
        { otherwise: '1 year must pass since your sentence or diversion ends' },
      ),
      rule('coerced', 'You can prove that somebody forced you', traffickingVictim, law('(b)')),
      requires(everythingPaid, law('(b)')),
      noFelonyLately,
      noFelonyOpen,
      notOnRegistry,
    ],
  }),
  relief({
    ...petition,
    id: 'ks-diversion',
    name: 'Expunge a diversion',
    covers: all(inAdultCourt, program),
    rules: [
      rule(
        'waited',
        '3 years have passed since you finished the diversion, or 5 for a DUI, a serious felony or some driving crimes',
        when(fiveYears, waitedSinceProgram(years(5)), waitedSinceProgram(years(3))),
        law('(a)(2), (c), (d)(1)'),
        {
          otherwise:
            '3 years must pass since you finish the diversion, or 5 for a DUI, a serious felony or some driving crimes',
        },
      ),
      rule(
        'no-commercial-dui',
        'It was not drunk driving of a truck or bus',
        not(commercialDui),
        law('(e)(18)'),
        { otherwise: 'It was drunk driving of a truck or bus, which can never be expunged' },
      ),
      rule(
        'not-on-list',
        'It is not on the list of crimes whose convictions can never be expunged',
        openIf(all(neverExpunged, not(commercialDui)), said.listedDiversion),
        law('(e)'),
      ),
      noFelonyLately,
      noFelonyOpen,
      notOnRegistry,
    ],
  }),
];
