import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { type OpenOptions, phone, site, visitor } from './browser.ts';
import { answersFor } from './kept.ts';

const { open } = visitor();

const openTalk = (options: OpenOptions = {}) => open('/translator#ask', { viewport: phone, ...options });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const box = (within: Page | Locator) => within.getByRole('textbox', { name: /^Your (next )?question/ });

async function ask(within: Page | Locator, question: string): Promise<Locator> {
  await box(within).fill(question);
  await within.getByRole('button', { name: 'Ask', exact: true }).click();
  return lastTurn(within, question);
}

async function lastTurn(within: Page | Locator, question: string): Promise<Locator> {
  const turn = within.getByRole('list', { name: 'Questions and answers' }).locator('> li').last();
  await turn.getByText(question).first().waitFor();
  await expect.poll(() => turn.innerText()).not.toContain('Looking it up');
  return turn;
}

describe('the assistant', () => {
  it('answers a question in everyday words, with the section and the ways on', async () => {
    const page = await openTalk();
    const turn = await ask(page, 'can i get my old shoplifting thing wiped in philly');
    await turn.getByText(/^In Pennsylvania, for a misdemeanor conviction for theft/).waitFor();
    const source = turn.getByRole('link', { name: /Pa\.C\.S\. §/ }).first();
    expect(await source.getAttribute('href')).toMatch(/^https:\/\/www\.legis\.state\.pa\.us|palegis\.us/);
    await expectNothingOnAnyScreen(page, 'an answer');
    await turn.getByRole('link', { name: 'Check my record: Pennsylvania' }).click();
    await page.waitForURL(`${site}/assessment/pa`);
  });

  it('asks for the state that is missing, and goes on from the one that is chosen', async () => {
    const page = await openTalk();
    const turn = await ask(page, 'how long do i wait for a misdemeanor');
    await turn.getByText(/^Which state was the case in\?/).waitFor();
    await turn.getByRole('button', { name: 'Use this state' }).click();
    await turn.getByText('Choose a state first').waitFor();
    await expectNothingOnAnyScreen(page, 'a question back');
    await turn.getByLabel('State of the court').selectOption('Michigan');
    await turn.getByRole('button', { name: 'Use this state' }).click();
    await (await lastTurn(page, 'Michigan')).getByText(/^In Michigan.* years/).waitFor();
    // What was asked back is settled.
    await expect.poll(() => page.getByRole('button', { name: 'Use this state' }).count()).toBe(0);
    const next = await ask(page, 'and for a felony?');
    await next.getByText(/^In Michigan.*felony/).waitFor();
  });

  it('offers the two states that a town may stand in', async () => {
    const page = await openTalk();
    const turn = await ask(page, 'can I seal a dui in portland');
    await turn.getByRole('button', { name: 'Oregon' }).waitFor();
    await turn.getByRole('button', { name: 'Maine' }).click();
    await (await lastTurn(page, 'Maine')).getByText(/^In Maine/).waitFor();
  });

  it('understands Spanish, and says in Spanish that it answers in English', async () => {
    const page = await openTalk();
    const turn = await ask(page, '¿Cuánto cuesta borrar mis antecedentes en Texas?');
    await turn.locator('p[lang=es]', { hasText: 'Por ahora contestamos solo en inglés' }).waitFor();
    await turn.getByText(/^In Texas/).waitFor();
  });

  it('answers danger told in Spanish in Spanish, with the number to call', async () => {
    const page = await openTalk();
    const turn = await ask(page, 'ya no quiero vivir');
    await turn.locator('p[lang=es]', { hasText: 'oprima 2 para español' }).waitFor();
    await turn.getByRole('link', { name: 'Llamar al 988' }).waitFor();
    await expectNothingOnAnyScreen(page, 'danger in Spanish');
  });

  it.each([
    ['i want to kill myself because of this record', ['tel:988', 'sms:988', 'tel:911']],
    ['my ex is going to hurt me', ['tel:911']],
  ])('puts a number to call first: %s', async (question, numbers) => {
    const page = await openTalk();
    const turn = await ask(page, question);
    const calls = turn.locator('a[href^="tel:"], a[href^="sms:"]');
    await calls.first().waitFor();
    expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      numbers,
    );
    await expectNothingOnAnyScreen(page, 'danger');
  });

  it('says that it does not know, and names pages that may help', async () => {
    const page = await openTalk();
    const turn = await ask(page, 'fingerprint card mailing in ohio with a warrant');
    await turn.getByText('Pages that may help').waitFor();
    await turn.getByRole('link', { name: /^Ohio/ }).first().waitFor();
    await turn.getByRole('link', { name: 'Find a person who can help' }).waitFor();
  });

  it('takes no empty question and no endless one', async () => {
    const page = await openTalk();
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('Type a question first').waitFor();
    await box(page).fill('why '.repeat(200));
    await page
      .getByText(/too many$/)
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Use at most 600 characters').waitFor();
  });

  it('is used with the keyboard alone, says each answer once, and forgets the talk', async () => {
    const page = await open('/translator', { viewport: phone });
    await page.getByRole('tab', { name: 'Explain a document' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/translator#ask');
    await box(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('what does sealed mean');
    await page.keyboard.press('Enter');
    await lastTurn(page, 'what does sealed mean');
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ hasText: /^Answer 1: Seal:/ })
          .count(),
      )
      .toBe(1);
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('in ohio?');
    await page.keyboard.press('Enter');
    await (await lastTurn(page, 'in ohio?'))
      .getByText(/In Ohio/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'New talk' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Or begin with one of these').waitFor();
    expect(await page.getByRole('list', { name: 'Questions and answers' }).count()).toBe(0);
  });

  it('begins with a suggestion, and fits a narrow phone', async () => {
    const page = await openTalk({ viewport: { width: 320, height: 640 } });
    expect(await fits(page), 'before').toBe(true);
    await page.getByRole('button', { name: 'How long do I wait for a misdemeanor in Ohio?' }).click();
    await (await lastTurn(page, 'How long do I wait')).getByText(/^In Ohio/).waitFor();
    expect(await fits(page), 'after').toBe(true);
  });

  it('tells nobody what was asked, and keeps nothing', async () => {
    const page = await openTalk({ firstVisit: true });
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await ask(page, 'can i expunge zzyzx shoplifting in ohio');
    await ask(page, 'zzyzx warrant');
    const laws = sent.flatMap((request) => /\/assets\/law-([a-z]{2})-/.exec(request)?.[1] ?? []);
    expect([...new Set(laws)]).toEqual(['oh']);
    expect(sent.filter((request) => /zzyzx|shoplift|warrant/i.test(request))).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/zzyzx/);
  });
});

