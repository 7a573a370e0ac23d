import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { assuming, fact, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, months, years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFactOr,
  crime,
  ended,
  felony,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { endOf, on } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { noFilingFee } from './how.ts';
import { said } from './said.ts';
import { charged, nolled } from './without-conviction.ts';

const erased = {
  kind: 'expungement',
  effect: 'All police, court and agency records of the case are erased. By law it never happened.',
  limits: [phrase.privateCopies],
} as const;

/** § 46b-120(8): most felonies with violence, a gun, a break-in, fire or drug sales. */
const likelySerious = all(
  felony,
  about(
    'homicide',
    'assault',
    'violent',
    'sexual',
    'kidnapping',
    'robbery',
    'burglary',
    'arson',
    'weapon',
    'drug_sale',
    'escape',
  ),
);
const presumedSerious =
  (is: boolean): FactCondition =>
  ({ charge }) =>
    assuming(
      is ? said.seriousJuvenile : said.notSeriousJuvenile,
      fact(is),
      charge.path('facts.seriousJuvenile'),
    );
const serious = chargeFactOr(
  'seriousJuvenile',
  when(likelySerious, presumedSerious(true), presumedSerious(false)),
);

const two = waited(years(2)).since('supervision');
const four = waited(years(4)).since('supervision');
const wait: Condition = when(serious, four, two);

/** § 46b-146 (A)(iii), (iv), as a grown-up or in juvenile court. */
const convictedIn = (period: Condition): FactCondition =>
  any(
    endedDuring(on('completed'), endOf(period), all(ended('convicted'), crime)),
    convictedElsewhereDuring(on('completed'), endOf(period), said.convictedElsewhereInWait),
  );
const newCase: FactCondition = when(serious, convictedIn(four), convictedIn(two));
const unsettled: FactCondition = () => judgement(said.newCaseInWait);

const victim = traffickingVictim;

export const juvenile: readonly Relief[] = [
  relief({
    ...erased,
    id: 'ct-juvenile-no-finding',
    name: 'Juvenile case without a finding, erased by itself',
    automatic: true,
    covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'pending')),
    rules: [
      requires(caseOver, cite('46b-146')),
      rule(
        'charge-dropped',
        'You were found not delinquent, or the charge was dismissed or nolled',
        charged,
        cite('46b-133a(b)'),
      ),
      requires(
        waitedBy(
          [months(13), 'if it was nolled, or dismissed without prejudice'],
          [days(0), 'if you were found not delinquent'],
        )
          .counted(
            when(
              ended('acquitted'),
              anything,
              when(nolled, waited(months(13)).since('disposition'), waited(days(0)).since('disposition')),
            ),
          )
          .since('disposition'),
        cite('46b-133a(b), § 46b-146'),
      ),
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the juvenile court clerk whether your record is erased.'),
    steps: [],
  }),
  relief({
    ...erased,
    id: 'ct-juvenile-petition',
    name: 'Petition to erase a juvenile record',
    covers: all(inJuvenileCourt, ended('convicted', 'deferred', 'diverted')),
    rules: [
      rule(
        'is-18',
        'You are 18 or older, or you were a victim of trafficking',
        any(victim, hasTurned(18)),
        cite('46b-146'),
      ),
      rule(
        'waited',
        '2 years have passed since the court let you go, or 4 for a serious juvenile offense. Victims of trafficking need not wait',
        any(victim, wait),
        cite('46b-146'),
        { otherwise: '2 years must pass since the court let you go, or 4 for a serious juvenile offense' },
      ),
      rule(
        'nothing-new',
        'You were not convicted of another crime in those years',
        any(victim, not(all(newCase, unsettled))),
        cite('46b-146'),
      ),
      rule('no-open-case', phrase.noOpenCase, any(victim, nothingPending), cite('46b-146'), {
        otherwise: phrase.unmet.openCase,
      }),
    ],
    cautions: [
      'If all this is so, the court has to say yes. With a good reason it may do so earlier, after a hearing.',
      'A juvenile finding is not a criminal conviction.',
    ],
    fee: noFilingFee,
    first: juvenileClerk,
    steps: ['Fill in form JD-JM-12.', 'File it with the juvenile court that had your case.'],
  }),
];
