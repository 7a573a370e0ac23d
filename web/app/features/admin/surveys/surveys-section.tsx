import { type SurveyAspect, surveyTypes } from '@openslate/contract/survey-questions.ts';
import { SurveyResults } from '@openslate/contract/surveys.ts';
import { ChartNoAxesColumn } from 'lucide-react';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { inFigures } from '../../../ui/in-figures.ts';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { Loaded } from '../dashboard/loaded.tsx';
import { chartsOf, type SurveyChart } from './survey-charts.ts';

const aspectWords: Record<SurveyAspect, string> = {
  trigger: 'What made it appear',
  screen: 'Page',
  device: 'Device',
  browser: 'Browser',
  referrer: 'Came from',
  time_on_site: 'Time on the site',
};

const titles = { exit_intent: 'When people leave', satisfaction: 'After a result' } as const;

/** What people answered to the two surveys. */
export function SurveysSection() {
  const results = useAdminQuery('/api/admin/surveys', SurveyResults);
  return (
    <Loaded what="the survey results" query={results}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState icon={ChartNoAxesColumn} title="Nobody has answered yet">
            Answers to the surveys are counted here.
          </EmptyState>
        ) : (
          <div className="grid gap-10">
            {surveyTypes.map((survey) => (
              <section key={survey} aria-labelledby={`survey-${survey}`}>
                <h3 id={`survey-${survey}`} className="mb-3 text-[1.4rem]">
                  {titles[survey]}
                </h3>
                <div className="grid gap-4 lg:grid-cols-2">
                  {chartsOf(survey, data).map((chart) => (
                    <QuestionCard key={chart.id} chart={chart} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

function QuestionCard({ chart }: { chart: SurveyChart }) {
  const { question, total, answers, weeks, aspects } = chart;
  return (
    <Card className="min-w-0">
      <BarChart
        caption={`${question} (${inFigures(total)} ${total === 1 ? 'answer' : 'answers'})`}
        headings={['Answer', 'How many']}
        bars={answers.map(({ id, label, count, share }) => ({
          id,
          label,
          value: count,
          words: `${inFigures(count)} · ${share}`,
        }))}
      />
      {weeks.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 py-2 font-[650] text-deep">By week</summary>
          <BarChart
            caption={`Answers by week: ${question}`}
            captionHidden
            headings={['Week from', 'Answers']}
            bars={weeks.map(({ week, count }) => ({ id: week, label: spokenDate(week), value: count }))}
          />
        </details>
      )}
      {aspects.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-11 py-2 font-[650] text-deep">Where and with what</summary>
          <div className="grid gap-6">
            {aspects.map(({ id, counts }) => (
              <BarChart
                key={id}
                caption={`${aspectWords[id]}: ${question}`}
                captionHidden
                headings={[aspectWords[id], 'Answers']}
                bars={counts.map(({ value, count }) => ({
                  id: value,
                  label: value.replaceAll('_', ' '),
                  value: count,
                }))}
              />
            ))}
          </div>
        </details>
      )}
    </Card>
  );
}
