import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { useEffect, useMemo, useState } from 'react';
import { eraseAnswers, onBroughtBack } from '../erasing.ts';
import { findBesides } from '../kept-besides.ts';
import { findProgress, saveProgress } from '../kept-progress.ts';
import type { SavedProgress } from '../saved-progress.ts';
import { todayFor } from '../today.ts';
import { nothingTold } from '../told.ts';
import { type Entries, type Entry, readEntries } from './short-answers.ts';

type Kept = Pick<SavedProgress, 'done' | 'currentStep'>;

const nothingKept: Kept = { done: [], currentStep: 'start' };

/** The short version's answers, kept on the device in the same place as those of the full assessment. */
export function useShortCheck(jurisdiction: Jurisdiction) {
  const today = useMemo(() => todayFor(jurisdiction), [jurisdiction]);
  const [found, setFound] = useState(() => findProgress(jurisdiction.code));
  const [besides, setBesides] = useState(() => findBesides(jurisdiction.code));
  const own = found.kind === 'saved' ? found.progress : undefined;
  const before = own ?? nothingTold;
  const [kept, setKept] = useState<Kept>(own ?? nothingKept);
  const [entries, setEntries] = useState<Entries>({});
  const [notSaved, setNotSaved] = useState(false);
  /** Changes when everything is erased or brought back, so that what the boxes hold goes too. */
  const [round, setRound] = useState(0);
  const { told, fields, others } = useMemo(
    () => readEntries(before, entries, jurisdiction, today.date),
    [before, entries, jurisdiction, today],
  );

  useEffect(
    () =>
      onBroughtBack(() => {
        const back = findProgress(jurisdiction.code);
        setFound(back);
        setBesides(findBesides(jurisdiction.code));
        setEntries({});
        setKept(back.kind === 'saved' ? back.progress : nothingKept);
        setRound((rounds) => rounds + 1);
      }),
    [jurisdiction],
  );

  function save(next: Entries, alsoKept: Kept) {
    const { told: toSave } = readEntries(before, next, jurisdiction, today.date);
    setNotSaved(!saveProgress({ ...toSave, ...alsoKept, selectedState: jurisdiction.code }));
  }

  return {
    today,
    besides,
    lookAgain: () => setBesides(findBesides(jurisdiction.code)),
    told,
    fields,
    others,
    /** Something was said that can be judged, or that stands in the way of it. */
    started: others || fields.some(({ short }) => short.answerIn(told.answers) !== undefined),
    notSaved,
    round,
    done: kept.done,
    enter: (id: string, entry: Entry) => {
      const { grade, ...rest } = entries;
      // A class belongs to its level: another level, another class.
      const next = { ...(id === 'level' || !grade ? rest : { ...rest, grade }), [id]: entry };
      setEntries(next);
      save(next, kept);
    },
    tick: (what: string, isDone: boolean) => {
      const done = isDone ? [...kept.done, what] : kept.done.filter((each) => each !== what);
      setKept({ ...kept, done });
      save(entries, { ...kept, done });
    },
    erase: () => {
      eraseAnswers();
      setFound({ kind: 'none' });
      setBesides({ unreadable: false, places: [] });
      setEntries({});
      setKept(nothingKept);
      setNotSaved(false);
      setRound(round + 1);
    },
  };
}

export type ShortCheck = ReturnType<typeof useShortCheck>;
