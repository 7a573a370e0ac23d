import type { ByModel } from './by-model.ts';

/** Why an answer is ours, though somebody chose the model. */
export function ModelNote({ of: byModel }: { of: Exclude<ByModel, { kind: 'reworded' }> }) {
  return <p className="text-[0.95rem] text-soft">{noteOn(byModel)}</p>;
}

function noteOn(byModel: Exclude<ByModel, { kind: 'reworded' }>): string {
  const { name } = byModel.model;
  if (byModel.kind === 'not_sent') return 'We answered this on your device. Your question was not sent.';
  switch (byModel.why) {
    case 'not_borne_out':
      return `${name} said something that we could not find in our own words. So here are our own words instead.`;
    case 'not_asked':
      return `We did not pass your question on to ${name}. This answer is in our own words.`;
    case 'unreachable':
      return `Your question did not reach ${name}. Check your connection. This answer is in our own words.`;
    case 'busy':
      return `Too many people are asking ${name} right now. This answer is in our own words.`;
    default:
      return `We got no whole answer from ${name}. This answer is in our own words.`;
  }
}
