import type { SharedPayload } from '@openslate/contract/shared-payload.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { outcomeLabels } from '../web/app/features/assessment/result/outcome-words.ts';
import { seal } from '../web/app/features/assessment/share/sealing.ts';
import { payloadOf } from '../web/app/features/assessment/share/shared-payload.ts';
import { violations } from './axe.ts';
import { type Open, phone, site, visit, visitor } from './browser.ts';

/*
 * Whoever has the code of this site can seal anything and leave it with the server. What comes out at the other end
 * must be ours, word for word.
 */

const day = '2026-11-15';

/** A real result, as a browser would share it. */
async function real(): Promise<SharedPayload> {
  const law = await loadJurisdiction('PA');
  const answers = {
    charges: [
      {
        id: 'c1',
        disposition: 'convicted' as const,
        level: 'misdemeanor' as const,
        grade: '2',
        offense: ['theft' as const],
        statute: '18 Pa.C.S. § 3929',
        dispositionDate: '2019-09-10',
        restitutionPaid: false,
      },
    ],
    age: 41,
  };
  const told = { answers, unknown: ['pendingCharges'], names: {}, helping: false };
  return payloadOf(
    { result: judge(answers, law, day), told, jurisdiction: law },
    { made: day, withAnswers: true },
  );
}

/** Seals whatever it is with the site's own code, and leaves it there. */
async function forged(content: unknown): Promise<string> {
  const { sealed, key } = await seal(content as SharedPayload);
  const answer = await fetch(`${site}/api/assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sealed),
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return `/shared-assessment/${id}#${key}`;
}

/** The same with other texts, wherever a text stands: `replace` gets each, and where it stands. */
function withTexts(value: unknown, replace: (text: string, at: string) => string, at = ''): unknown {
  if (typeof value === 'string') return replace(value, at);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, replace, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, replace, key)]));
}

async function shown(open: Open, path: string): Promise<Page> {
  const page = await open(path, { viewport: phone });
  await page.getByText('Opening the result…').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** All of the page: texts, titles, attributes, addresses. */
const everything = (page: Page) => page.evaluate(() => document.title + document.documentElement.outerHTML);

const isDay = (text: string) => /^\d{4}(-\d\d){0,2}$/.test(text);

describe('a forged shared result', () => {
  const { open } = visitor();

  it('shows none of the words that somebody put in the place of every text', async () => {
    const words = 'Wire $100 to attacker.example';
    const page = await shown(open, await forged(withTexts(await real(), () => words)));
    expect(await everything(page)).not.toContain('attacker');
    await page.getByRole('heading', { level: 1, name: 'This result cannot be unlocked' }).waitFor();
  });

  it.each(['https://attacker.example/', 'attacker-pays', 'attackerPays'])(
    'shows nothing of “%s”, in whatever single place it stands',
    async (words) => {
      const places = new Set<string>();
      const payload = await real();
      withTexts(payload, (text, at) => {
        places.add(at);
        return text;
      });
      expect(places.size).toBeGreaterThan(12);
      const page = await open('/robots.txt');
      for (const place of places) {
        const content = withTexts(payload, (text, at) => (at === place ? words : text));
        await page.goto(`about:blank`);
        await visit(page, site + (await forged(content)));
        await page.getByText('Opening the result…').waitFor({ state: 'detached' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await everything(page), place).not.toContain('attacker');
      }
    },
  );

  it('with ids that our law does not have shows outcome and day, and says that the law has changed', async () => {
    const ids = new Set(['id', 'said', 'fix', 'question']);
    const payload = await real();
    const content = withTexts(payload, (text, at) => (ids.has(at) ? 'attacker' : text));
    const page = await shown(open, await forged(content));
    await page.getByText('The law has changed since').waitFor();
    await page.getByRole('heading', { name: 'Theft or shoplifting, 2019' }).waitFor();
    const [charge] = payload.charges;
    await page.getByText(outcomeLabels[charge?.outcome ?? 'automatic'], { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Why' }).count()).toBe(0);
    expect(await everything(page)).not.toContain('attacker');
    expect(await violations(page)).toEqual([]);
  });

  it('of the first version shows outcome and day without a word of its own', async () => {
    const words = 'Wire $100 to attacker.example';
    const relief = {
      id: words,
      name: words,
      steps: [words],
      forms: [{ name: words, url: 'https://attacker.example/' }],
    };
    const page = await shown(
      open,
      await forged({
        version: 1,
        made: day,
        result: {
          state: 'PA',
          asOf: day,
          lawVerified: day,
          charges: [{ id: words, outcome: 'not_yet', on: '2029-09-10', reliefs: [relief], alternatives: [] }],
          missing: [words],
          assumed: [words],
        },
        names: { [words]: words },
        decided: {},
      }),
    );
    await page.getByText('Only the outcome is shown').waitFor();
    await page
      .getByText(/from September 10, 2029 on/)
      .first()
      .waitFor();
    expect(await everything(page)).not.toContain('attacker');
    expect(await violations(page)).toEqual([]);
  });

  it('under a law that was checked on another day says so', async () => {
    const page = await shown(open, await forged({ ...(await real()), lawVerified: '2026-01-02' }));
    await page.getByText(/under the law as checked on January 2, 2026/).waitFor();
    await page.getByText(/We checked the law again on/).waitFor();
    await page.getByRole('heading', { name: 'Why' }).waitFor();
  });

  it('with answers that no question offers leaves them out, and says so', async () => {
    const payload = await real();
    const answers = payload.told?.answers.map(([path, value]) => [
      path,
      typeof value === 'string' && !isDay(value) ? 'attacker' : value,
    ]);
    const page = await shown(open, await forged({ ...payload, told: { ...payload.told, answers } }));
    await page.getByRole('heading', { name: 'The answers' }).waitFor();
    await page.getByText(/answers are left out: our questions have changed since\./).waitFor();
    expect(await everything(page)).not.toContain('attacker');
  });
});
