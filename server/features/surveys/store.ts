import { type SurveyAspect, surveyAspects } from '@openslate/contract/survey-questions.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CountedAnswer } from './reduce.ts';

const keptDays = 2 * 365;

export type SurveyCount = { survey: string; question: string; value: string; count: number };

/** How often each answer was given on each day, for two years. */
export class SurveyCounts {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** In one statement, so that an answer is counted whole or not at all, however many come at once. */
  async add({ survey, question, answer, aspects }: CountedAnswer): Promise<void> {
    const day = this.#day(0);
    const row = (aspect: string, value: string) => ({ day, survey, question, aspect, value, count: 1 });
    await this.#tables
      .insertInto('survey_counts')
      // Always in this order: PostgreSQL locks row by row, and two that lock crosswise would block each other.
      .values([row('answer', answer), ...surveyAspects.map((aspect) => row(aspect, aspects[aspect]))])
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'survey', 'question', 'aspect', 'value'])
          .doUpdateSet({ count: sql<number>`survey_counts.count + 1` }),
      )
      .execute();
  }

  /** Answers by day, oldest first. */
  async answers(): Promise<(SurveyCount & { day: string })[]> {
    return this.#tables
      .selectFrom('survey_counts')
      .select(['day', 'survey', 'question', 'value', 'count'])
      .where('aspect', '=', 'answer')
      .where('day', '>=', this.#day(-keptDays))
      .orderBy('day')
      .execute();
  }

  /** All the rest over the whole time, the most frequent values first. */
  async aspects(): Promise<(SurveyCount & { aspect: SurveyAspect })[]> {
    const rows = await this.#tables
      .selectFrom('survey_counts')
      .select(({ fn }) => ['survey', 'question', 'aspect', 'value', fn.sum<number>('count').as('count')])
      .where('aspect', 'in', [...surveyAspects])
      .where('day', '>=', this.#day(-keptDays))
      .groupBy(['survey', 'question', 'aspect', 'value'])
      .orderBy('count', 'desc')
      .orderBy('value')
      .execute();
    return rows.map((row) => ({ ...row, aspect: row.aspect as SurveyAspect }));
  }

  async forgetOld(): Promise<void> {
    await this.#tables
      .deleteFrom('survey_counts')
      .where('day', '<', this.#day(-keptDays, this.#erasing()))
      .execute();
  }

  #day(fromToday: number, now = this.#now()): string {
    return new Date(now.getTime() + fromToday * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  }
}
