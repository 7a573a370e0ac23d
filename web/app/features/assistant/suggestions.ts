import type { PlaceCode } from '@openslate/law/place/places.ts';

/** Ordinary questions to begin with. Where the place is known, none has to name it. */
export function suggestionsFor(place: PlaceCode | undefined): readonly string[] {
  return place === undefined ? anywhere : inPlace;
}

const anywhere = [
  'Can I clear an old marijuana charge in New Jersey?',
  'How long do I wait for a misdemeanor in Ohio?',
  'What does “sealed” mean?',
  'My job found my record. What are my rights?',
];

const inPlace = [
  'Can I clear a misdemeanor?',
  'How long do I have to wait?',
  'What does it cost?',
  'Who can help me for free?',
];
