import { all, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { holdsOn, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days } from '../../record/day.ts';
import { about, convicted, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { clemencyLaw, deferredPardon, pardonPower, votingLaw } from './cites.ts';
import { onProbation } from './classes.ts';
import { said } from './said.ts';
import { yearsOn } from './waits.ts';

const pardon = relief({
  id: 'tx-pardon',
  name: 'Ask for a full pardon',
  kind: 'pardon',
  alternative: true,
  leadsTo: ['tx-expunction-pardon'],
  covers: all(inAdultCourt, ended('convicted', 'deferred')),
  rules: [
    rule('sentence-over', 'Your sentence is over', any(ended('deferred'), sentenceOver), pardonPower),
    rule(
      'deferral-10-years-over',
      'If your case was deferred, 10 years have passed since it ended',
      when(convicted, sentenceOver, yearsOn(10)),
      deferredPardon,
    ),
  ],
  effect:
    'The Governor forgives the offense. You may again sit on a jury, hold public office or be an executor. After a pardon of a conviction you may ask a court to expunge it.',
  limits: [
    'It is a matter of mercy. The Governor may act only if the Board of Pardons and Paroles says yes.',
    'It opens some jobs and licenses, not all. Each licensing board decides. You cannot become a licensed peace officer.',
    'Gun rights may come back only if you ask for that too.',
  ],
  cautions: ['You cannot appeal if the Board says no. You may ask again later.'],
  fee: 'We could not confirm a fee. Ask the Board.',
  first: task('get_form', 'Get the pardon application from the Board of Pardons and Paroles.'),
  steps: [
    'Get the police reports and certified court papers for all arrests, also those without a conviction. Get a criminal history statement from the sheriff of your county.',
    'Ask three people outside your family who know you for a letter with a date.',
    'Keep a copy, and send the application to the Board of Pardons and Paroles.',
  ],
});

const tooLate = waited(days(31)).since('completed');

/** The court may act until 30 days after the discharge. */
const mayStillAsk: Condition = (matter) => {
  const { completed, completedDate, path } = matter.charge;
  if (completed === undefined && completedDate === undefined) return unknown(path('completed'));
  return holdsOn(matter.file.asOf, ask(tooLate, matter)) ? never : judgement(said.verdictSetAside);
};

const clemency = relief({
  id: 'tx-judicial-clemency',
  name: 'Judicial clemency at the end of probation',
  kind: 'set_aside',
  alternative: true,
  covers: all(inAdultCourt, convicted, onProbation),
  rules: [
    rule(
      'probation-just-ended',
      'Probation ended no more than 30 days ago, or is still running',
      mayStillAsk,
      clemencyLaw,
    ),
    rule(
      'not-left-out',
      'It was not drunk driving or a sex crime',
      not(about('dui', 'sexual')),
      clemencyLaw,
      { otherwise: 'It was drunk driving or a sex crime, which this way leaves out' },
    ),
  ],
  cautions: ['It is not for the gravest felonies, listed in art. 42A.054.'],
  effect: 'The judge sets the verdict aside and dismisses the case. You are freed from its penalties.',
  limits: ['It does not hide the record.'],
  fee: phrase.feeUnconfirmed,
  first: task('ask_lawyer', 'Ask a lawyer for help before your probation ends.'),
  steps: ['The lawyer moves for it in the court that put you on probation.'],
});

const voting = rightToVote({
  id: 'tx-voting',
  voting: untilSentenceOver(),
  covers: all(inAdultCourt, convicted, ofLevel('felony')),
  rules: [requires(sentenceOver, votingLaw)],
  effect:
    'Once your whole sentence is over, with any probation and parole, you may vote again. The right comes back by itself.',
  steps: [phrase.registerToVote],
});

export const alternatives: readonly Relief[] = [pardon, clemency, voting];
