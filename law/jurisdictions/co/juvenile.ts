import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { about, chargeFact, convicted, ended, felony, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { called, sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { juvenileLaw } from './cites.ts';
import { drug, petty } from './classes.ts';
import { crimeOfViolence, trafficOffense, victimCrime } from './exclusions.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

const policeContact = ended('no_charges');

const aggravated = chargeFact('aggravatedJuvenile', false, said.notAggravatedYouth);

/** Who was charged with a traffic crime; and who was found guilty of one of these, or pleaded to it. */
const neverExpunged: FactCondition = any(
  trafficOffense,
  about('dui'),
  all(ended('convicted', 'deferred'), any(about('homicide'), all(felony, about('sexual')), aggravated)),
);

const common = [
  rule(
    'not-left-out',
    'It was not a traffic or drunk driving case. You were not found guilty of a killing or a sex felony. The court did not call you an “aggravated” or violent offender',
    not(neverExpunged),
    juvenileLaw('(8)'),
    { otherwise: 'It is one of the cases that Colorado does not expunge' },
  ),
  requires(nothingPending, juvenileLaw('(2)(i)')),
];

const severalFelonies = not(ofWholeRecord(atMost(1, all(inJuvenileCourt, felony), { byCase: true })));

/** C.R.S. 19-1-306(5)(a)(IV): the felonies for which nobody has to ask. */
const ordinaryFelony: FactCondition = all(
  not(crimeOfViolence),
  any(drug, not(graded('1', '2'))),
  openIf(severalFelonies, said.firstFelonyAsYouth),
);
const expungedByCourt: FactCondition = any(not(convicted), not(felony), ordinaryFelony);

/** C.R.S. 19-2.5-1125(1) and (2). */
const repeatOffender = chargeFact('repeatJuvenile', false, said.notRepeatYouth);

/** C.R.S. 19-1-306(4)(a)(III): small offenses without a victim on the list, expunged whoever did them. */
const small: FactCondition = all(not(felony), any(drug, petty, graded('2', '3')), not(victimCrime));
const notRepeat: FactCondition = any(not(convicted), small, not(repeatOffender));

const expunged = {
  kind: 'expungement',
  effect:
    'You may say that you were never arrested, charged or found guilty in this case. Employers, schools, landlords and state or local offices may not make you tell it.',
  limits: [
    'Police, prosecutors, courts, human services and the victim can still see that there was a case. The military cannot.',
    'If you are charged again, the judge and prosecutor can see all of it.',
    'The papers are closed, not destroyed.',
  ],
  fee: phrase.noFee,
} as const;

const ask =
  'File a petition to expunge (JDF 302) in the juvenile court. You need no notary. You can file once in 12 months.';
const afterOrder =
  'The court sends the order to you, the prosecutor, the police and CBI. They have 35 days to close their records. Other offices have up to 90.';
const hearing =
  'If there is a hearing, the court writes to you. You may come or send what speaks for you in writing. You need not come.';
const askAgain = 'If the court says no, you may ask again after 12 months if you have something new to show.';

const automatic = relief({
  ...expunged,
  id: 'co-juvenile',
  name: 'Automatic expungement of a youth case',
  automatic: true,
  covers: all(inJuvenileCourt, not(policeContact)),
  rules: [
    rule(
      'case-over',
      'The case and any sentence or program are over',
      when(convicted, sentenceOver, caseAndProgramOver),
      juvenileLaw('(4)(a), (5)(c)'),
    ),
    rule(
      'first-felony',
      'If it was a felony, it was your first. It was not a class 1 or 2 felony or a crime of violence',
      expungedByCourt,
      juvenileLaw('(4)(a), (5)(a)'),
    ),
    rule(
      'not-repeat-offender',
      'The youth court did not call you a “mandatory sentence” or “repeat” offender, or it was a small offense',
      notRepeat,
      juvenileLaw('(5)(k)'),
      {
        otherwise: 'The youth court called you a “mandatory sentence” or “repeat” offender. You have to ask',
      },
    ),
    ...common,
  ],
  first: task('check', 'Ask the juvenile court clerk whether your record was expunged.'),
  steps: ['The court does it by itself. If it did not:', ask, afterOrder],
  cautions: [
    'After a program, a felony, a class 1 misdemeanor or a crime with a victim, the prosecutor or the victim can object. Then there is a hearing.',
    hearing,
    askAgain,
  ],
});

const petition = relief({
  ...expunged,
  id: 'co-juvenile-petition',
  name: 'Asking to expunge a youth record',
  covers: all(
    inJuvenileCourt,
    any(policeContact, all(convicted, any(felony, all(repeatOffender, not(small))))),
  ),
  rules: [
    requires(
      waitedBy([years(1), 'after a police stop that was passed on to nobody'], [years(3), 'after a finding'])
        .counted(
          when(policeContact, waited(years(1)).since('disposition'), waited(years(3)).since('completed')),
        )
        .since(called('the stop, or your full release', 'completed')),
      juvenileLaw('(6)(c), (e)'),
    ),
    ...common,
  ],
  first: juvenileClerk,
  steps: [ask, afterOrder],
  cautions: [
    'If there is a hearing, the court must find that you have changed and that it is best for all.',
    hearing,
  ],
});

export const juvenileReliefs = [automatic, petition];
