import type { CourtForm, Told } from '@openslate/law/place/guide.ts';
import { hostName } from './host-name.ts';
import type { ShownGuide, ShownRelief } from './place-law.ts';

const parts = [
  ['ownRecord', 'own-record', 'Get your own record'],
  ['fees', 'fees', 'What it costs'],
  ['feeWaiver', 'fee-waiver', 'If you cannot pay'],
  ['whereToFile', 'where-to-file', 'Where to file'],
] as const;

/** What people of the place need to act. The search of the site leads to each part. */
export function PlaceGuide({ guide, reliefs }: { guide: ShownGuide; reliefs: readonly ShownRelief[] }) {
  return (
    <>
      {guide.forms.length > 0 && (
        <>
          <h3 id="forms" className="scroll-mt-4">
            Forms
          </h3>
          <ul className="mt-2 grid list-disc gap-2 pl-5">
            {guide.forms.map((form) => (
              <li key={`${form.url} ${form.name}`}>
                <FormLink {...form} /> <About these={form.for} among={reliefs} />
              </li>
            ))}
          </ul>
        </>
      )}
      {parts
        .filter(([part]) => guide[part].length > 0)
        .map(([part, id, title]) => (
          <div key={id} className="mt-6">
            <h3 id={id} className="scroll-mt-4">
              {title}
            </h3>
            <ul className="mt-2 grid list-disc gap-2 pl-5">
              {guide[part].map((told) => (
                <li key={`${told.text} ${told.for}`}>
                  <Sentence {...told} /> <About these={told.for} among={reliefs} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </>
  );
}

function FormLink({ name, number, url }: CourtForm) {
  return (
    <a href={url} rel="noreferrer">
      {number ? `${name} (${number})` : name}
    </a>
  );
}

function Sentence({ text, source }: Told) {
  if (!source) return text;
  return (
    <>
      {text}{' '}
      <a href={source} rel="noreferrer" aria-label={`${hostName(source)}: ${text}`}>
        {hostName(source)}
      </a>
    </>
  );
}

const mostNamed = 4;

/** The ways that it is about, unless it is about all. */
function About({ these, among }: { these: readonly string[] | undefined; among: readonly ShownRelief[] }) {
  const named = among.filter(({ id }) => these?.includes(id));
  if (named.length === 0 || named.length === among.length) return null;
  return (
    <span className="text-soft">
      {named.length > mostNamed
        ? `For ${named.length} of the ${among.length} ways above.`
        : `For: ${named.map(({ name }) => name).join('; ')}.`}
    </span>
  );
}
