import { putAside } from './aside.ts';
import { type Key, keys, personalNames } from './keys.ts';
import { readText, removeText, writeText } from './shelves.ts';

/** The form in which personal things are kept. It rises when an older site could no longer read them. */
const form = 1;
const longestWithoutUse = 365 * 24 * 60 * 60 * 1000;

let tidied = false;
let forgotten = false;

/**
 * Once for each page load, before anything personal is read: what nobody used for a year is forgotten, and what a newer
 * site kept in a form that is not known here is put aside.
 */
export function tidy(): void {
  if (tidied) return;
  tidied = true;
  const names = personalNames.filter((name) => readText('device', name) !== null);
  if (names.length === 0) return;
  const notes = readNotes();
  if (Date.parse(today()) - Date.parse(notes.usedOn) > longestWithoutUse) {
    for (const name of names) removeText('device', name);
    forgotten = true;
  } else if (notes.form > form) {
    for (const key of Object.values<Key>(keys)) if (key.personal) putAside(key, 'device');
  }
  noteUse();
}

/** Since this page was loaded, something was forgotten because nobody had used it for a year. */
export function wasForgotten(): boolean {
  return forgotten;
}

/** By the day: more would tell of hours. Where nothing personal is left, nothing is noted either. */
export function noteUse(): void {
  if (personalNames.every((name) => readText('device', name) === null)) {
    if (readText('device', keys.keptNotes.name) !== null) removeText('device', keys.keptNotes.name);
    return;
  }
  const noted = JSON.stringify({ form, usedOn: today() });
  if (readText('device', keys.keptNotes.name) !== noted) writeText('device', keys.keptNotes.name, noted);
}

/** Where nothing was noted, or nothing that can be read, the year begins today. */
function readNotes(): { form: number; usedOn: string } {
  try {
    const notes = JSON.parse(readText('device', keys.keptNotes.name) ?? '{}');
    const isDay = typeof notes.usedOn === 'string' && !Number.isNaN(Date.parse(notes.usedOn));
    return {
      form: typeof notes.form === 'number' ? notes.form : form,
      usedOn: isDay ? notes.usedOn : today(),
    };
  } catch {
    return { form, usedOn: today() };
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
