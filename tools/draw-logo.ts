/** Draws the pictures made from the logo: `node tools/draw-logo.ts`. Run it after changing `web/public/logo.svg`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { darkLogo, lightLogo } from '../web/app/features/logo/logo-files.ts';
import { findChromium, launchOptions } from './chromium.ts';
import { root } from './project.ts';

const folder = `${root}/web/public`;
const drawing = readFileSync(`${folder}/${lightLogo.drawing}`, 'utf8');
const drawingForDark = drawing
  .replaceAll(lightLogo.colors.lines, darkLogo.colors.lines)
  .replaceAll(lightLogo.colors.page, darkLogo.colors.page);
const logo = ofAnySize(drawing);
const fonts = `${root}/node_modules/@fontsource-variable`;

const font = (family: string, path: string) =>
  `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(`${fonts}/${path}`, 'base64')})}`;

const style = `<style>
  ${font('Heading', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}
  ${font('Body', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')}
  *{margin:0;box-sizing:border-box} body{display:grid;place-items:center;height:100vh;color:#1c2b30}
</style>`;

const browser = await chromium.launch(launchOptions(findChromium()));
const page = await browser.newPage();

writeFileSync(`${folder}/${darkLogo.drawing}`, drawingForDark);
for (const [{ pictures, colors }, svg] of [
  [lightLogo, logo],
  [darkLogo, ofAnySize(drawingForDark)],
] as const)
  for (const { file, shows, width, height } of pictures) {
    const body = shows === 'mark' ? mark({ margin: 0, svg }) : markAndName(svg, colors.lines);
    await draw(page, file, width, height, body, { clear: true });
  }
await draw(page, 'icon-192.png', 192, 192, mark({ margin: 4 }), { clear: true });
await draw(page, 'icon-512.png', 512, 512, mark({ margin: 4 }), { clear: true });
await draw(page, 'icon-maskable-512.png', 512, 512, mark({ margin: 20, paper: true }));
await draw(page, 'apple-touch-icon.png', 180, 180, mark({ margin: 12, paper: true }));
await draw(page, 'social-card.png', 1200, 630, socialCard());
writeFileSync(
  `${folder}/favicon.ico`,
  icon(await picture(page, 32, 32, mark({ margin: 0 }), { clear: true })),
);
await browser.close();

function ofAnySize(svg: string): string {
  return svg.replace(/ (width|height)="1024"/g, '');
}

type Mark = { margin: number; paper?: boolean; svg?: string };

function mark({ margin, paper = false, svg = logo }: Mark): string {
  return `<div style="width:100vw;height:100vh;padding:${margin}vw;${paper ? 'background:#fbf8f2' : ''}">${svg}</div>`;
}

function markAndName(svg: string, color: string): string {
  return `<div style="width:100vw;height:100vh;display:flex;align-items:center;justify-content:center;gap:14vh;color:${color}">
    <div style="flex:none;width:88vh">${svg}</div><div style="font:600 56vh/1 Heading;letter-spacing:-.01em">OpenSlate</div></div>`;
}

function socialCard(): string {
  return `<div style="width:100vw;height:100vh;background:#fbf8f2;padding:80px;display:flex;flex-direction:column;justify-content:space-between">
    <div style="display:flex;align-items:center;gap:28px"><div style="width:110px">${logo}</div>
      <div><div style="font:600 60px/1.1 Heading">OpenSlate</div><div style="font:400 28px Body;color:#4f6066">Criminal Record Relief Guidance</div></div></div>
    <div style="font:600 92px/1.1 Heading;letter-spacing:-.01em;text-wrap:balance">Your record may not be for life.</div>
    <div style="font:400 34px Body;color:#0d4f56">Free. Private. In plain words.</div></div>`;
}

async function draw(
  on: Page,
  name: string,
  width: number,
  height: number,
  body: string,
  options = {},
): Promise<void> {
  writeFileSync(`${folder}/${name}`, await picture(on, width, height, body, options));
}

async function picture(
  on: Page,
  width: number,
  height: number,
  body: string,
  { clear = false } = {},
): Promise<Buffer> {
  await on.setViewportSize({ width, height });
  await on.setContent(`${style}<body>${body}</body>`);
  await on.evaluate(() => document.fonts.ready);
  return on.screenshot({ omitBackground: clear });
}

/** An icon file is a short table of contents before the picture itself. */
function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
