import { toastFor } from '../../../../parts/missing-part.ts';
import { part } from '../../../../parts/part.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/overlays/toast.ts';

type ExamplePapersProps = { disabled: boolean; onText: (text: string) => void; className?: string };

const texts = part(() => import('./example-texts.ts').then(({ exampleTexts }) => exampleTexts));

const examples = [
  { id: 'hearing', name: 'A court date' },
  { id: 'dismissal', name: 'An order of dismissal' },
  { id: 'docket', name: 'A court record' },
] as const;

/** Papers that nobody ever got, to see what this does before one opens one’s own. */
export function ExamplePapers({ disabled, onText, className }: ExamplePapersProps) {
  async function show(id: (typeof examples)[number]['id']) {
    try {
      onText((await texts.load())[id]);
    } catch (error) {
      showToast(toastFor(error));
    }
  }

  return (
    <div className={className}>
      <h2 className="text-[1.15rem]">Try it with an invented paper</h2>
      <p className="mt-1 text-soft">The people, courts’ numbers and days in these are made up.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {examples.map(({ id, name }) => (
          <Button key={id} variant="secondary" size="small" disabled={disabled} onClick={() => show(id)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
