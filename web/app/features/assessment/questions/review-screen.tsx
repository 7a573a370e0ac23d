import { chargeAt, idOf } from '@openslate/law/record/answers.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import { Button } from '../../../ui/button.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { EraseButton } from '../../kept-here/erase-button.tsx';
import { chargeName } from '../charge-name.ts';
import { NotSaved } from '../not-saved.tsx';
import { answeredPaths } from '../told.ts';
import type { Assessment } from '../use-assessment.ts';
import { worded, words } from '../wording.ts';
import { ChargesEditor } from './charges-editor.tsx';
import { spokenAnswer } from './spoken-answer.ts';
import { StepHeading } from './step-heading.tsx';

/** All answers on one page, each with a way back to its question. */
export function ReviewScreen({ assessment, placeName }: { assessment: Assessment; placeName: string }) {
  const { told, jurisdiction, go, goOn, change, startOver, notSaved, ahead } = assessment;
  const open = ahead.nextQuestion(told);
  const rowsFor = answerRows(assessment);
  const aboutPerson = rowsFor(undefined);

  return (
    <div>
      <StepHeading title={`Check the answers: ${placeName}`}>
        {words('Check your answers', told.helping)}
      </StepHeading>
      <p className="mt-2 text-soft">
        None of your answers has been sent anywhere. Change what is not right, then see the result.
      </p>
      {notSaved && <NotSaved className="mt-4" />}
      {told.answers.charges.map((charge, index) => (
        <section key={charge.id} aria-labelledby={`charge-${charge.id}`} className="mt-8">
          <h2 id={`charge-${charge.id}`} className="text-[1.3rem]">
            {chargeName(told, idOf(charge, index), jurisdiction)}
          </h2>
          <SummaryList className="mt-3" rows={rowsFor(charge.id)} />
        </section>
      ))}
      {aboutPerson.length > 0 && (
        <section aria-labelledby="about-person" className="mt-8">
          <h2 id="about-person" className="text-[1.3rem]">
            {told.helping ? 'About them' : 'About you'}
          </h2>
          <SummaryList className="mt-3" rows={aboutPerson} />
        </section>
      )}
      <section aria-labelledby="all-charges" className="mt-8">
        <h2 id="all-charges" className="text-[1.3rem]">
          More charges?
        </h2>
        <p className="mt-1 text-soft">
          Some laws look at the whole record. Add every charge from this place: {placeName}.
        </p>
        <div className="mt-3">
          <ChargesEditor told={told} nameOf={(id) => chargeName(told, id, jurisdiction)} onChange={change} />
        </div>
      </section>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {open && (
          <Button size="large" wide onClick={() => goOn(told)}>
            Answer the open questions
          </Button>
        )}
        <Button
          size="large"
          wide
          variant={open ? 'secondary' : 'primary'}
          onClick={() => go({ at: 'result' })}
        >
          See the result
        </Button>
      </div>
      <EraseButton variant="quiet" className="mt-4" onErase={startOver}>
        Erase all answers
      </EraseButton>
    </div>
  );
}

/** The answers about one charge, or about the person, as rows. Without a way to go, they are only read. */
export function answerRows({
  told,
  jurisdiction,
  go,
}: Pick<Assessment, 'told' | 'jurisdiction'> & Partial<Pick<Assessment, 'go'>>) {
  const asked = answeredPaths(told).flatMap(
    (path) => questionAt(path, jurisdiction, chargeAt(told.answers, path)) ?? [],
  );
  return (chargeId: string | undefined) =>
    asked
      .filter((each) => each.chargeId === chargeId)
      .map((each) => ({
        id: each.path,
        label: worded(each.question, told.helping).text,
        value: spokenAnswer(each, told),
        ...(go && { change: () => go({ at: 'question', path: each.path }) }),
      }));
}
