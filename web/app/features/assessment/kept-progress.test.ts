import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedProgress } from './saved-progress.ts';

const device = new Map<string, string>();
const tab = new Map<string, string>();

const shelf = (values: Map<string, string>) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, text: string) => void values.set(name, text),
  removeItem: (name: string) => void values.delete(name),
});

beforeEach(() => {
  device.clear();
  tab.clear();
  vi.stubGlobal('localStorage', shelf(device));
  vi.stubGlobal('sessionStorage', shelf(tab));
  vi.stubGlobal('StorageEvent', class {});
  vi.stubGlobal('dispatchEvent', () => true);
  return () => vi.unstubAllGlobals();
});

/** The page is loaded anew. */
async function visit() {
  vi.resetModules();
  return import('./kept-progress.ts');
}

const answersFor = (
  selectedState: 'PA' | 'OH' | 'TX',
  level: 'felony' | 'misdemeanor' = 'felony',
): SavedProgress => ({
  selectedState,
  currentStep: 'review',
  answers: { charges: [{ id: 'c1', level }] },
  unknown: [],
  names: {},
  helping: false,
  done: [],
});

const placesOf = (every: readonly SavedProgress[]) => every.map(({ selectedState }) => selectedState);

describe('the answers for several states', () => {
  it('are all kept, the one answered last where every site looks for it', async () => {
    (await visit()).saveProgress(answersFor('PA'));
    const next = await visit();
    expect(next.saveProgress(answersFor('OH'))).toBe(true);
    expect(next.saveProgress(answersFor('OH', 'misdemeanor'))).toBe(true);
    expect(JSON.parse(device.get('assessment_progress') ?? '')).toEqual(answersFor('OH', 'misdemeanor'));

    const { everyProgress, findProgress } = await visit();
    expect(everyProgress()).toEqual([answersFor('OH', 'misdemeanor'), answersFor('PA')]);
    expect(findProgress('PA')).toEqual({ kind: 'saved', progress: answersFor('PA') });
    expect(findProgress('TX')).toEqual({ kind: 'none' });
  });

  it('are not lost to those of another state in a browser that is full', async () => {
    (await visit()).saveProgress(answersFor('PA'));
    vi.stubGlobal('localStorage', {
      ...shelf(device),
      setItem: (name: string, text: string) => {
        if (!device.has(name)) throw new Error('It is full.');
        device.set(name, text);
      },
    });
    expect((await visit()).saveProgress(answersFor('OH'))).toBe(false);
    expect(placesOf((await visit()).everyProgress())).toEqual(['PA']);
  });

  it('change places when somebody goes on with another one', async () => {
    const { saveProgress, everyProgress } = await visit();
    for (const place of ['PA', 'OH', 'TX', 'PA'] as const) saveProgress(answersFor(place));
    expect(placesOf(everyProgress())).toEqual(['PA', 'TX', 'OH']);
    expect(JSON.parse(device.get('assessment_progress_others') ?? '')).toHaveLength(2);
  });

  it('outlive a site that knows of one alone', async () => {
    const { saveProgress } = await visit();
    saveProgress(answersFor('PA'));
    saveProgress(answersFor('OH'));
    device.set('assessment_progress', JSON.stringify(answersFor('TX')));
    expect(placesOf((await visit()).everyProgress())).toEqual(['TX', 'PA']);
  });

  it('are read where only one is kept in the form of old', async () => {
    device.set(
      'assessment_progress',
      '{"selectedState":"pa","currentStep":"start","answers":{"charges":[{}]}}',
    );
    expect((await visit()).findProgress()).toMatchObject({
      kind: 'saved',
      progress: { selectedState: 'PA', answers: { charges: [{ id: 'c1' }] }, done: [] },
    });
  });

  it('are not kept for a state where nothing was told', async () => {
    const { saveProgress, everyProgress } = await visit();
    saveProgress({ ...answersFor('PA'), answers: { charges: [{ id: 'c1' }] } });
    saveProgress(answersFor('OH'));
    expect(placesOf(everyProgress())).toEqual(['OH']);
  });

  it('do not go down with one that cannot be read, nor that one with them', async () => {
    device.set('assessment_progress', '{');
    device.set('assessment_progress_others', JSON.stringify([answersFor('OH'), { form: 'of tomorrow' }]));
    const { findProgress, everyProgress, saveProgress } = await visit();
    expect(findProgress()).toEqual({ kind: 'broken' });
    expect(findProgress('OH')).toMatchObject({ kind: 'saved' });
    saveProgress(answersFor('PA'));
    expect(placesOf(everyProgress())).toEqual(['PA', 'OH']);
    expect(device.get('assessment_progress_unreadable')).toBe('{');
    expect(device.get('assessment_progress_others')).toContain('of tomorrow');
  });

  it('are erased together, one by one, or only where they cannot be read', async () => {
    const { saveProgress, keepExactly, everyProgress, eraseProgress, eraseUnreadable } = await visit();
    saveProgress(answersFor('PA'));
    saveProgress(answersFor('OH'));
    keepExactly(everyProgress().filter(({ selectedState }) => selectedState !== 'OH'));
    expect(placesOf(everyProgress())).toEqual(['PA']);
    expect(device.has('assessment_progress_others')).toBe(false);
    eraseUnreadable();
    expect(placesOf(everyProgress())).toEqual(['PA']);
    saveProgress(answersFor('TX'));
    eraseProgress();
    expect([...device.keys()]).toEqual([]);
  });

  it('last as long as the tab on a shared computer', async () => {
    device.set('shared_computer', 'true');
    const { saveProgress } = await visit();
    saveProgress(answersFor('PA'));
    saveProgress(answersFor('OH'));
    expect([...device.keys()]).toEqual(['shared_computer']);
    expect(new Set(tab.keys())).toEqual(new Set(['assessment_progress', 'assessment_progress_others']));
  });
});
