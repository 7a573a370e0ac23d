/** How far it is. A picture that does not read is turned, and read again. */
export type ReadingProgress = {
  readonly step: 'getting_ready' | 'reading' | 'reading_turned';
  /** Of this step, from 0 to 100. */
  readonly percent: number;
};

const steps: Readonly<Record<ReadingProgress['step'], string>> = {
  getting_ready: 'Getting ready to read',
  reading: 'Reading the picture',
  reading_turned: 'Turning the picture and reading it again',
};

export function progressWords({ step, percent }: ReadingProgress): string {
  return `${steps[step]}: ${percent} %`;
}
