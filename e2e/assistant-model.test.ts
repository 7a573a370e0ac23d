import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPieces, startModel } from '../server/features/assistant/testing/loopback-model.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visitor } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

let server: SiteServer;
let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  model = await startModel(({ question }) => ({
    pieces: inPieces(
      question.includes('Ohio')
        ? 'You qualify, and your record will be erased [1].'
        : 'In Pennsylvania you may ask the court to seal a lesser property felony or a drug felony [1]. The rule asks that you have had no conviction for 10 years [1].',
    ),
  }));
  server = await startSite(model.env);
});
afterAll(async () => {
  await server.stop();
  model.stop();
});

const { open } = visitor({ of: () => server.site });
const inPennsylvania = 'How long do I wait for a felony in Pennsylvania?';

async function opened(): Promise<{ page: Page; sent: string[] }> {
  const page = await open('/translator#ask', { viewport: phone });
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await page.getByRole('button', { name: 'Send this question to loopback-1' }).waitFor();
  return { page, sent };
}

const answers = (page: Page) => page.getByRole('list', { name: 'Questions and answers' });
const withWords = (sent: readonly string[]) => sent.filter((each) => /felony|^POST/i.test(each));

describe('where a language model is connected', () => {
  it('a question stays on the device unless somebody chooses otherwise', async () => {
    const { page, sent } = await opened();
    const before = model.asked.length;
    await page.getByText(`It goes through our server to loopback-1 at ${model.host}`).waitFor();
    await page.getByLabel('Your question').fill(inPennsylvania);
    await page.keyboard.press('Enter');
    await answers(page).getByText('You have had no conviction for 10 years').waitFor();
    await page.getByLabel('Your next question').fill('How long do I wait for a felony in Texas?');
    await page.getByRole('button', { name: 'Ask on this device only' }).click();
    await answers(page).getByText('In Texas, a felony').waitFor();
    expect(withWords(sent).filter((each) => !each.includes('/api/analytics/'))).toEqual([]);
    expect(model.asked).toHaveLength(before);
  });

  it('a question that somebody sends is answered in its words, with ours that bear them out', async () => {
    const { page, sent } = await opened();
    const before = model.asked.length;
    await page.getByLabel('Your question').fill('What does it cost in Pennsylvania?');
    await page.keyboard.press('Enter');
    await answers(page).getByText('Where it stands').waitFor();
    await page.getByLabel('Your next question').fill(`${inPennsylvania} Call me at (215) 867-5309`);
    await page.getByRole('button', { name: 'Send this question to loopback-1' }).click();
    await answers(page).getByText(`loopback-1 at ${model.host} wrote this`).waitFor();
    await answers(page).getByRole('link', { name: '18 Pa.C.S. § 9122.1(a.1)' }).first().waitFor();
    await page.getByRole('button', { name: 'Our own words, number 1' }).first().click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('[1] In Pennsylvania');
    await expectNothingOnAnyScreen(page, 'an answer of the model');

    // What was asked on the device alone does not go along, nor does what tells who asks.
    expect(sent.filter((each) => each.startsWith('POST') && each.includes('/api/assistant'))).toHaveLength(1);
    expect(sent.filter((each) => /cost/.test(each))).toEqual([]);
    expect(model.asked).toHaveLength(before + 1);
    expect(model.asked.at(-1)?.question).toBe(`${inPennsylvania} Call me at [phone]`);
    expect(model.asked.at(-1)?.body).not.toMatch(/867-5309|cost in/);
  });

  it('what it makes up is not shown', async () => {
    const { page } = await opened();
    await page.getByLabel('Your question').fill('How long do I wait for a felony in Ohio?');
    await page.getByRole('button', { name: 'Send this question to loopback-1' }).click();
    await answers(page).getByText('loopback-1 said something that we could not find').waitFor();
    await answers(page).getByText('In Ohio, for a felony conviction').waitFor();
    expect(await answers(page).textContent()).not.toContain('You qualify');
  });

  it('nobody’s danger is sent, whatever they chose', async () => {
    const { page, sent } = await opened();
    await page.getByLabel('Your question').fill('i want to kill myself');
    await page.getByRole('button', { name: 'Send this question to loopback-1' }).click();
    await answers(page).getByRole('link', { name: 'Call 988' }).waitFor();
    await answers(page).getByText('Your question was not sent').waitFor();
    expect(sent.filter((each) => each.includes('kill'))).toEqual([]);
    expect(sent.filter((each) => each.startsWith('POST') && each.includes('/api/assistant'))).toEqual([]);
  });
});
