import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium, launchOptions } from './chromium.ts';
import { root } from './project.ts';

/*
 * Takes the pictures that browsers show before somebody installs the site (web/public/site.webmanifest), from a site that
 * runs: node tools/take-screenshots.ts http://127.0.0.1:3000
 */

const pictures = [
  { name: 'screenshot-phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: 'screenshot-wide', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
];

const [, , site = 'http://127.0.0.1:3000'] = process.argv;
const browser = await chromium.launch(launchOptions(findChromium()));
for (const { name, ...device } of pictures) {
  const page = await browser.newPage({ ...device, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('hasSeenTour', 'true'));
  await page.goto(site, { waitUntil: 'networkidle' });
  const picture = sharp(await page.screenshot()).png({ palette: true, colours: 64, compressionLevel: 9 });
  await picture.toFile(`${root}/web/public/${name}.png`);
}
await browser.close();
