import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { everyProgress } from '../assessment/kept-progress.ts';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { BadgeList } from './badge-list.tsx';
import { PlaceSteps } from './place-steps.tsx';

type ResultStepsProps = {
  name: string;
  progress: SavedProgress;
  onTick: (mark: string, isDone: boolean) => void;
};

/** How far somebody has come with the result they look at, and what they have earned in all states. */
export function ResultSteps({ name, progress, onTick }: ResultStepsProps) {
  const others = everyProgress().filter(({ selectedState }) => selectedState !== progress.selectedState);
  return (
    <Card as="section" aria-labelledby="your-progress">
      <h2 id="your-progress">Your progress</h2>
      <p className="mt-1 mb-4">Tick off what is behind you. It stays on this device.</p>
      <PlaceSteps name={name} progress={progress} onTick={onTick} />
      <BadgeList kept={[progress, ...others]} />
      <p className="mt-4">
        <Link to="/assessment">See all your states, save a copy or erase</Link>
      </p>
    </Card>
  );
}
