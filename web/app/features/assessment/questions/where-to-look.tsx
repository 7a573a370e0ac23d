import type { Guide } from '@openslate/law/place/guide.ts';
import { useState } from 'react';
import { part } from '../../../parts/part.ts';
import { usePart } from '../../../parts/use-part.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { WhereRead } from '../result/where-read.tsx';
import { givesCertificates, paperFor } from './paper-lines.ts';

const picture = part(() => import('./paper-picture.tsx').then(({ PaperPicture }) => PaperPicture));

type WhereToLookProps = {
  /** What the question itself says. */
  texts: readonly string[];
  field: string;
  placeName: string;
  guide: Guide;
};

/** Where the answer is found: on which paper, in which line, and who in this place gives it out. */
export function WhereToLook({ texts, field, placeName, guide }: WhereToLookProps) {
  const [opened, setOpened] = useState(false);
  const isOnPaper = paperFor(field) !== undefined;
  const drawn = usePart(picture, opened && isOnPaper);
  return (
    <Accordion summary="Where to find it" onToggle={(event) => setOpened(event.currentTarget.open)}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {opened && isOnPaper && (
        <>
          {drawn.kind === 'ready' && <drawn.part field={field} withCertificates={givesCertificates(guide)} />}
          <p className="font-[650]">{`How to get your papers: ${placeName}`}</p>
          <ul className="list-disc pl-5">
            {guide.ownRecord.map((each) => (
              <li key={each.text}>
                {each.text} <WhereRead {...each} label="Go there" newTab />
              </li>
            ))}
          </ul>
        </>
      )}
    </Accordion>
  );
}
