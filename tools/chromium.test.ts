import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { versionOf } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'openslate-chromium-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tells which Chromium the journeys run in, without what else it has to say', () => {
  const program = join(folder, 'chromium');
  writeFileSync(program, '#!/bin/sh\necho "a warning" >&2\necho "Chromium 150.0.1 built on Debian "\n', {
    mode: 0o755,
  });
  expect(versionOf(program)).toBe('Chromium 150.0.1 built on Debian');
  expect(versionOf(join(folder, 'none'))).toBe('says no version');
});
