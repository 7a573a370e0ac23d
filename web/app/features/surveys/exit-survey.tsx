import { surveys } from '@openslate/contract/survey-questions.ts';
import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { SurveyTrigger } from './send-answer.ts';
import { SurveyQuestions } from './survey-questions.tsx';
import { whatGoesAlong } from './what-goes-along.ts';

/** How long the thanks can be read before the dialog closes by itself, in milliseconds. */
const closesAfter = 1_000;

/** Asks people who seem to be leaving why. It can be closed at any time, and what was answered until then counts. */
export function ExitSurvey({ trigger, onClose }: { trigger: SurveyTrigger; onClose: () => void }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onClose, closesAfter);
    return () => clearTimeout(timer);
  }, [done, onClose]);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Quick Feedback"
      description={`Two short questions. ${whatGoesAlong}`}
      className="max-sm:top-auto!"
    >
      <SurveyQuestions
        survey="exit_intent"
        questions={surveys.exit_intent}
        trigger={trigger}
        onDone={() => setDone(true)}
      />
    </Dialog>
  );
}
