import { all, any, not } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  chargeFactAsked,
  ended,
  inAdultCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { gs, under } from './code.ts';
import { inDoubt } from './doubt.ts';
import { noneBefore } from './earlier-expunctions.ts';
import { assault, crime, exceptedForVictims, upperFelony } from './exclusions.ts';
import { graded } from './grades.ts';
import { expunction, formUnder, goodCharacter, noExpunctionBefore, noOpenCase, petition } from './how.ts';
import { adultConviction } from './nonviolent.ts';
import { said } from './said.ts';
import { anotherSession, noOther, nothingElseFor, restitutionPaid } from './sessions.ts';
import { lookUp } from './tasks.ts';

const sellingSex = under('14-204', byKind([readAs(always, said.prostitutionItself), 'prostitution']));

const violent = any(upperFelony, all(misdemeanor, graded('a1'), assault));

const prostitution = relief({
  ...expunction,
  id: 'nc-prostitution',
  name: 'Expunge a prostitution conviction',
  inForce: { from: '2013-10-01' },
  covers: all(adultConviction, misdemeanor, sellingSex),
  rules: [
    requires(waited(years(3)).since('conviction', 'completed'), gs('15A-145.6(b)(2)')),
    rule(
      'no-other-prostitution',
      'You have no other conviction for prostitution',
      all(not(anotherSession(all(misdemeanor, sellingSex))), noneSuchElsewhere()),
      gs('15A-145.6(b)(2)'),
      { otherwise: 'You have another such conviction' },
    ),
    rule(
      'no-grave-felony',
      'You were never convicted of a class A to G felony, or of a class A1 assault',
      all(noOther(violent), noneSuchElsewhere({ question: said.violentElsewhere })),
      gs('15A-145.6(b)(1)'),
      { otherwise: 'You were convicted of a class A to G felony, or of a class A1 assault' },
    ),
    requires(
      noneLately('no-conviction-lately', years(3), 'conviction', nothingElseFor(years(3), crime)),
      gs('15A-145.6(c)(1)'),
    ),
    rule('no-open-case', noOpenCase, nothingPending, gs('15A-145.6'), {
      otherwise: 'You have an open case or warrant',
    }),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, gs('15A-145.6'), {
      otherwise: phrase.unmet.restitutionOwed,
    }),
    rule(
      'no-earlier-expunction',
      noExpunctionBefore,
      inDoubt(noneBefore, said.earlierExpunction),
      gs('15A-145.6'),
      { otherwise: 'You have had an expunction before' },
    ),
  ],
  first: lookUp,
  steps: petition('Fill in form AOC-CR-282.', goodCharacter),
});

const trafficked = relief({
  ...expunction,
  id: 'nc-trafficking-victim',
  name: 'Expunge what a trafficker made you do',
  fee: phrase.noFee,
  inForce: { from: '2019-12-01' },
  covers: all(adultConviction, traffickingVictim),
  rules: [
    rule(
      'trafficked',
      'You were forced or tricked into it as a victim of human trafficking',
      traffickingVictim,
      gs('15A-145.9(b)'),
    ),
    rule(
      'not-left-out',
      'It was not a class A to G felony, an assault, a listed sex crime or a traffic offense',
      not(exceptedForVictims),
      gs('15A-145.9(a)(1)'),
      { otherwise: 'It was a class A to G felony, an assault, a listed sex crime or a traffic offense' },
    ),
  ],
  first: hotline,
  steps: petition(formUnder('15A-145.9'), 'There is no wait and no limit on how many.'),
});

const innocence = relief({
  ...expunction,
  id: 'nc-pardon-of-innocence',
  name: 'Expunge a conviction after a pardon of innocence',
  fee: phrase.noFee,
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    rule(
      'pardon-of-innocence',
      'You have a pardon of innocence. A pardon of forgiveness does not clear the record',
      chargeFactAsked('pardonOfInnocence'),
      gs('15A-149'),
    ),
  ],
  first: findPardon,
  steps: petition(formUnder('15A-149'), 'The judge must sign it once the pardon is on file.'),
});

export const special = [trafficked, innocence, prostitution];
