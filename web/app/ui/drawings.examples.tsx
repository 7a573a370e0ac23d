import {
  ChosenAnswer,
  ChosenTile,
  Helper,
  MarkedDay,
  OpenBook,
  OpenDoor,
  Pages,
  Road,
  ShortPage,
  Signpost,
  TwoVoices,
  WipedPage,
} from './drawings.tsx';
import type { Examples } from './examples.ts';

const all = [
  ChosenTile,
  ChosenAnswer,
  MarkedDay,
  OpenBook,
  TwoVoices,
  Road,
  OpenDoor,
  WipedPage,
  Helper,
  Signpost,
  Pages,
  ShortPage,
];

export const examples: Examples = {
  title: 'Drawings',
  purpose: 'To look at, beside words that say the same.',
  states: [
    {
      name: 'All',
      render: () => (
        <div className="flex flex-wrap gap-4">
          {all.map((Drawing) => (
            <Drawing key={Drawing.name} className="size-16" />
          ))}
        </div>
      ),
    },
    {
      name: 'Small',
      render: () => (
        <div className="flex flex-wrap gap-3">
          {all.map((Drawing) => (
            <Drawing key={Drawing.name} className="size-10" />
          ))}
        </div>
      ),
    },
  ],
};
