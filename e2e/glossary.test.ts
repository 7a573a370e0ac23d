import { describe, expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visitor } from './browser.ts';

const { open } = visitor();

describe('the words of the law', () => {
  it('are found as they stand on a paper, and lead to what they mean', async () => {
    const page = await open('/glossary', { viewport: phone });
    await page.getByRole('searchbox', { name: 'Find a word' }).fill('nol pros');
    await page.getByText('1 word found.').waitFor();
    await page.getByRole('link', { name: 'Nolle prosequi' }).click();
    await page.waitForURL('**/glossary/n#term-nolle-prosequi');
    await page.locator('#term-nolle-prosequi').getByText('The prosecutor chose not to go on').waitFor();
    await expectNothingOnAnyScreen(page, 'the words of a letter');
  });

  it('are listed by what they are about', async () => {
    const page = await open('/glossary');
    await page.getByLabel('What it is about').selectOption('Military');
    await page.getByText(/^\d+ words found\.$/).waitFor();
    const words = await page.getByRole('main').getByRole('listitem').allTextContents();
    expect(words).toContain('Court-martial');
    expect(words).not.toContain('Expunge');
    await expectNothingOnAnyScreen(page, 'words about one thing');
  });

  it('say what they mean in one state and in another', async () => {
    const page = await open('/glossary/e#term-expunge');
    const expunge = page.locator('#term-expunge');
    await expunge.getByRole('link', { name: 'Minnesota' }).waitFor();
    expect(await expunge.getByText('Nothing is destroyed').isVisible()).toBe(true);
  });

  it('are found at the addresses they had before', async () => {
    const page = await open('/help#word-docket');
    await page.waitForURL('**/glossary/d#term-docket');
    await page.locator('#term-docket').waitFor();
  });
});
