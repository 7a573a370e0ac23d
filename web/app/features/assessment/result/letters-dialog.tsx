import type { PlaceCode } from '@openslate/law/place/places.ts';
import { Copy, Download, FileDown, Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { track } from '../../analytics/counting.ts';
import { lettersFor } from '../documents/letters/all-letters.ts';
import type { FilledIn, Letter } from '../documents/letters/letter.ts';
import type { Paper } from '../documents/paper.ts';
import { pdfMaker } from '../documents/pdf/pdf-maker.ts';
import { plainText } from '../documents/plain-text.ts';
import { saveFile } from '../documents/save-file.ts';
import { changedLetters } from './changed-letters.ts';
import type { KeepDialogProps } from './keep-dialog.ts';
import { LetterAdvice, LetterFields } from './letter-fields.tsx';
import { PaperView } from './paper-view.tsx';

/** Letters that are filled in here, on the device, and sent by the person. */
export function LettersDialog({ kept, open, onOpenChange }: KeepDialogProps) {
  const { guide, place, result } = kept;
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<FilledIn>({});
  const letters = lettersFor(kept);
  const letter = letters.find(({ id }) => id === chosen) ?? (letters[0] as Letter);
  const filled = { ...letter.known(kept), ...typed };
  const paper = letter.write(filled, spokenDate(result.asOf));

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Write a letter"
      description="Fill in what you like. Nothing you type here is kept or sent: it is gone when you leave this page."
      className="sm:w-[min(66rem,calc(100vw-3rem))]! sm:max-h-[92dvh]!"
    >
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          {letters.length > 1 ? (
            <RadioCards
              label="Which letter?"
              value={letter.id}
              onChange={setChosen}
              choices={letters.map(({ id, name, use }) => ({ value: id, label: name, description: use }))}
            />
          ) : (
            <div>
              <h3 className="text-[1.2rem]">{letter.name}</h3>
              <p>{letter.use}</p>
            </div>
          )}
          <LetterAdvice advice={letter.advice(guide)} />
          <LetterFields
            fields={letter.fields}
            filled={filled}
            onFill={(name, value) => setTyped({ ...typed, [name]: value })}
          />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-5">
          <h3 className="text-[1.2rem]">Your letter</h3>
          <LetterActions key={letter.id} letter={letter} paper={paper} place={place.code} />
          <PaperView paper={paper} label={`Your letter: ${letter.name}`} />
        </div>
      </div>
    </Dialog>
  );
}

function LetterActions({ letter, paper, place }: { letter: Letter; paper: Paper; place: PlaceCode }) {
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(paper));
      setSaid('Copied.');
      track('letter_made', place);
    } catch {
      setSaid('Your browser did not allow copying. Save the text instead.');
    }
  }

  function saveText() {
    saveFile(`${letter.id}.txt`, 'text/plain;charset=utf-8', plainText(paper));
    setSaid('Saved as text.');
    track('letter_made', place);
  }

  async function savePdf() {
    setBusy(true);
    setSaid('');
    try {
      const makePdf = await pdfMaker.load();
      const { bytes, changed } = await makePdf(paper);
      saveFile(`${letter.id}.pdf`, 'application/pdf', bytes);
      track('letter_made', place);
      setSaid(
        changed.length > 0
          ? `Saved as PDF. ${changedLetters(changed)}. The text has them all.`
          : 'Saved as PDF.',
      );
    } catch {
      setSaid('The part that makes PDFs could not be loaded. Check your connection, or save the text.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button busy={busy} busyLabel="Making the PDF…" onClick={savePdf}>
          <FileDown aria-hidden />
          Save as PDF
        </Button>
        <Button variant="secondary" onClick={saveText}>
          <Download aria-hidden />
          Save as text
        </Button>
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden />
          Copy
        </Button>
        {letter.mailed && (
          <ButtonLink variant="secondary" href={mailOf(paper)} onClick={() => track('letter_made', place)}>
            <Mail aria-hidden />
            Open in my mail app
          </ButtonLink>
        )}
      </div>
      <p role="status" className={said ? 'mt-3' : undefined}>
        {said}
      </p>
    </div>
  );
}

/** A new mail with the letter in it, to nobody yet. The device's own mail app opens; nothing goes through us. */
function mailOf(paper: Paper): string {
  return `mailto:?subject=${encodeURIComponent(paper.title)}&body=${encodeURIComponent(plainText(paper))}`;
}
