import { places } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { desktop, phone, site, visit, visitor } from './browser.ts';
import { answersFor } from './kept.ts';

const { open } = visitor();
const trustClaims = [
  '100% free forever',
  'Data protected',
  'No personal data stored',
  'Built for GDPR',
  'Anonymous analytics',
  'No legal advice',
];

describe('the home page', () => {
  it('leads to the assessment with one press', async () => {
    const page = await open('/', { viewport: phone });
    await page.getByRole('link', { name: 'Check My Options' }).click();
    await page.waitForURL(`${site}/assessment`);
    await page.getByRole('heading', { level: 1, name: 'Check Eligibility' }).waitFor();
  });

  it('says on the first screen of a phone what it is for, what it costs and where to begin', async () => {
    const page = await open('/', { viewport: phone });
    const bottomBar = 64;
    for (const inSight of [
      page.getByRole('heading', { level: 1, name: 'Your record may not be for life.' }),
      page.getByRole('link', { name: 'Check My Options' }),
      page.getByRole('button', { name: 'Take the 30-second tour' }),
      page.getByText('Free, forever'),
    ]) {
      const box = await inSight.boundingBox();
      expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height - bottomBar);
    }
  });

  it('goes on where somebody stopped, with one press', async () => {
    const page = await open('/', { viewport: phone, stored: answersFor('PA') });
    const goOn = page.getByRole('region', { name: 'Welcome back' });
    await goOn.getByText('Pennsylvania').waitFor();
    await goOn.getByRole('link', { name: 'Go on where you stopped' }).click();
    await page.waitForURL(`${site}/assessment/pa`);
    await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
  });

  it('offers to go on with answers that cannot be read, and nothing where there are none', async () => {
    const page = await open('/', { stored: { assessment_progress: '{' } });
    await page.getByRole('link', { name: 'Go on where you stopped' }).click();
    await page.waitForURL(`${site}/assessment`);
    const nobody = await open('/');
    await expect.poll(() => nobody.getByRole('region', { name: 'Welcome back' }).count()).toBe(0);
  });

  it('leads to everything that works, and to the forum below the proof', async () => {
    const page = await open('/');
    const features = page.getByRole('region', { name: 'What else is here' }).getByRole('link');
    const leadsTo = await features.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leadsTo).toEqual([
      '/assessment-simple',
      '/translator',
      '/translator#ask',
      '/assessment',
      '/record-relief',
      '/clean-slate',
      '/attorney-finder',
      '/alternative-relief',
      '/help',
      '/case-studies',
      '/impact-stories',
    ]);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Where records are cleared by themselves',
      'How it works',
      'What else is here',
      'What we say, and where it comes from',
      'You do not have to trust us with much',
      'Community Support Forum',
    ]);
  });

  it('shows every place on the map, with what it clears in words and as a mark', async () => {
    const page = await open('/', { viewport: desktop });
    const map = page.getByRole('figure', { name: 'Where records are cleared by themselves' });
    const heard = (await map.ariaSnapshot()).split('\n');
    for (const { code, name } of places) {
      const words = code === 'US' ? name : `${code} ${name}`;
      const tile = new RegExp(`link "${words} ?: (Clears|You have to ask)`);
      expect(heard.filter((line) => tile.test(line)).length, name).toBe(1);
    }
    const marks = await map
      .locator('li')
      .getByRole('link')
      .evaluateAll((tiles) =>
        tiles.map((tile) => {
          const mark = getComputedStyle(tile, '::after');
          const filled = [mark.borderLeftWidth, mark.borderRightWidth].map(
            (border) => Number.parseFloat(border) >= Number.parseFloat(mark.width) / 3,
          );
          return { heard: tile.getAttribute('aria-label') ?? '', dot: filled.join() };
        }),
      );
    const dots = {
      'true,true': /: Clears (?!only)/,
      'true,false': /: Clears only/,
      'false,false': /: You have/,
    };
    expect(marks).toHaveLength(places.length);
    for (const { heard, dot } of marks) expect(heard).toMatch(dots[dot as keyof typeof dots]);
  });

  it('explains its marks as the picker does', async () => {
    const page = await open('/');
    const legendOn = (figure: string) =>
      page.getByRole('figure', { name: figure }).locator('figcaption li').allTextContents();
    const legend = await legendOn('Where records are cleared by themselves');
    expect(legend).toHaveLength(3);
    expect(legend.at(-1)).toBe('You have to ask');
    await visit(page, `${site}/assessment`);
    expect(await legendOn('The states as a map')).toEqual(legend);
  });

  it('says beside each claim what it rests on', async () => {
    const page = await open('/', { viewport: phone });
    const claims = page.getByRole('region', { name: 'What we say, and where it comes from' });
    await claims.getByText('We found no source for it.').waitFor();
    await claims.getByText('The law of each is entered from its text').waitFor();
    for (const lasts of ['Our goal for one charge', 'The tour of this site', 'A whole record.'])
      await claims.getByText(lasts).waitFor();
    expect(await claims.locator('details').count()).toBe(0);
    const size = (words: string) =>
      claims
        .getByText(words, { exact: true })
        .evaluate((said) => Number.parseFloat(getComputedStyle(said).fontSize));
    expect(await size('11')).toBeGreaterThan(2 * (await size('56% of people may have options.')));
  });

  it('explains itself in three steps and says what it promises', async () => {
    const page = await open('/');
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
    expect(await steps.locator('h3').allTextContents()).toEqual([
      'Select the state of conviction',
      'Answer what matters there',
      'Get an eligibility result',
    ]);
    const promises = page.getByRole('region', { name: 'You do not have to trust us with much' });
    for (const claim of trustClaims)
      expect(await promises.getByText(claim, { exact: true }).count(), claim).toBe(1);
  });

  it('needs at most 150 KB of JavaScript before anyone scrolls or types', async () => {
    const page = await open('/robots.txt', { firstVisit: true });
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const {
        'content-type': type = '',
        'content-encoding': encoding,
        'content-length': length,
      } = response.headers();
      if (type.includes('javascript'))
        sizes.set(response.url(), encoding === 'br' ? Number(length) : Number.NaN);
    });
    await visit(page, `${site}/`);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.log(`Home page: ${(bytes / 1024).toFixed(1)} KB of JavaScript in ${sizes.size} files`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(150 * 1024);
  });

  it('keeps nothing on the device and sets no cookie', async () => {
    const page = await open('/', { firstVisit: true });
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
