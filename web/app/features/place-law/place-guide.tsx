import type { CourtForm, Told } from '@openslate/law/place/guide.ts';
import { hostName } from './host-name.ts';
import type { ShownGuide, ShownRelief } from './place-law.ts';
import { inShortId } from './summary-of-law.tsx';

const parts = [
  ['forms', 'forms', 'Forms'],
  ['ownRecord', 'own-record', 'Get your own record'],
  ['fees', 'fees', 'What it costs'],
  ['feeWaiver', 'fee-waiver', 'If you cannot pay'],
  ['whereToFile', 'where-to-file', 'Where to file'],
] as const;

/**
 * What people of the place need to act, beyond what the summary has said. The search of the site leads to each part, so
 * there is one also where only the summary tells of it.
 */
export function PlaceGuide({ guide, reliefs }: { guide: ShownGuide; reliefs: readonly ShownRelief[] }) {
  return parts
    .filter(([part]) => guide[part].length > 0 || guide.summed.includes(part))
    .map(([part, id, title]) => (
      <div key={id} className="mt-6 first-of-type:mt-0">
        <h3 id={id} className="scroll-mt-4">
          {title}
        </h3>
        {part !== 'ownRecord' && guide.summed.includes(part) && (
          <p className="mt-2">
            For most cases, see{' '}
            <a href={`#${inShortId[part]}`}>
              “In short”<span className="sr-only">: {title}</span>
            </a>
            .{guide[part].length > 0 && ' For special cases:'}
          </p>
        )}
        {guide[part].length > 0 && (
          <ul className="mt-2 grid list-disc gap-2 pl-5">
            {part === 'forms' ? (
              <FormItems forms={guide.forms} among={reliefs} />
            ) : (
              <ToldItems told={guide[part]} among={reliefs} />
            )}
          </ul>
        )}
      </div>
    ));
}

type Among = { among: readonly ShownRelief[] };

function FormItems({ forms, among }: Among & { forms: readonly CourtForm[] }) {
  return forms.map((form) => (
    <li key={`${form.url} ${form.name}`}>
      <FormLink {...form} /> <About these={form.for} among={among} />
    </li>
  ));
}

function ToldItems({ told, among }: Among & { told: readonly Told[] }) {
  return told.map((one) => (
    <li key={`${one.text} ${one.for}`}>
      <Sentence {...one} /> <About these={one.for} among={among} />
    </li>
  ));
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
