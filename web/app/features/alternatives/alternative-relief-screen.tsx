import { askFirst, federalLaw } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RightsEverywhere } from '../assessment/result/rights-everywhere.tsx';
import { useChosenPlace } from '../assessment/use-chosen-place.ts';
import type { AlternativesOfPlace } from './alternatives.ts';
import { AlternativesByPlace } from './alternatives-by-place.tsx';
import { Cited, Part, Steps } from './parts.tsx';

const titles = {
  pardon: 'How to ask for a pardon',
  certificate: 'What a certificate does',
  license: 'Jobs that need a license',
  'vote-jury': 'Voting and juries',
  guns: 'Guns: ask before you touch one',
  housing: 'A place to live',
  immigration: 'If you are not a citizen',
  registry: 'Leaving a registry',
  federal: 'Federal records',
};

const onThisPage = [
  { id: 'by-place', title: 'What your state offers' },
  ...Object.entries(titles).map(([id, title]) => ({ id, title })),
  { id: 'rights-everywhere', title: 'Your rights with any record' },
];

/** For people whose record stays: what else the law offers, and how to ask for it. */
export function AlternativeReliefScreen({ places }: { places: readonly AlternativesOfPlace[] }) {
  const [place, setPlace] = useChosenPlace();
  return (
    <div className="page py-12">
      <div className="reading">
        <h1>Alternative Relief</h1>
        <p className="mt-4 text-lg text-soft">
          Some records cannot be cleared, or not yet. That is not the end. You may be able to get a pardon, a
          certificate, your vote or your license, and you have rights at work with any record.
        </p>
        <nav aria-label="On this page" className="mt-6">
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {onThisPage.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-9 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <AlternativesByPlace places={places} chosen={place} onChoose={setPlace} />
      <div className="reading">
        <Part id="pardon" title={titles.pardon}>
          <p>
            A pardon forgives a crime. In some states it also opens the way to clear the record; in most it
            stays, with the pardon beside it. A governor, a board or both decide, and they may take their
            time.
          </p>
          <Steps
            of={[
              'Read who decides in your state, and how long after the sentence you may ask.',
              'Get your whole record and the papers of the case.',
              'Fill in the form of the board or the governor. Tell what happened in your own words, and what you have done since. Do not make it smaller than it was.',
              'Ask three or more people for letters: a boss, a teacher, a neighbor, somebody of your faith.',
              'Keep a copy of all. Tell them when you move. It can take long.',
              'If they say no, ask when you may try again.',
            ]}
          />
        </Part>
        <Part id="certificate" title={titles.certificate}>
          <p>
            A certificate of relief, good conduct or employability leaves the record where it is. It shows
            that a court or a board looked at you and trusts you. In some places it lifts bars to a job or a
            license. Show it when you apply, before they find the record.
          </p>
        </Part>
        <Part id="license" title={titles.license}>
          <Steps
            of={[
              'Before you pay for a school, ask the licensing board in writing if your record would stand in the way.',
              'Ask which crimes count, for how long, and what helps.',
              'Send your certificate, your letters and proof of training along.',
              'If they say no, ask for the reason in writing and how to appeal. Legal aid can help.',
            ]}
          />
        </Part>
        <Part id="vote-jury" title={titles['vote-jury']}>
          <p>
            The state where you live decides. In most, a felony takes your vote only while you are locked up.
            In others it is gone until the whole sentence is over, and in a few until a court or the governor
            gives it back. Maine, Vermont and the District of Columbia take it from nobody. The list above
            says how it is in yours. Do not register before that. Ask the election office if you are not sure,
            and sign nothing that is not true.
          </p>
          <p>{askFirst.jury}</p>
          <Cited {...federalLaw.jury} />
        </Part>
        <Part id="guns" title={titles.guns}>
          <p>{askFirst.guns}</p>
          <Cited {...federalLaw.guns} />
          <p>A mistake here is a new felony. Ask a lawyer in your state first.</p>
        </Part>
        <Part id="housing" title={titles.housing}>
          <Cited {...federalLaw.housing} />
          <p>
            If you are turned down, ask for the report they used and for a hearing. Bring what shows who you
            are today: work, treatment, letters.
          </p>
        </Part>
        <Part id="immigration" title={titles.immigration}>
          <Cited {...federalLaw.immigration} />
          <p>
            Talk with an immigration lawyer before you file anything. Get certified copies of all papers
            first: once a record is destroyed, you cannot show how the case ended.
          </p>
        </Part>
        <Part id="registry" title={titles.registry}>
          <p>
            Clearing a record does not always end the duty to register, and some states let nobody off. Keep
            registering until a court or the registry tells you in writing that you may stop. Ask a lawyer
            when you may ask for that, and what your level means.
          </p>
        </Part>
        <Part id="federal" title={titles.federal}>
          <p>
            Federal courts can clear very little. A pardon comes from the President, and a few first drug
            cases and trafficking survivors have a way of their own.
          </p>
          <ButtonLink to="/record-relief/us" variant="secondary">
            Read the rules for federal records
          </ButtonLink>
        </Part>
        <div className="mt-12">
          <RightsEverywhere />
        </div>
        <ButtonLink to="/attorney-finder" className="mt-8">
          Find a person who can help
        </ButtonLink>
      </div>
    </div>
  );
}
