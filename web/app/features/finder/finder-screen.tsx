import { useState } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { useChosenPlace } from '../assessment/use-chosen-place.ts';
import { ChooseLawyer, SpotScams } from './before-you-pay.tsx';
import { fitting, type HelpInPlace, type Wish } from './directory.ts';
import { PlaceHelpers } from './place-helpers.tsx';
import { TakeAnswerAlong } from './take-answer-along.tsx';
import { WishForm } from './wish-form.tsx';

/** People to turn to, in every place. Without scripts it is one long list to open place by place. */
export function FinderScreen({ directory }: { directory: readonly HelpInPlace[] }) {
  const [place, setPlace] = useChosenPlace();
  const [rest, setRest] = useState<Omit<Wish, 'place'>>({});
  const wish = { ...rest, place };
  const setWish = ({ place: next, ...others }: Wish) => {
    setPlace(next);
    setRest(others);
  };
  const found = fitting(directory, wish);
  const people = found.reduce((sum, { helpers }) => sum + helpers.length, 0);
  return (
    <div className="page py-12">
      <div className="reading">
        <h1>Attorney Finder</h1>
        <p className="mt-4 text-lg text-soft">
          A person who knows your court is worth more than any website. Start with legal aid: it is free for
          people with little money, and many offices help with records.
        </p>
      </div>
      <WishForm directory={directory} wish={wish} onWish={setWish} />
      <section aria-labelledby="who-helps" className="mt-8">
        <h2 id="who-helps">Who can help</h2>
        <p role="status" className="mt-1 text-soft">
          {people === 0
            ? 'Nobody in our list fits all of this.'
            : `${people} to ask in ${found.length === 1 ? found[0]?.name : `${found.length} places`}.`}
        </p>
        {people === 0 && (
          <div className="mt-3">
            <p className="reading">
              That does not mean that nobody helps. We list only what we have read on a page of theirs or of a
              court. Take back a choice, or look at your state as a whole.
            </p>
            <Button variant="secondary" className="mt-3" onClick={() => setWish({ place: wish.place })}>
              Show everybody again
            </Button>
          </div>
        )}
        {found.length === 1 && found[0] ? (
          <div className="mt-4 grid gap-3">
            <PlaceHelpers {...found[0]} />
          </div>
        ) : (
          <div className="mt-4">
            {found.map((each) => (
              <Accordion key={each.code} id={each.code.toLowerCase()} summary={each.name}>
                <PlaceHelpers {...each} />
              </Accordion>
            ))}
          </div>
        )}
      </section>
      <TakeAnswerAlong />
      <ChooseLawyer />
      <SpotScams />
    </div>
  );
}
