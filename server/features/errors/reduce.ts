import { type ErrorReport, keptOfErrorReport } from '@openslate/contract/error-report.ts';
import { masked } from '../../reduce/masked.ts';
import { oneLine } from '../../reduce/one-line.ts';
import { screenOf } from '../../reduce/screen.ts';

/** What is left of a report once everything that could be about the visitor is taken out. */
export function reduced(report: ErrorReport): ErrorReport {
  return {
    errorId: report.errorId,
    screen: screenOf(report.screen).slice(0, keptOfErrorReport.screen),
    // Masked before it is cut, or half an e-mail address might remain at the end.
    message: masked(oneLine(report.message)).slice(0, keptOfErrorReport.message),
    version: versionIn(report.version).slice(0, keptOfErrorReport.version),
  };
}

/** What is not written like a version of ours might be anything. */
function versionIn(text: string): string {
  return /^\d+\.\d+\.\d+[\w.+-]*$/.exec(text.trim())?.[0] ?? '';
}
