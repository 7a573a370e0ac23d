import {
  askFirst,
  federalLaw,
  type Right,
  rightsEverywhere,
} from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { Answer } from '../answer.ts';
import type { Topic } from '../heard/topics/topics.ts';

type SaidEverywhere = Pick<Answer, 'text' | 'sources' | 'links'>;

const right = (rights: readonly Right[], links: readonly string[]): SaidEverywhere => ({
  text: rights.map(({ text }) => text).join(' '),
  sources: rights.map(({ cite }) => cite),
  links,
});

const first = (warning: string, said: SaidEverywhere): SaidEverywhere => ({
  ...said,
  text: `${warning} ${said.text}`,
});

const aboutReports = rightsEverywhere.filter(({ cite }) => /1681/.test(cite.label));
const aboutJobs = rightsEverywhere.filter(({ cite }) => /9202|EEOC|1681b/.test(cite.label));

const aboutImmigration = right([federalLaw.immigration], ['/alternative-relief', '/attorney-finder']);

/** What is the same wherever the case was. */
export const everywhere: Partial<Record<Topic, SaidEverywhere>> = {
  guns: first(askFirst.guns, right([federalLaw.guns], ['/alternative-relief', '/attorney-finder'])),
  jury: first(askFirst.jury, right([federalLaw.jury], ['/alternative-relief'])),
  immigration: {
    ...aboutImmigration,
    text: `${aboutImmigration.text} Talk to an immigration lawyer before you file anything.`,
  },
  housing: right([federalLaw.housing], ['/alternative-relief']),
  background_company: right(aboutReports, ['/help']),
  employers: right(aboutJobs, ['/alternative-relief']),
  tool: {
    text: 'OpenSlate is free, and no lawyer. It says what the law says, with the section, so that you can check it. Your answers stay on your device unless you send them.',
    sources: [{ label: 'OpenSlate privacy policy' }],
    links: ['/privacy-policy', '/help'],
  },
};

/** What helps somebody whose state is not known yet. It states no rule of any state. */
export const whileAsking: Partial<Record<Topic, string>> = {
  voting:
    'The state where you live decides. Do not register before you know: to vote while the law bars you can be a crime.',
  moved: 'The state of the court that had the case counts, not the state you live in now.',
  denied:
    'A “no” is often not the end, and the paper says why. Times to appeal can be short, so ask legal aid soon.',
  objection: 'An objection is not a decision. Bring papers that answer it, and go to the hearing.',
  who_sees: 'After sealing, police and courts may still see a record.',
  help: 'Our list has legal aid for every state.',
  fee_waiver: 'Many courts let people off the fee, so do not give up because of money.',
  form: 'The form turns on the state and on the way you take.',
  registry:
    'Keep registering until a court or the registry tells you in writing that you may stop. To be set free of it is a request of its own.',
  lost_papers: 'The clerk of the court can often find a case by your name.',
};