describe('the assistant on a bad network', () => {
  const { open: openBadly } = visitor({ expectFailures: true });

  it('can be tried again where what answers did not come', async () => {
    const page = await openBadly('/translator#ask', { viewport: phone, firstVisit: true });
    await box(page).waitFor();
    await page.route('**/assets/ask-*.js', (route) => route.fulfill({ status: 503 }));
    await ask(page, 'what does sealed mean');
    await page.getByText('We could not load what answers questions').waitFor();
    await page.unroute('**/assets/ask-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await (await lastTurn(page, 'what does sealed mean')).getByText(/^Seal:/).waitFor();
  });
});

describe('the assistant over a page', () => {
  it('knows the place: a page of the law', async () => {
    const page = await open('/record-relief/pa', { viewport: phone });
    await knowsPennsylvania(page, 'Ask a question about Pennsylvania');
  });

  it('knows the place: help, for whoever began in a state', async () => {
    const page = await open('/help', { viewport: phone, stored: answersFor('PA') });
    await knowsPennsylvania(page, 'Ask a question');
  });

  it('knows what was told: a result', async () => {
    const answers = { charges: [{ id: 'c1', level: 'misdemeanor', disposition: 'convicted' }] };
    const saved = JSON.stringify({ selectedState: 'PA', currentStep: 'result', answers });
    const page = await open('/assessment/pa', { viewport: phone, stored: { assessment_progress: saved } });
    await page.getByRole('button', { name: 'Continue' }).click();
    const known = 'We know what you told us here. It stays on this device.';
    await knowsPennsylvania(page, 'Ask a question about Pennsylvania', known);
    await page.getByRole('button', { name: 'Ask a question about Pennsylvania' }).click();
    const turn = await ask(page.getByRole('dialog'), 'can i clear it');
    await turn.getByText(/^From your answers: Your misdemeanor conviction:/).waitFor();
  });

  it('asks for the place on help, where none is known', async () => {
    const page = await open('/help', { viewport: phone });
    await page.getByRole('button', { name: 'Ask a question', exact: true }).click();
    const turn = await ask(page.getByRole('dialog'), 'can i clear a felony');
    await turn.getByLabel('State of the court').waitFor();
  });

  async function knowsPennsylvania(
    page: Page,
    name: string,
    known = 'We take it that your case was in Pennsylvania.',
  ): Promise<void> {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText(known).waitFor();
    const turn = await ask(dialog, 'how much does it cost');
    await turn.getByText(/^In Pennsylvania/).waitFor();
    await expectNothingOnAnyScreen(page, 'the panel', '[role=dialog]');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

it('without scripts both parts say what they need, and lead on', async () => {
  const page = await open('/translator', { javaScriptEnabled: false, viewport: phone });
  const main = page.getByRole('main');
  const words = await main.innerText();
  expect(words).toContain('questions are answered on your own device');
  expect(words.match(/needs JavaScript/g)).toHaveLength(2);
  await main.locator('a[href="/help"]').click();
  await page.waitForURL(`${site}/help`);
});
