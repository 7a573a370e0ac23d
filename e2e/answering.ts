import type { Answers as SavedAnswers } from '@openslate/contract/record.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { type AnswerValue, answerAt, chargeAt, idOf, withAnswer } from '@openslate/law/record/answers.ts';
import { askedWith, interview } from '@openslate/law/record/interview.ts';
import type { AnswerKind } from '@openslate/law/record/question.ts';
import { type AskedAbout, questionAt } from '@openslate/law/record/questions.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import type { Locator, Page } from 'playwright-core';
import { mostOfFew } from '../web/app/features/assessment/questions/answer-draft.ts';
import { notLegalAdvice } from '../web/app/features/assessment/result/not-legal-advice.ts';
import type { Open, OpenOptions } from './browser.ts';

/** The day on which these journeys happen: never before the law was checked, which a device could not be right about. */
export function todayIn({ verified }: Jurisdiction): string {
  return verified > '2026-11-15' ? verified : '2026-11-15';
}

/** A day as people write it. */
export function spoken(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

export type Step = { at: 'start' | 'review' | 'result' } | { at: 'question'; path: string };

/** Opens the assessment of a place and waits until its law is there. */
export async function openAssessment(open: Open, code: PlaceCode, options: OpenOptions = {}): Promise<Page> {
  const today = todayIn(await loadJurisdiction(code));
  const page = await open(`/assessment/${code.toLowerCase()}`, { today, ...options });
  await startButton(page).waitFor();
  return page;
}

/**
 * Opens the assessment for someone who answered on this device before, and goes on at the step they had reached. Whoever
 * is past the questions has told what was asked of what they know.
 */
export async function comeBack(
  open: Open,
  code: PlaceCode,
  currentStep: string,
  known: Answers,
  options: OpenOptions = {},
): Promise<Page> {
  const told = isPath(currentStep) ? { answers: known } : toldOf(known, await loadJurisdiction(code));
  const saved = { selectedState: code, currentStep, ...told };
  const stored = { assessment_progress: JSON.stringify(saved) };
  const page = await openAssessment(open, code, { stored, ...options });
  const step = await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
  if (step.at === 'result') await allOfResult(page);
  return page;
}

const isPath = (step: string) => step !== 'review' && step !== 'result';

/** What is told of a record when everything that is asked is answered. */
function toldOf(known: Answers, law: Jurisdiction): { answers: Answers; unknown: string[] } {
  const today = todayIn(law);
  const unknown: string[] = [];
  let answers: Answers = {
    charges: known.charges.map((charge, index) => ({
      id: idOf(charge, index),
      ...(charge.caseId && { caseId: charge.caseId }),
    })),
  };
  const tell = ({ path, question }: AskedAbout) => {
    const value = knownAt(known, path);
    if (isSayable(question.answer, value, law)) answers = withAnswer(answers, path, value);
    return answerAt(answers, path) !== undefined;
  };
  for (let asked = interview(answers, law, today); asked; asked = interview(answers, law, today, unknown)) {
    if (!tell(asked)) unknown.push(asked.path);
    const second = askedWith(asked, answers, law, today);
    if (second) tell(second);
  }
  return { answers, unknown };
}

/** Whoever is made up here has told of everything, unless their story says otherwise. */
export const knownAt = (known: Answers, path: string) => answerAt({ recordComplete: true, ...known }, path);

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

/** Where the person is. It stands in the browser's history, beside the address. */
export function stepOf(page: Page): Promise<Step> {
  return page.evaluate(() => history.state?.usr?.step ?? { at: 'start' });
}

/**
 * Does something that leads to another step, and waits until it is on the screen: with each step the focus moves to its
 * heading.
 */
export async function toNextStep(page: Page, act: () => Promise<void>): Promise<Step> {
  const before = JSON.stringify(await stepOf(page));
  await act();
  const arrived = await page.waitForFunction(
    (was) => {
      const step = history.state?.usr?.step ?? { at: 'start' };
      return document.activeElement?.tagName === 'H1' && JSON.stringify(step) !== was && step;
    },
    before,
    { polling: 20 },
  );
  return arrived.jsonValue();
}

/** Tells the charges of a record on the start screen, with the courts and cases they belong to, and starts. */
export async function startWith(page: Page, { charges }: Answers): Promise<void> {
  for (let count = 1; count < charges.length; count += 1)
    await page.getByRole('button', { name: 'Add another charge' }).click();
  const cases = page.getByRole('combobox', { name: 'Which case was it in?' });
  for (const [index, { caseId, court }] of charges.entries()) {
    if (court === 'juvenile')
      await page.getByRole('checkbox', { name: 'It was in juvenile court' }).nth(index).check();
    const first = charges.findIndex((other) => caseId !== undefined && other.caseId === caseId);
    const other = charges[first];
    if (other && first < index) await cases.nth(index - 1).selectOption(idOf(other, first));
  }
  await toNextStep(page, () => startButton(page).click());
}

/** Answers whatever is asked from what the person knows, up to the review. Gives the questions that were asked. */
export async function answerAll(page: Page, known: Answers, law: Jurisdiction): Promise<string[]> {
  const asked: string[] = [];
  for (let step = await stepOf(page); step.at === 'question'; ) {
    const screen = await answerScreen(page, step.path, known, law);
    asked.push(...screen.asked);
    step = screen.step;
    if (asked.length > 200) throw new Error(`It does not stop asking: ${asked.slice(-5).join(', ')}`);
  }
  return asked;
}

/** Answers what is on the screen. */
export async function answerOne(page: Page, path: string, known: Answers, law: Jurisdiction): Promise<Step> {
  const { step } = await answerScreen(page, path, known, law);
  return step;
}

async function answerScreen(page: Page, path: string, known: Answers, law: Jurisdiction) {
  // A browser that keeps nothing cannot tell which level was answered; then it is the one the person knows.
  const told = (await savedOn(page).catch(() => undefined))?.answers ?? known;
  const kind = answerKindOf(path, told, law);
  const value = knownAt(known, path);
  if (!isSayable(kind, value, law))
    return { asked: [path], step: await toNextStep(page, () => sayUnknown(page, kind)) };
  const asked = [path];
  const step = await toNextStep(page, async () => {
    await give(page, kind, value);
    asked.push(...(await answerSecond(page, path, withAnswer(told, path, value), known, law)));
    await page.getByRole('button', { name: 'Continue' }).click();
  });
  return { asked, step };
}

/** What is asked in the same breath. Who does not know it leaves it, or says so where that is a choice. */
async function answerSecond(page: Page, path: string, told: Answers, known: Answers, law: Jurisdiction) {
  const part = inSight(page.locator('form [id$="-second"]'));
  if ((await part.count()) === 0) return [];
  const first = questionAt(path, law, chargeAt(told, path));
  const second = first && askedWith(first, told, law, todayIn(law));
  if (!second) throw new Error(`Nothing belongs to the question at ${path}.`);
  const { answer } = second.question;
  const value = knownAt(known, second.path);
  const isBox = (answer.kind === 'number' && !answer.few) || answer.kind === 'text';
  if (isSayable(answer, value, law)) await (isBox ? part.fill(String(value)) : give(part, answer, value));
  else if (saysUnknown(answer)) await part.getByRole('radio', { name: 'I don’t know' }).check();
  else return [];
  return [second.path];
}

/** “I don’t know” is one of its choices. */
const saysUnknown = (answer: AnswerKind) =>
  answer.kind === 'choice' || (answer.kind === 'number' && answer.few === true);

async function sayUnknown(page: Page, answer: AnswerKind): Promise<void> {
  if (!saysUnknown(answer)) return page.getByRole('button', { name: 'I don’t know' }).click();
  await page.getByRole('radio', { name: 'I don’t know' }).first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in an answer without sending it, in the first field of its kind. */
export async function give(where: Page | Locator, answer: AnswerKind, value: unknown): Promise<void> {
  switch (answer.kind) {
    case 'choice':
      return where
        .getByRole('radio', { name: labelOf(answer, value), exact: true })
        .first()
        .check();
    case 'several':
      for (const each of value as unknown[])
        await where.getByRole('checkbox', { name: labelOf(answer, each), exact: true }).check();
      return;
    case 'date':
      return giveDate(where, String(value));
    case 'number':
      if (answer.few) return giveFew(where, Number(value));
      return where.locator('form').getByRole('textbox').first().fill(String(value));
    case 'text':
      return giveText(where.locator('form'), String(value), answer.section === true);
    case 'reliefs':
      for (const [index, { level = '', date = '' }] of (
        value as { level?: string; date?: string }[]
      ).entries()) {
        await where.getByRole('button', { name: 'Add one' }).click();
        await inSight(where.getByLabel(`How serious was number ${index + 1}?`)).selectOption(level);
        await inSight(where.getByLabel('Year it was cleared')).nth(index).fill(date.slice(0, 4));
      }
  }
}

/** Who types a section closes the list that opened: as it goes, the button below it moves up. */
async function giveText(form: Locator, text: string, isSection: boolean): Promise<void> {
  await form
    .getByRole(isSection ? 'combobox' : 'textbox')
    .first()
    .fill(text);
}

async function giveFew(where: Page | Locator, count: number): Promise<void> {
  const choice = count === 0 ? 'None' : count > mostOfFew ? `More than ${mostOfFew}` : String(count);
  await where.getByRole('radio', { name: choice, exact: true }).first().check();
  // The box stands below the choices it belongs to.
  if (count > mostOfFew)
    await inSight(where.getByRole('radio', { name: choice }).first().page().getByLabel('How many?'))
      .last()
      .fill(String(count));
}

/** The next question is drawn before it is asked, out of sight. */
export const inSight = (found: Locator) => found.filter({ visible: true });

async function giveDate(where: Page | Locator, date: string): Promise<void> {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) await where.getByRole('checkbox', { name: 'I only know the year' }).check();
  else await inSight(where.getByLabel('Month')).selectOption(String(Number(month)));
  if (day !== undefined) await inSight(where.getByLabel('Day')).fill(String(Number(day)));
  await inSight(where.getByLabel('Year', { exact: true })).fill(year);
}

/** How the question at a path is answered, as the record stands. */
export function answerKindOf(path: string, told: Answers, law: Jurisdiction): AnswerKind {
  const asked = questionAt(path, law, chargeAt(told, path));
  if (!asked) throw new Error(`Nothing is asked at ${path}.`);
  return asked.question.answer;
}

/** What a person knows may not be among the answers: a class that the place does not have, or no section of its laws. */
function isSayable(answer: AnswerKind, value: unknown, law: Jurisdiction): value is AnswerValue {
  if (value === undefined) return false;
  if (answer.kind === 'text' && answer.section) return law.isSection?.(String(value)) !== false;
  const values = 'choices' in answer ? answer.choices.map((choice) => choice.value) : [];
  if (answer.kind === 'choice') return values.includes(value as string | boolean);
  if (answer.kind === 'several') return (value as string[]).every((each) => values.includes(each));
  return true;
}

function labelOf(answer: AnswerKind, value: unknown): string {
  const choices = 'choices' in answer ? answer.choices : [];
  const label = choices.find((choice) => choice.value === value)?.label;
  if (label === undefined) throw new Error(`${String(value)} is no answer to this question.`);
  return label;
}

export async function seeResult(page: Page): Promise<void> {
  await toNextStep(page, () => page.getByRole('button', { name: 'See the result' }).click());
  await allOfResult(page);
}

/** The answer is drawn first, and the rest a moment later. */
export async function allOfResult(page: Page): Promise<void> {
  await page.locator('#assessment-results').getByText(notLegalAdvice).waitFor();
}

/** From the first screen to the result. Gives the questions that were asked. */
export async function goThrough(page: Page, known: Answers, law: Jurisdiction): Promise<string[]> {
  await startWith(page, known);
  const asked = await answerAll(page, known, law);
  await seeResult(page);
  return asked;
}

/** Presses the button that erases, and says that it is meant. */
export async function erase(where: Page | Locator, name = 'Erase my answers'): Promise<void> {
  await where.getByRole('button', { name }).click();
  await where.getByRole('button', { name: 'Yes, erase them' }).click();
}

export type Saved = {
  selectedState: string;
  currentStep: string;
  answers: SavedAnswers;
  unknown: string[];
  names: Record<string, string>;
  helping: boolean;
};

/** What the device keeps. */
export function savedOn(page: Page): Promise<Saved | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('assessment_progress') ?? 'null') ?? undefined);
}

/** The answer in one sentence, as the page says it. */
export function verdictOn(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText();
}
