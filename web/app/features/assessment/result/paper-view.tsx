import type { Paper, Part, Words } from '../documents/paper.ts';

/** A paper on the screen, as it will be printed. */
export function PaperView({ paper, label }: { paper: Paper; label: string }) {
  return (
    <section
      aria-label={label}
      // What is typed changes it: it can be read here, and is not read aloud with each letter.
      className="rounded-field border border-edge bg-paper px-5 py-6 text-[0.95rem] [overflow-wrap:anywhere] [&>*+*]:mt-4"
    >
      {paper.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a letter do not change places.
        <PartView key={index} part={part} />
      ))}
    </section>
  );
}

function PartView({ part }: { part: Part }) {
  switch (part.kind) {
    case 'heading':
      return <p className="font-[650] text-[1.1rem]">{part.text}</p>;
    case 'words':
      return (
        <p className={part.look === 'strong' ? 'font-[650]' : undefined}>
          <WordsView words={part} />
        </p>
      );
    case 'lines':
      return <p className="whitespace-pre-line">{part.lines.join('\n')}</p>;
    case 'list': {
      const List = part.marker === 'number' ? 'ol' : 'ul';
      return (
        <List className={part.marker === 'number' ? 'list-decimal pl-6' : 'list-disc pl-6'}>
          {part.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the items of a list.
            <li key={index} className="whitespace-pre-line">
              <WordsView words={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function WordsView({ words: { lead, text } }: { words: Words }) {
  return (
    <>
      {lead && <b className="font-[650]">{`${lead} `}</b>}
      {text}
    </>
  );
}
