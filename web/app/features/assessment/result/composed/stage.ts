import type { ReliefResult } from '@openslate/law/engine/result.ts';
import type { CourtForm, Guide, Told } from '@openslate/law/place/guide.ts';
import { costsNothing } from '../fee-words.ts';
import type { FormLine } from './for-the-form.ts';
import { isTask } from './tasks.ts';

/*
 * What a step of the road holds: the sentences of a guide and the steps of a law as tasks and notes, and the forms.
 */

/** Something to be done. */
export type Task = { readonly id: string; readonly text: string; readonly url?: string };

/** Something to know on the way. */
export type Note = Omit<Told, 'for'> & { readonly title: string };

/** One step of the road, with what to do in it and what to know. */
export type Stage = {
  readonly id: string;
  readonly title: string;
  /** When it comes: “This week”. */
  readonly when: string;
  /** The charges it is for, where it is not for all of them. */
  readonly charges?: readonly string[];
  readonly tasks: readonly Task[];
  readonly notes: readonly Note[];
  /** What some people have to do before any of it. */
  readonly before?: string;
  /** What to write in the form, charge by charge. */
  readonly forms?: readonly { readonly charge: string; readonly lines: readonly FormLine[] }[];
  /** Another way to the same end: one of them is enough. */
  readonly another?: true;
};

export function notes(title: string, told: readonly Told[]): readonly Note[] {
  return told.map(({ for: _, ...rest }) => ({ title, ...rest }));
}

/** What has to be done becomes a task, and what is only so a note. */
export function split(title: string, told: readonly (Told & { readonly id: string })[]) {
  const toDo = told.filter(({ text }) => isTask(text));
  return {
    tasks: toDo.map(({ id, text, source }): Task => ({ id, text, ...(source && { url: source }) })),
    notes: told
      .filter((each) => !toDo.includes(each))
      .map(({ id: _id, for: _for, ...rest }): Note => ({ title, ...rest })),
  };
}

export function stepsOf(
  relief: Pick<ReliefResult, 'id' | 'first' | 'steps'>,
): readonly (Told & { readonly id: string })[] {
  const { url } = relief.first;
  return relief.steps.map((text, index) => ({
    id: `${relief.id}-${text}`,
    text,
    ...(index === 0 && url && { source: url }),
  }));
}

/** What this way begins with. */
export function firstOf({ id, first }: ReliefResult): Task {
  const { text, url } = first;
  return { id: `${id}-${text}`, text, ...(url && { url }) };
}

/** A form is got before it is filled in. */
export function withForms(steps: readonly Task[], forms: readonly Task[]): readonly Task[] {
  const filling = steps.findIndex(({ text }) =>
    /\b(fill|form|petition|motion|application|letter)\b/i.test(text),
  );
  const at = filling < 0 ? steps.length : filling;
  return [...steps.slice(0, at), ...forms, ...steps.slice(at)];
}

/** The forms of the guide say most. What the relief names besides follows them. */
export function formTasks(
  { id, forms, fee }: Pick<ReliefResult, 'id' | 'forms' | 'fee'>,
  guide: Guide,
): readonly Task[] {
  const known = guide.forms.filter((form) => form.for.includes(id) && !(form.waiver && costsNothing(fee)));
  return [
    ...known.map((form) => ({ text: formWords(form), url: form.url })),
    ...forms
      .filter(({ url }) => known.every((form) => form.url !== url))
      .map(({ name, url }) => ({ text: `Get the form: ${name}.`, url })),
  ].map((form) => ({ id: `${id}-${form.url}-${form.text}`, ...form }));
}

function formWords({ number, name, demanded }: CourtForm): string {
  const must = {
    yes: 'The court takes only this form.',
    no: 'You may use this form.',
    'not known': 'Ask if you must use this form.',
  };
  return `Get ${number ? `form ${number}` : 'the form'}: ${name}. ${must[demanded]}`;
}
