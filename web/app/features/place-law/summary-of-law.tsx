import { pathOfPlace } from '@openslate/contract/site.ts';
import { notACitizen } from '@openslate/law/place/people-to-ask.ts';
import type { Place } from '@openslate/law/place/places.ts';
import type { ReactNode } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AskAbout } from '../assistant/ask-about.tsx';
import { PagesRead } from '../clean-slate/pages-read.tsx';
import { recordWords } from '../comparison/record-words.ts';
import { kindWords } from './kind-words.ts';
import type { PlainSummary, SummedForm, SummedTold, SummedWay } from './plain-summary.ts';

/** Where the summary tells of what the guide of the place tells of too. */
export const inShortId = {
  forms: 'which-form',
  fees: 'cost-in-short',
  feeWaiver: 'cannot-pay',
  whereToFile: 'where-in-short',
} as const;

type SummaryOfLawProps = { place: Place; summary: PlainSummary };

/** What the law comes to for most people: what can be cleared, when, at what cost, with which form, where, and who helps. */
export function SummaryOfLaw({ place, summary }: SummaryOfLawProps) {
  const {
    records,
    special,
    filedInSpecialCases,
    cost,
    waiver,
    waiverForms,
    forms,
    withoutForm,
    where,
    helpers,
  } = summary;
  const told = (sentences: readonly SummedTold[]) => <ToldSentences of={sentences} on={place.name} />;
  return (
    <section aria-labelledby="in-short" className="mt-6">
      <h2 id="in-short" className="scroll-mt-4">
        In short
      </h2>
      <p className="mt-2">
        This is for one case of a grown-up: no violence, nothing else on the record, all of it paid. Your
        record may be different. Check it: we ask only what matters.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={pathOfPlace('/assessment', place)}>Check my record</ButtonLink>
        <ButtonLink to={`/attorney-finder#${place.code.toLowerCase()}`} variant="secondary">
          Find help
        </ButtonLink>
        <AskAbout place={place.code} />
      </div>
      <dl className="mt-6 border-line border-t">
        {records.map(({ record, ways }) => (
          <Row key={record} label={recordWords[record]}>
            <Ways of={ways} />
          </Row>
        ))}
        <Row label="What it costs" id={inShortId.fees}>
          {cost.length > 0
            ? told(cost)
            : 'We found no fee that holds for all. Ask the court before you file.'}
        </Row>
        <Row
          label="If you cannot pay"
          id={inShortId.feeWaiver}
          shown={waiver.length + waiverForms.length > 0}
        >
          {told(waiver)}
          <Forms of={waiverForms} />
        </Row>
        <Row label="Before you file">{notACitizen}</Row>
        <Row label="Which form" id={inShortId.forms}>
          {filedInSpecialCases && <p>What clears by itself needs none. In special cases:</p>}
          <Forms of={forms} />
          {told(withoutForm)}
          {forms.length + withoutForm.length === 0 && 'We found no form. Ask the clerk of the court.'}
        </Row>
        <Row label="Where to file" id={inShortId.whereToFile}>
          {where.length > 0 ? told(where) : 'We do not know. Ask the court that had your case.'}
        </Row>
        <Row label="Who helps">
          {helpers.join('; ')}. <a href="#help">How to reach them</a>
        </Row>
        <Row label="Special cases" shown={special.length > 0}>
          <Accordion summary={special.length === 1 ? 'One more way' : `${special.length} more ways`}>
            <ul>
              {special.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-block py-1">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Accordion>
        </Row>
      </dl>
    </section>
  );
}

type RowProps = { label: string; id?: string; shown?: boolean; children: ReactNode };

function Row({ label, id, shown = true, children }: RowProps) {
  if (!shown) return null;
  return (
    <div id={id} className="grid scroll-mt-4 gap-x-6 border-line border-b py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="font-[650]">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Ways({ of: ways }: { of: readonly SummedWay[] }) {
  if (ways.length === 0) return 'We know of no way for everybody. There may be one in special cases.';
  return (
    <ul>
      {ways.map(({ kind, automatic, wait, relief }) => (
        <li key={kind + automatic}>
          <a href={`#${relief}`}>{kindWords[kind]}</a> {automatic ? 'by itself' : 'if you ask'}: {wait}.
        </li>
      ))}
    </ul>
  );
}

function Forms({ of: forms }: { of: readonly SummedForm[] }) {
  if (forms.length === 0) return null;
  return (
    <ul>
      {forms.map(({ number, name, url }) => (
        <li key={name + number}>
          <a href={url} rel="noreferrer" className="inline-block py-0.5">
            {[number, name].filter(Boolean).join(': ')}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ToldSentences({ of: told, on }: { of: readonly SummedTold[]; on: string }) {
  if (told.length === 0) return null;
  return (
    <>
      {told.map(({ text }) => (
        <p key={text} className="mt-1 first:mt-0">
          {text}
        </p>
      ))}
      <p className="text-[0.9rem] text-soft">
        Read at{' '}
        <PagesRead of={told.flatMap(({ source, readOn }) => source ?? (readOn ? { readOn } : []))} on={on} />
      </p>
    </>
  );
}
