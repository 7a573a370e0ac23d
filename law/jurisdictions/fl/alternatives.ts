import { all, any, not } from '../../engine/condition.ts';
import { cite, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { about, convicted, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, onlySectionTells } from '../../vocabulary/readings.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { under } from './code.ts';

const clemencyRule = cite('Fla. Const. art. IV, § 8; Rules of Executive Clemency 5');
const votingLaw = cite(
  'Department of State on voting; Fla. Const. art. VI, § 4; Fla. Stat. § 98.0751',
  'https://dos.fl.gov/elections/for-voters/voter-registration/felon-voting-rights/',
);

const murder = under('782.04 782.09', among(about('homicide'), onlySectionTells));

const pardon = relief({
  id: 'fl-pardon',
  name: 'Pardon from the Clemency Board',
  kind: 'pardon',
  alternative: true,
  covers: all(inAdultCourt, convicted, ofLevel('misdemeanor', 'felony')),
  rules: [
    requires(waited(years(10)).since('completed'), clemencyRule),
    requires(paid('restitution'), clemencyRule),
    requires(nothingPending, clemencyRule),
  ],
  effect:
    'The Governor and the Cabinet forgive the crime and give back rights. You can ask for gun rights alone after 8 years, and for civil rights (jury, office) sooner.',
  limits: ['A pardon does not seal or expunge the record. It opens sealing only if it says so.'],
  cautions: ['Few people get one, and answers can take years.'],
  fee: 'We found no fee. Ask the Florida Commission on Offender Review.',
  first: task('get_form', 'Get the clemency application of the Commission on Offender Review.'),
  steps: [
    'Get certified copies of the charge, the judgment and the sentence. Send them with the clemency application to the Florida Commission on Offender Review.',
  ],
});

const voting = rightToVote({
  id: 'fl-voting',
  name: 'Voting again (Amendment 4)',
  voting: untilSentenceOver({
    paid: ['the fines, fees, costs and restitution of the sentence', 'are'],
    barred: `${phrase.notNow} After murder or a felony sex offense only the Clemency Board gives the vote back.`,
    misdemeanors: 'A misdemeanor does not take your vote.',
  }),
  inForce: { from: '2019-01-08' },
  covers: all(inAdultCourt, convicted, ofLevel('felony')),
  rules: [
    rule(
      'not-murder-or-sex-felony',
      'It was not murder or a felony sex offense',
      not(any(murder, about('sexual'))),
      votingLaw,
      {
        otherwise: 'It was murder or a felony sex offense',
        asks: 'Was it something other than murder or a felony sex offense?',
      },
    ),
    requires(sentenceOver, votingLaw),
    requires(paid('fines'), votingLaw),
    requires(paid('restitution'), votingLaw),
  ],
  effect:
    'Your right to vote comes back by itself once your whole sentence is over, with any probation and parole, and what it ordered you to pay is paid. For murder or a felony sex offense only the Clemency Board can give it back.',
  limits: ['Manslaughter is not murder here. Interest and later fees need not be paid.'],
  cautions: ['Ask the Division of Elections for an advisory opinion if you are not sure.'],
  steps: ['Check what you owe with the clerk of court.', phrase.registerToVote],
});

export const alternatives: readonly Relief[] = [pardon, voting];
