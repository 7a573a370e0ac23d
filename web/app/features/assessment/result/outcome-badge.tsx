import type { Outcome } from '@openslate/law/engine/result.ts';
import { CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon, Sparkles } from 'lucide-react';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { outcomeLabels } from './outcome-words.ts';

const looks: Record<Outcome, { kind: NonNullable<BadgeProps['kind']>; icon: LucideIcon }> = {
  automatic: { kind: 'good', icon: Sparkles },
  eligible: { kind: 'good', icon: CircleCheck },
  not_yet: { kind: 'date', icon: Clock },
  not_eligible: { kind: 'no', icon: CircleX },
  needs_review: { kind: 'plain', icon: CircleHelp },
};

/** The answer for a charge in two or three words. */
export function OutcomeBadge({
  outcome,
  label = outcomeLabels[outcome],
}: {
  outcome: Outcome;
  label?: string;
}) {
  const { kind, icon } = looks[outcome];
  return (
    <Badge kind={kind} icon={icon}>
      {label}
    </Badge>
  );
}
