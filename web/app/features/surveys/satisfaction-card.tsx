import { surveys } from '@openslate/contract/survey-questions.ts';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { noteAsked } from './asked-before.ts';
import type { SurveyTrigger } from './send-answer.ts';
import { SurveyQuestions } from './survey-questions.tsx';

type SatisfactionProps = {
  trigger: SurveyTrigger;
  /** Without a result there is nothing to have understood. */
  withResult: boolean;
  /** At the edge of the screen rather than in the page. */
  floating?: boolean;
  onClose: () => void;
};

/** Asks whether all this was of use. It waits beside what people came for, and takes neither the screen nor the focus. */
export function SatisfactionCard({ trigger, withResult, floating = false, onClose }: SatisfactionProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [done, setDone] = useState(false);

  // Far below the result, nobody has been asked yet.
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) noteAsked('satisfaction');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={card}
      aria-labelledby={id}
      className={classes(
        'rounded-card border border-line bg-card px-5 py-4 print:hidden',
        floating
          ? 'survey-card fixed inset-x-3 bottom-19 z-20 border-edge shadow-card md:right-6 md:bottom-6 md:left-auto md:w-md'
          : 'reading relative mt-8',
      )}
    >
      <h2 id={id} className="pr-12 font-sans text-[0.95rem] font-[650] text-soft">
        {done
          ? 'Feedback'
          : withResult
            ? 'Two short questions about this site'
            : 'A short question about this site'}
      </h2>
      <IconButton icon={X} label="Close the feedback" className="absolute top-1 right-1" onClick={onClose} />
      <div className="mt-2">
        <SurveyQuestions
          survey="satisfaction"
          questions={withResult ? surveys.satisfaction : surveys.satisfaction.slice(0, 1)}
          trigger={trigger}
          onDone={() => setDone(true)}
        />
      </div>
    </section>
  );
}
