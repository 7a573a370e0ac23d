import type { Examples } from '../../ui/examples.ts';

const modules = import.meta.glob<{ examples: Examples }>('../../ui/**/*.examples.tsx', { eager: true });

/** Every component that has examples, by name. */
export const components = Object.values(modules)
  .map(({ examples }) => ({ ...examples, anchor: anchorFor(examples.title) }))
  .sort((a, b) => a.title.localeCompare(b.title, 'en-US'));

function anchorFor(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
